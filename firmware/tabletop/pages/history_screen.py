"""Every move that stands, the newest first; any moment can be looked at."""

from key import OK
from tabletop.pages import page_words as words
from ui import sign
from ui.layout import footer, header
from ui.screen import Screen
from ui.widgets.small_menu import SmallMenu


class HistoryScreen(Screen):
    """A list of labels. It is read off the log when the screen is entered."""

    help = words.HELP_HISTORY

    def __init__(self, game):
        super().__init__()
        self._game = game
        self._menu = SmallMenu([])

    def enter(self, now):
        """Read the labels, keeping the place when one comes back from a look."""
        table = self._game.table
        rows = [b"%d %s" % (n, table.label(n - 1)) for n in range(table.done, 0, -1)]
        seen = [sign.EYE if table.was_seen(n - 1) else b"" for n in range(table.done, 0, -1)]
        cursor = self._menu.cursor
        self._menu = SmallMenu(rows + [words.THE_START], seen + [b""])
        self._menu.choose(cursor)

    def press(self, key, now):
        """Choose a moment; OK looks at it."""
        if self._menu.move(key):
            return
        if key == OK:
            self._game.look(self._game.table.done - self._menu.cursor, now)
        else:
            super().press(key, now)

    def draw(self, canvas):
        """Show five moves."""
        header(canvas, words.HISTORY)
        self._menu.draw_small(canvas)
        footer(canvas, words.LOOK)
