"""The Toolbox's door: its rules, and the screens that belong to a state."""

from games.toolbox import rules
from games.toolbox.menu_screen import MenuScreen, open_tool

RULES = rules
SETUP = b""


def cutters(setup):
    """Return how many players cut before the start: the Toolbox is open at once."""
    return 0


def screens(game):
    """Return the screens for the state of the table, the one in sight last."""
    menu = MenuScreen(game)
    tool = game.table.state.tool
    if tool in (rules.TOOL_NONE, rules.TOOL_MENU):
        return [menu]
    menu.choose(tool)
    return [menu, open_tool(tool, game)]
