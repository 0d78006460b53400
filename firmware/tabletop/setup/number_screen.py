"""A number of the table's own: the wheels in large digits, to be turned and taken."""

from key import OK
from micropython import const
from tabletop.setup import cut_words as words
from ui.layout import footer, header
from ui.screen import Screen

_WHEELS_X = const(42)
_WHEELS_Y = const(30)


class NumberScreen(Screen):
    """The number that goes into the seal; BACK leaves it running if nobody has turned it."""

    help = words.HELP_NUMBER

    def __init__(self, wheels):
        super().__init__()
        self._wheels = wheels

    def press(self, key, now):
        """Turn a wheel; OK takes what stands there."""
        if self._wheels.turn(key):
            return
        if key == OK:
            self._wheels.is_running = False
            self.take(now)
        else:
            super().press(key, now)

    def take(self, now):
        """Do what comes of the number: back to the set-up."""
        self.stack.pop(now)

    def update(self, now):
        """Let the wheels run."""
        return self._wheels.run(now)

    def draw(self, canvas):
        """Show the number across the table."""
        header(canvas, words.NUMBER_TITLE)
        canvas.text(words.NUMBER_HINT, 0, 14)
        canvas.use(canvas.large)
        self._wheels.draw(canvas, _WHEELS_X, _WHEELS_Y)
        canvas.use(canvas.small)
        footer(canvas, words.NUMBER_TAKE)
