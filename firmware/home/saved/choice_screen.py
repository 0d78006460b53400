"""A game is open already: go on with it, or begin another?"""

from home.saved import choice_words as words
from key import OK
from ui import words as ui_words
from ui.layout import footer, header
from ui.screen import Screen
from ui.widgets.menu import Menu


class ChoiceScreen(Screen):
    """Resume stands first. The game that is left stays among the saved ones."""

    help = words.HELP

    def __init__(self, keeper, name, title, serial):
        super().__init__()
        self._keeper = keeper
        self._name = name
        self._title = title
        self._serial = serial
        self._menu = Menu([words.RESUME, words.NEW])

    def press(self, key, now):
        """Choose; OK does it."""
        if self._menu.move(key):
            return
        if key != OK:
            super().press(key, now)
        elif self._menu.cursor:
            self._keeper.start(self._name, now)
        else:
            self._keeper.resume(self._serial, now)

    def draw(self, canvas):
        """Show both ways."""
        header(canvas, self._title)
        self._menu.draw(canvas)
        footer(canvas, ui_words.OK_OPEN)
