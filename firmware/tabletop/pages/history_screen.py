"""Every move that stands, the newest first; any moment can be looked at."""

from key import OK
from micropython import const
from tabletop.pages import page_words as words
from ui import sign
from ui.layout import footer, header
from ui.screen import Screen
from ui.widgets.small_menu import SmallMenu

_IN_SIGHT = const(5)


class HistoryScreen(Screen):
    """A list of labels. Those in sight are read off the log; all would fill the heap."""

    help = words.HELP_HISTORY

    def __init__(self, game):
        super().__init__()
        self._game = game
        self._menu = SmallMenu([])
        self._read = 0  # the first row that was read

    def enter(self, now):
        """Read the labels, keeping the place when one comes back from a look."""
        rows = 1 + self._game.table.done
        cursor = self._menu.cursor
        self._menu = SmallMenu([b""] * rows, [b""] * rows)
        self._menu.choose(cursor)
        self._read_rows()

    def _read_rows(self):
        """Read what is in sight, and forget what is not."""
        table, menu = self._game.table, self._menu
        for row in range(self._read, min(self._read + _IN_SIGHT, len(menu.rows))):
            menu.rows[row] = menu.values[row] = b""
        menu.scroll(_IN_SIGHT)
        self._read = menu.first
        for row in range(menu.first, min(menu.first + _IN_SIGHT, len(menu.rows))):
            move = table.done - row
            if move:
                menu.rows[row] = b"%d %s" % (move, table.label(move - 1))
                menu.values[row] = sign.EYE if table.was_seen(move - 1) else b""
            else:
                menu.rows[row] = words.THE_START

    def press(self, key, now):
        """Choose a moment; OK looks at it."""
        if self._menu.move(key):
            self._read_rows()
        elif key == OK:
            self._game.look(self._game.table.done - self._menu.cursor, now)
        else:
            super().press(key, now)

    def draw(self, canvas):
        """Show five moves."""
        header(canvas, words.HISTORY)
        self._menu.draw_small(canvas)
        footer(canvas, words.LOOK)
