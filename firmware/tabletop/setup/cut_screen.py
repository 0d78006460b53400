"""Each player's cut: one press at a moment of their own goes into the seed."""

from key import BACK, OK
from micropython import const
from tabletop.seat_lights import paint_seats
from tabletop.setup import cut_words as words
from tabletop.setup.seal_mark import draw_pseudo, is_pseudo, seal_words
from tabletop.words import UNDO_NEW_GAME
from ui import sign
from ui.layout import footer, header
from ui.screen import Screen

_NUMBERS = const(100)
_TICK_MS = const(10)
_SEAT_Y = const(12)
_NOTE_Y = const(32)
_SEAL_Y = const(46)
_NUMBER_X = const(84)
_NUMBER_Y = const(11)


class CutScreen(Screen):
    """Shows the seal and a running number; OK stops it for the player whose turn it is.

    BACK leaves; who comes back goes on with the next cut. A cut cannot be taken back, or
    somebody could try until the cards please them.
    """

    help = words.HELP_CUT

    def __init__(self, game, seats):
        super().__init__()
        self._game = game
        self._table = game.table
        self._seats = seats
        self._number = 0
        self._seal = seal_words(self._table.header)
        self._is_pseudo = is_pseudo(self._table.header)
        self._count = self._note = self._name = b""

    def enter(self, now):
        """Take up the cuts made so far."""
        cuts = self._table.cuts
        self._count = words.CUT_COUNT % (len(cuts) + 1, self._seats)
        self._name = self._game.seat_name(min(len(cuts), self._seats - 1))
        self._note = words.CUT_HINT
        if cuts:
            self._note = words.CUT_LAST % (self._game.seat_name(cuts[-1][0]), cuts[-1][1])

    def press(self, key, now):
        """Take the cut of the player whose turn it is; after the last one the game begins."""
        if key != OK:
            super().press(key, now)
            return
        outcome = ()
        if len(self._table.cuts) < self._seats:
            outcome = self._table.cut(self._cut(now))
        if not outcome and len(self._table.cuts) >= self._seats:
            outcome = self._table.begin()
        if outcome:
            self.stack.say(outcome.sentence, now)
        elif self._table.has_begun:
            self._game.show(now)
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

    def update(self, now):
        """Let the number run."""
        number = now // _TICK_MS % _NUMBERS
        if number == self._number:
            return False
        self._number = number
        return True

    def draw(self, canvas):
        """Show whose cut it is, the running number and the seal."""
        header(canvas, words.CUT_TITLE, self._count)
        canvas.use(canvas.large)
        canvas.text(self._name, 0, _SEAT_Y)
        canvas.use(canvas.digits)
        canvas.two_digits(self._number, _NUMBER_X, _NUMBER_Y)
        canvas.use(canvas.small)
        canvas.text(self._note, 0, _NOTE_Y)
        x = canvas.text(sign.LOCK, 0, _SEAL_Y)
        x = canvas.text(words.SEAL, x + 2, _SEAL_Y)
        canvas.text(self._seal, x + 5, _SEAL_Y)
        if self._is_pseudo:
            draw_pseudo(canvas, 127, _SEAL_Y)
        footer(canvas, words.CUT_NOW)

    def paint(self, row, now):
        """Let the seat breathe whose cut it is."""
        paint_seats(row, self._seats, len(self._table.cuts), now)

    def _cut(self, now):
        """Return what a press adds to the seed: the seat, the number in sight, the moment."""
        return bytes((len(self._table.cuts), self._number)) + now.to_bytes(4, "big")
