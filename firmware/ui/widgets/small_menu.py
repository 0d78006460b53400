"""A list in the small font, each row with a value at the right."""

from micropython import const
from ui import sign
from ui.layout import TOP, scroll_bar
from ui.widgets.menu import VALUE_X, Menu

_ROWS = const(5)
_ROW_PX = const(9)
_TEXT_X = const(9)


class SmallMenu(Menu):
    """A menu with five rows in sight."""

    def draw_small(self, canvas):
        """Draw the rows in the small font, each with its value."""
        self.scroll(_ROWS)
        for row in range(min(_ROWS, len(self.rows))):
            index = self.first + row
            y = TOP + row * _ROW_PX
            if index == self.cursor:
                canvas.text(sign.RIGHT, 0, y)
            canvas.text(self.rows[index], _TEXT_X, y)
            if self.values:
                canvas.right(self.values[index], VALUE_X, y)
        scroll_bar(canvas, self.first, _ROWS, len(self.rows))

    def row_y(self):
        """Return the y of the chosen small row, for marks that its owner adds."""
        return TOP + (self.cursor - self.first) * _ROW_PX
