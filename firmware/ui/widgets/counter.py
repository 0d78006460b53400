"""A number being changed: what it was, by how much, what it becomes. Preview, then commit."""

from key import DOWN, UP
from micropython import const
from ui import sign

_ARROWS_X = const(47)
_FOOTER_Y = const(56)
_BIG_Y = const(17)
_OLD_Y = const(15)
_CHANGE_Y = const(35)
_LARGE_DROP_PX = const(9)  # brings a result in the large font to the middle


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
        is_wide = self._is_wide()
        x = 28 if is_wide else 22
        canvas.use(canvas.large)
        canvas.number_centre(self.value, x, _OLD_Y)
        canvas.number_centre(self.change, x, _CHANGE_Y, True)
        canvas.text(sign.RIGHT, 60 if is_wide else 48, _OLD_Y + 10)
        if is_wide:
            canvas.number_centre(self.result, 98, _BIG_Y + _LARGE_DROP_PX)
        else:
            canvas.use(canvas.digits)
            canvas.number_centre(self.result, 93, _BIG_Y)
        canvas.use(canvas.small)
        self.draw_arrows(canvas)

    def draw_arrows(self, canvas):
        """Name the keys that change it now, in the footer between OK and BACK."""
        if self.result < self._high:
            canvas.text(sign.UP, _ARROWS_X, _FOOTER_Y)
        if self.result > self._low:
            canvas.text(sign.DOWN, _ARROWS_X + 9, _FOOTER_Y)

    def _is_wide(self):
        """Tell whether the numbers have too many digits for the largest font."""
        return not (-100 < self.result < 1000 and -1000 < self.change < 1000)
