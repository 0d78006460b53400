"""The Toolbox's list of tools. Each is loaded when it is opened."""

from games.toolbox import words
from key import OK
from tabletop.game_screen import GameScreen
from ui import words as ui_words
from ui.layout import footer, header
from ui.menu import Menu


class MenuScreen(GameScreen):
    """The tools, one a row."""

    help = words.HELP_MENU

    def __init__(self, table):
        super().__init__(table)
        self._menu = Menu(
            [
                words.DICE,
                words.CHOOSE_DICE,
                words.COIN,
                words.FIRST,
                words.COUNTERS,
                words.SEATS,
                words.TIMER,
            ]
        )

    def press(self, key, now):
        """Choose a tool; OK opens it."""
        if self._menu.move(key):
            return
        if key == OK:
            self.stack.push(_open(self._menu.rows[self._menu.cursor], self.table), now)
        else:
            super().press(key, now)

    def draw(self, canvas):
        """Show three tools."""
        header(canvas, words.TITLE)
        self._menu.draw(canvas)
        footer(canvas, ui_words.OK_OPEN)


def _open(tool, table):
    """Return the screen of a tool. Only that one is loaded."""
    if tool is words.DICE:
        from games.toolbox.dice_screen import DiceScreen as Tool
    elif tool is words.CHOOSE_DICE:
        from games.toolbox.choose_screen import ChooseScreen as Tool
    elif tool is words.COIN:
        from games.toolbox.coin_screen import CoinScreen as Tool
    elif tool is words.FIRST:
        from games.toolbox.first_screen import FirstScreen as Tool
    elif tool is words.COUNTERS:
        from games.toolbox.counters_screen import CountersScreen as Tool
    elif tool is words.SEATS:
        from games.toolbox.number_screen import SeatsScreen as Tool
    else:
        from games.toolbox.timer_screen import TimerScreen as Tool
    return Tool(table)
