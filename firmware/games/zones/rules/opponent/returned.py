"""Whom the device takes back when its Trollwife captures."""

from games.zones.rules import setup as decisions
from games.zones.rules.state import HILL_TROLL, NONE, WARRIOR


def returned(state):
    """Return the most costly kind that a Trollwife may take back, NONE if there is none."""
    found = NONE
    for kind in range(WARRIOR, HILL_TROLL + 1):
        may_return = state.captured[kind] and state.types[kind] == decisions.INFANTRY
        if may_return and (found == NONE or state.costs[kind] > state.costs[found]):
            found = kind
    return found
