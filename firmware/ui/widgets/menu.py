"""A list with a cursor, its chosen row large. `ui.widgets.small_menu` has more rows in sight."""

from key import DOWN, UP
from micropython import const
from ui import sign
from ui.layout import TOP, scroll_bar

_ROWS = const(4)
_LARGE_PX = const(17)
_SMALL_PX = const(9)
_TEXT_X = const(14)
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
        """Draw four rows, the chosen one in the large font; no row touches another."""
        self.scroll(_ROWS)
        y = TOP
        for index in range(self.first, min(self.first + _ROWS, len(self.rows))):
            note_y = y
            if index == self.cursor:
                canvas.use(canvas.large)
                canvas.text(sign.RIGHT, 0, y)
                canvas.text(self.rows[index], _TEXT_X, y)
                canvas.use(canvas.small)
                note_y = y + _NOTE_DROP_PX
                y += _LARGE_PX
            else:
                canvas.text(self.rows[index], _TEXT_X, y)
                y += _SMALL_PX
            if self.values:
                canvas.right(self.values[index], VALUE_X, note_y)
        scroll_bar(canvas, self.first, _ROWS, len(self.rows))

    def scroll(self, shown):
        """Keep the cursor in sight, moving the window no further than needed."""
        self.first = min(self.first, self.cursor)
        self.first = max(self.first, self.cursor - shown + 1)
        self.first = max(0, min(self.first, len(self.rows) - shown))
