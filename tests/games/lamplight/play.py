"""Lamplight's door: its rules, and the screens that belong to a state."""

from games.lamplight import rules
from games.lamplight.table_screen import TableScreen

RULES = rules
SETUP = b"\x03"  # seats


def cutters(setup):
    """Return how many players cut before the start: everybody."""
    return setup[0]


def screens(game):
    """Return the screens for the state of the table."""
    return [TableScreen(game)]
