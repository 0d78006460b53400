"""The Toolbox's list of tools. Each is loaded when it is opened."""

from games.toolbox.rules import contract
from games.toolbox.screens import words
from key import OK
from tabletop.game_screen import GameScreen
from ui import words as ui_words
from ui.layout import footer, header
from ui.widgets.menu import Menu

# In the order of the list. The seats are set in passing: their move belongs to the list.
_TOOLS = (
    contract.TOOL_DICE,
    contract.TOOL_CHOOSE,
    contract.TOOL_COIN,
    contract.TOOL_FIRST,
    contract.TOOL_COUNTERS,
    contract.TOOL_MENU,
    contract.TOOL_TIMER,
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
        self._note = b"" if self.table.header.setup else words.NOBODY_CUT

    def changed(self, now):
        """Offer a cut as long as nothing was done that one could not be about."""
        can_cut = self._note and not (self.table.done or self.game.is_looking)
        self._menu.rows = list(_NAMES) + [words.CUT_FIRST] * bool(can_cut)
        self._menu.choose(min(self._menu.cursor, len(self._menu.rows) - 1))

    def choose(self, tool):
        """Put the cursor on a tool."""
        self._menu.choose(_TOOLS.index(tool))

    def press(self, key, now):
        """Choose a tool; OK opens it."""
        if self._menu.move(key):
            return
        if key == OK and self._menu.cursor == len(_NAMES):
            self.stack.push(self._number_screen(), now)
        elif key == OK:
            self.stack.push(open_tool(_TOOLS[self._menu.cursor], self.game), now)
        elif self.game.is_looking:
            super().press(key, now)
        else:
            self.game.leave(now)

    def _number_screen(self):
        """Return what begins a Toolbox that is cut: a number, then the seal, then the cut."""
        from tabletop.setup.number_screen import NumberScreen
        from tabletop.setup.wheels import Wheels

        return NumberScreen(Wheels(), self._cut)

    def _cut(self, number, now):
        self.game.home.start_with(contract.WITH_CUT, number, now)

    def draw(self, canvas):
        """Show three tools, and whether chance is the device's alone."""
        header(canvas, words.TITLE, self._note)
        self._menu.draw(canvas)
        footer(canvas, ui_words.OK_OPEN)


def open_tool(tool, game):
    """Return the screen of a tool. Only that one is loaded."""
    screen: GameScreen
    if tool == contract.TOOL_DICE:
        from games.toolbox.screens.dice_screen import DiceScreen

        screen = DiceScreen(game)
    elif tool == contract.TOOL_CHOOSE:
        from games.toolbox.screens.choose_screen import ChooseScreen

        screen = ChooseScreen(game)
    elif tool == contract.TOOL_COIN:
        from games.toolbox.screens.coin_screen import CoinScreen

        screen = CoinScreen(game)
    elif tool == contract.TOOL_FIRST:
        from games.toolbox.screens.first_screen import FirstScreen

        screen = FirstScreen(game)
    elif tool == contract.TOOL_COUNTERS:
        from games.toolbox.screens.counters_screen import CountersScreen

        screen = CountersScreen(game)
    elif tool == contract.TOOL_MENU:
        from games.toolbox.screens.number_screen import SeatsScreen

        screen = SeatsScreen(game)
    else:
        from games.toolbox.screens.timer_screen import TimerScreen

        screen = TimerScreen(game)
    return screen
