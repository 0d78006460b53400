"""Zeds Zone's door: its rules, its set-up, and the screens that belong to a state."""

from games.zeds.rules import contract
from games.zeds.rules import setup as decisions

RULES = contract
SETUP = b"\x00\x03Ann\x03Ben"
names = decisions.names_of


def cutters(setup):
    """Return how many players cut before the start: everybody; where the dice are alone, one."""
    return max(1, len(names(setup)))
