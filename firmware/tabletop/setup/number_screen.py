"""A number of the table's own, which goes into the seal: large digits, to be turned and taken."""

from micropython import const
from tabletop.setup import cut_words as words
from tabletop.setup.wheel_screen import WheelScreen
from ui.layout import footer, header

_WHEELS_X = const(42)
_WHEELS_Y = const(28)


class NumberScreen(WheelScreen):
    """OK keeps the number, or hands it to `taken(number, now)`; BACK changes nothing."""

    help = words.HELP_NUMBER

    def __init__(self, wheels, taken=None):
        super().__init__(wheels)
        self._taken = taken

    def take(self, now):
        """Go back to the set-up, or on with what the number is for."""
        if self._taken is None:
            self.stack.pop(now)
        else:
            self._taken(self._wheels.number, now)

    def draw(self, canvas):
        """Show the number across the table."""
        header(canvas, words.NUMBER_TITLE)
        canvas.text(words.NUMBER_HINT, 0, 13)
        canvas.use(canvas.large)
        self._wheels.draw(canvas, _WHEELS_X, _WHEELS_Y)
        canvas.use(canvas.small)
        canvas.right(words.CUT_TURN, 128, _WHEELS_Y + 18)
        footer(canvas, words.NUMBER_TAKE)
