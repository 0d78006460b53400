"""A list with a cursor, in big rows. `ui.widgets.small_menu` has more rows in sight."""

from key import DOWN, UP
from micropython import const
from ui import sign
from ui.layout import TOP, scroll_bar

_BIG_ROWS = const(3)
_BIG_PX = const(15)
_BIG_X = const(14)
_NOTE_DROP_PX = const(7)  # brings both fonts on one line
VALUE_X = const(123)


class Menu:
    """Rows of text with one chosen. `rows` and `values` are lists that the owner may change."""

    def __init__(self, rows, values=None):
        self.rows = rows
        self.values = values
        self.cursor = 0
        self.first = 0

    def move(self, key):
        """Move the cursor with UP and DOWN, around the ends; tell whether it moved."""
        if key == UP:
            self.choose(self.cursor - 1)
        elif key == DOWN:
            self.choose(self.cursor + 1)
        else:
            return False
        return True

    def choose(self, index):
        """Put the cursor on a row; past the last comes the first."""
        self.cursor = index % len(self.rows)

    def draw(self, canvas):
        """Draw the rows in the large font."""
        self.scroll(_BIG_ROWS)
        canvas.use(canvas.large)
        for row in range(min(_BIG_ROWS, len(self.rows))):
            index = self.first + row
            y = TOP + row * _BIG_PX
            if index == self.cursor:
                canvas.text(sign.RIGHT, 0, y)
            canvas.text(self.rows[index], _BIG_X, y)
        canvas.use(canvas.small)
        self._draw_notes(canvas)
        scroll_bar(canvas, self.first, _BIG_ROWS, len(self.rows))

    def _draw_notes(self, canvas):
        """Write the values beside big rows, small and on the same line."""
        if not self.values:
            return
        for row in range(min(_BIG_ROWS, len(self.rows))):
            y = TOP + row * _BIG_PX
            canvas.right(self.values[self.first + row], VALUE_X, y + _NOTE_DROP_PX)

    def scroll(self, shown):
        """Keep the cursor in sight, moving the window no further than needed."""
        self.first = min(self.first, self.cursor)
        self.first = max(self.first, self.cursor - shown + 1)
        self.first = max(0, min(self.first, len(self.rows) - shown))
