"""Each player's cut: a number in plain sight goes into the seed, and nothing else does."""

from engine import seal
from key import BACK
from micropython import const
from tabletop.seat_lights import paint_seats
from tabletop.setup import cut_words as words
from tabletop.setup.seal_mark import draw_pseudo, is_pseudo
from tabletop.setup.wheel_screen import WheelScreen
from tabletop.setup.wheels import Wheels
from tabletop.words import UNDO_NEW_GAME
from ui.layout import footer, header

_WHEELS_X = const(20)
_WHEELS_Y = const(11)
_NOTE_Y = const(45)


class CutScreen(WheelScreen):
    """Runs the wheels for the player whose turn it is; OK takes the number they show.

    BACK leaves; who comes back goes on with the next cut. A cut cannot be taken back, or
    somebody could try until the cards please them.
    """

    help = words.HELP_CUT

    def __init__(self, game, seats):
        super().__init__(Wheels())
        self._game = game
        self._table = game.table
        self._seats = seats
        self._is_pseudo = is_pseudo(self._table.header)
        self._count = self._title = self._before = b""

    def enter(self, now):
        """Take up the cuts made so far."""
        cuts = self._table.cuts
        self._count = words.CUT_COUNT % (len(cuts) + 1, self._seats)
        self._title = words.CUT_TITLE % self._game.seat_name(min(len(cuts), self._seats - 1))
        self._before = self._last() if cuts else b""
        self._wheels.is_running = True

    def take(self, now):
        """Take the cut of the player whose turn it is; after the last one the game begins."""
        cuts = self._table.cuts
        outcome = ()
        if len(cuts) < self._seats:
            outcome = self._table.cut(seal.cut(len(cuts), self._wheels.number))
        if not outcome and len(self._table.cuts) >= self._seats:
            outcome = self._table.begin()
        if outcome:
            self.stack.say(outcome.sentence, now)
        elif self._table.has_begun:
            self._game.show(now)
            self._game.home.stack.say(self._last(), now)
        else:
            self.enter(now)

    def hold_word(self, key):
        """Offer to go back to the game before this one, or help."""
        if key == BACK:
            return UNDO_NEW_GAME if self._game.can_undo_start else b""
        return super().hold_word(key)

    def hold(self, key, now):
        """Go back to the game before this one, or open the help."""
        if key == BACK:
            self._game.undo(now)
        else:
            super().hold(key, now)

    def draw(self, canvas):
        """Show whose cut it is, the number, and the cut before."""
        header(canvas, self._title, self._count)
        canvas.use(canvas.digits)
        self._wheels.draw(canvas, _WHEELS_X, _WHEELS_Y)
        canvas.use(canvas.small)
        canvas.text(self._before, 0, _NOTE_Y)
        if self._is_pseudo and not self._before:
            draw_pseudo(canvas, 40, _NOTE_Y)
        canvas.right(words.CUT_TURN, 128, _NOTE_Y)
        footer(canvas, words.CUT_NOW)

    def paint(self, row, now):
        """Let the seat breathe whose cut it is."""
        paint_seats(row, self._seats, len(self._table.cuts), now)

    def _last(self):
        """Return the last cut in words."""
        cut = self._table.cuts[-1]
        return words.CUT_LAST % (self._game.seat_name(cut[0]), seal.number_of(cut))
