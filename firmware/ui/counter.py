"""A number being changed: what it was, by how much, what it becomes. Preview, then commit."""

from key import DOWN, UP
from micropython import const
from ui import sign

_BIG_Y = const(17)
_OLD_Y = const(15)
_CHANGE_Y = const(35)


class Counter:
    """Holds a value and a change to it, kept within `low` to `high`."""

    def __init__(self, value, low, high, step=1):
        self.value = value
        self.change = 0
        self._low = low
        self._high = high
        self._step = step

    @property
    def result(self):
        """Return what the value becomes."""
        return self.value + self.change

    def move(self, key):
        """Change with UP and DOWN, no further than the ends; tell whether the key was one."""
        if key == UP:
            self.change = min(self.change + self._step, self._high - self.value)
        elif key == DOWN:
            self.change = max(self.change - self._step, self._low - self.value)
        return key in (UP, DOWN)

    def draw(self, canvas):
        """Draw old value and change on the left, the result across the table on the right."""
        canvas.use(canvas.large)
        canvas.number_centre(self.value, 24, _OLD_Y)
        canvas.number_centre(self.change, 24, _CHANGE_Y, True)
        canvas.text(sign.RIGHT, 46, _OLD_Y + 10)
        canvas.use(canvas.digits)
        canvas.number_centre(self.result, 94, _BIG_Y)
        canvas.use(canvas.small)
