"""A list with a cursor, in big rows. `ui.widgets.small_menu` has more rows in sight."""

from key import DOWN, UP
from micropython import const
from ui import sign
from ui.layout import TOP, scroll_bar

_BIG_ROWS = const(2)
_BIG_PX = const(18)  # long letters end two pixels above the next row
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
        """Draw two rows in the large font, and the one after them small."""
        self.scroll(_BIG_ROWS)
        for row in range(min(_BIG_ROWS + 1, len(self.rows) - self.first)):
            self._draw_row(canvas, self.first + row, TOP + row * _BIG_PX, row < _BIG_ROWS)
        scroll_bar(canvas, self.first, _BIG_ROWS, len(self.rows))

    def _draw_row(self, canvas, index, y, is_big):
        """Write a row, and its value small on the same line."""
        if is_big:
            canvas.use(canvas.large)
        if index == self.cursor:
            canvas.text(sign.RIGHT, 0, y)
        canvas.text(self.rows[index], _BIG_X, y)
        canvas.use(canvas.small)
        if self.values:
            canvas.right(self.values[index], VALUE_X, y + (_NOTE_DROP_PX if is_big else 0))

    def scroll(self, shown):
        """Keep the cursor in sight, moving the window no further than needed."""
        self.first = min(self.first, self.cursor)
        self.first = max(self.first, self.cursor - shown + 1)
        self.first = max(0, min(self.first, len(self.rows) - shown))
