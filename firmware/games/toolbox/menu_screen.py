"""The Toolbox's list of tools. Each is loaded when it is opened."""

from games.toolbox import rules, words
from key import OK
from tabletop.game_screen import GameScreen
from ui import words as ui_words
from ui.layout import footer, header
from ui.menu import Menu

# In the order of the list. The seats are set in passing: their move belongs to the list.
_TOOLS = (
    rules.TOOL_DICE,
    rules.TOOL_CHOOSE,
    rules.TOOL_COIN,
    rules.TOOL_FIRST,
    rules.TOOL_COUNTERS,
    rules.TOOL_MENU,
    rules.TOOL_TIMER,
)
_NAMES = (
    words.DICE,
    words.CHOOSE_DICE,
    words.COIN,
    words.FIRST,
    words.COUNTERS,
    words.SEATS,
    words.TIMER,
)


class MenuScreen(GameScreen):
    """The tools, one a row."""

    topic = "HELP_MENU"

    def __init__(self, game):
        super().__init__(game)
        self._menu = Menu(list(_NAMES))

    def choose(self, tool):
        """Put the cursor on a tool."""
        self._menu.choose(_TOOLS.index(tool))

    def press(self, key, now):
        """Choose a tool; OK opens it."""
        if self._menu.move(key):
            return
        if key == OK:
            self.stack.push(open_tool(_TOOLS[self._menu.cursor], self.game), now)
        else:
            super().press(key, now)

    def draw(self, canvas):
        """Show three tools."""
        header(canvas, words.TITLE)
        self._menu.draw(canvas)
        footer(canvas, ui_words.OK_OPEN)


def open_tool(tool, game):
    """Return the screen of a tool. Only that one is loaded."""
    if tool == rules.TOOL_DICE:
        from games.toolbox.dice_screen import DiceScreen as Tool
    elif tool == rules.TOOL_CHOOSE:
        from games.toolbox.choose_screen import ChooseScreen as Tool
    elif tool == rules.TOOL_COIN:
        from games.toolbox.coin_screen import CoinScreen as Tool
    elif tool == rules.TOOL_FIRST:
        from games.toolbox.first_screen import FirstScreen as Tool
    elif tool == rules.TOOL_COUNTERS:
        from games.toolbox.counters_screen import CountersScreen as Tool
    elif tool == rules.TOOL_MENU:
        from games.toolbox.number_screen import SeatsScreen as Tool
    else:
        from games.toolbox.timer_screen import TimerScreen as Tool
    return Tool(game)
