"""Each player's cut: one press at a moment of their own goes into the seed."""

from engine import seal
from key import OK
from micropython import const
from tabletop import words
from ui import colour, lights
from ui.layout import footer, header
from ui.screen import Screen

_FACES = const(100)


class CutScreen(Screen):
    """Shows the seal and a running number; OK stops it for the player whose turn it is."""

    help = words.HELP_CUT

    def __init__(self, game, seats):
        super().__init__()
        self._game = game
        self._table = game.table
        self._seats = seats
        self._tick = 0
        self._seal = seal.letters(self._table.header.commitment, 8)

    def press(self, key, now):
        """Take the cut of the player whose turn it is."""
        if key != OK:
            super().press(key, now)
            return
        cut = bytes((len(self._table.cuts), now // 10 % _FACES)) + now.to_bytes(4, "big")
        outcome = self._table.cut(cut)
        if not outcome and len(self._table.cuts) >= self._seats:
            outcome = self._table.begin()
            self._game.show(now)
        if outcome:
            self.stack.say(outcome.sentence, now)

    def update(self, now):
        """Let the number run."""
        number = now // 10 % _FACES
        if number == self._tick:
            return False
        self._tick = number
        return True

    def draw(self, canvas):
        """Show whose cut it is, the running number and the seal."""
        header(canvas, words.CUT_TITLE, self._seal)
        canvas.use(canvas.large)
        x = canvas.text(words.SEAT, 4, 24)
        canvas.number(len(self._table.cuts) + 1, x, 24)
        canvas.use(canvas.digits)
        canvas.two_digits(self._tick, 82, 17)
        canvas.use(canvas.small)
        footer(canvas, words.CUT_NOW)

    def paint(self, row, now):
        """Let the seat breathe whose cut it is."""
        for seat in range(self._seats):
            rhythm = lights.TURN if seat == len(self._table.cuts) else lights.PRESENT
            row.set(seat, colour.SEATS[seat % len(colour.SEATS)], rhythm, now)
