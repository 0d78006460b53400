"""The Toolbox's door: its rules, and the screens that belong to a state."""

from games.toolbox.rules import contract
from games.toolbox.screens.menu_screen import MenuScreen, open_tool

RULES = contract
NEVER_ENDS = True
SETUP = b""


def cutters(setup):
    """Return how many cut before the start: nobody, for it is open at once, or one for all."""
    return len(setup)


def signs():
    """Return the module of the Toolbox's own signs."""
    from games.toolbox import signs as own

    return own


def screens(game):
    """Return the screens for the state of the table, the one in sight last."""
    menu = MenuScreen(game)
    tool = game.table.state.tool
    if tool in (contract.TOOL_NONE, contract.TOOL_MENU):
        return [menu]
    menu.choose(tool)
    return [menu, open_tool(tool, game)]
