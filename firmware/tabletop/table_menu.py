"""The table menu, reached from every screen of every game by holding OK."""

from key import OK
from ui import words
from ui.help_page import HelpPage
from ui.layout import footer, header
from ui.screen import Screen
from ui.small_menu import SmallMenu

_TITLE = b"Table menu"
_HELP = b"What now?"
_UNDO = b"Undo"
_REDO = b"Redo"
_LEAVE = b"Save and leave"
_NOTHING = b"nothing"


class TableMenu(Screen):
    """What can be done at any moment of a game."""

    def __init__(self, table, help_text):
        super().__init__()
        self._table = table
        self._help = help_text
        self._menu = SmallMenu([_HELP, _UNDO, _REDO, _LEAVE], [b"", b"", b"", b""])

    def enter(self, now):
        """Name the move that undo would take back."""
        self._menu.values[1] = self._table.last_label() or _NOTHING
        self._menu.values[2] = b"" if self._table.can_redo else _NOTHING

    def press(self, key, now):
        """Move, or do what is chosen."""
        if self._menu.move(key):
            return
        if key == OK:
            self._choose(self._menu.cursor, now)
        else:
            super().press(key, now)

    def draw(self, canvas):
        """Show the choices."""
        header(canvas, _TITLE)
        self._menu.draw_small(canvas)
        footer(canvas, words.OK_OPEN)

    def _choose(self, index, now):
        if index == 0:
            self.stack.replace(HelpPage(self._help), now)
        elif index == 1:
            self._table.undo()
            self.enter(now)
        elif index == 2:
            self._table.redo()
            self.enter(now)
        else:
            self.stack.go_home(now)
