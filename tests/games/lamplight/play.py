"""Lamplight's door: its rules, its set-up, and the screens that belong to a state."""

from games.lamplight.rules import contract
from games.lamplight.rules.setup import DEFAULT, decode

RULES = contract
SETUP = DEFAULT


def cutters(setup):
    """Return how many players cut before the start: everybody."""
    return decode(setup).seats


def names(setup):
    """Return what the players are called."""
    return decode(setup).names


def setup_screen(opening):
    """Return the screen on which the table decides how to play."""
    from games.lamplight.screens.sheet import Sheet
    from tabletop.setup.setup_screen import SetupScreen

    return SetupScreen(opening, Sheet(opening))


def screens(game):
    """Return the screen for the state of the table."""
    if contract.is_over(game.table.state):
        from games.lamplight.screens.end_screen import EndScreen

        return [EndScreen(game)]
    from games.lamplight.screens.table_screen import TableScreen

    return [TableScreen(game)]


def lifeboat(state):
    """Return the whole position in words, to go on with paper and real cards."""
    from games.lamplight.screens.lifeboat import lifeboat as put_into_words

    return put_into_words(state)


def menu(game):
    """Return the rows that Lamplight adds to the table menu: (name, function that makes it)."""
    from games.lamplight.screens import menu_rows

    return menu_rows.ROWS
