"""The Toolbox's door: its rules and its first screen."""

from games.toolbox import rules
from games.toolbox.menu_screen import MenuScreen

RULES = rules


def first_screen(table):
    """Return the screen that the launcher opens."""
    return MenuScreen(table)
