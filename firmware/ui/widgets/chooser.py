"""A list of named values of which one can be taken in hand, changed, and kept or put back."""

from key import BACK, DOWN, OK, UP
from micropython import const
from ui import sign, words
from ui.layout import footer
from ui.widgets.menu import VALUE_X
from ui.widgets.small_menu import SmallMenu

# What `press` tells its owner.
MOVED = const(0)
LEFT = const(1)  # BACK with nothing in hand
CHANGED = const(2)  # the value in hand moved by `step`
KEPT = const(3)
PUT_BACK = const(4)


class Chooser(SmallMenu):
    """A menu whose rows have values. The owner keeps the values and their words."""

    def __init__(self, rows):
        super().__init__(rows, [])
        self.is_in_hand = False
        self.step = 0
        self.ok_word = words.OK_CHANGE

    def press(self, key):
        """React to a key and say what it came to."""
        if self.is_in_hand:
            return self._press_in_hand(key)
        if key == OK:
            self.is_in_hand = True
        elif key == BACK:
            return LEFT
        else:
            self.move(key)
        return MOVED

    def draw_small(self, canvas):
        """Draw the rows, mark the value in hand, and name the keys."""
        super().draw_small(canvas)
        if self.is_in_hand:
            self._draw_in_hand(canvas)
            footer(canvas, words.OK_KEEP, words.BACK_CANCEL)
        else:
            footer(canvas, self.ok_word)

    def _press_in_hand(self, key):
        if key in (UP, DOWN):
            self.step = 1 if key == UP else -1
            return CHANGED
        self.is_in_hand = False
        return KEPT if key == OK else PUT_BACK

    def _draw_in_hand(self, canvas):
        y = self.row_y()
        value = self.values[self.cursor]
        width = canvas.measure(value)
        canvas.frame.fill_rect(VALUE_X - width - 2, y - 1, width + 3, 9, 1)
        canvas.use(canvas.small, 0)
        canvas.right(value, VALUE_X, y)
        canvas.use(canvas.small)
        x = canvas.right(sign.DOWN, VALUE_X - width - 4, y)
        canvas.right(sign.UP, x - 1, y)
