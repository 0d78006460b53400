"""The home tiles of a base, and who stands on them (ZS-12)."""

from games.zones.rules.board.lines import NEXT, adjacent
from games.zones.rules.state import NONE
from micropython import const

ENOUGH = const(2)  # pieces that fell a base


def attackers(state, seat):
    """Return how many enemies stand on the home tiles of a seat's base."""
    base, found = state.bases[seat], 0
    if base == NONE:
        return 0
    for at in range(8 * base, 8 * base + 8):
        near = NEXT[at]
        if near != NONE and state.pieces[near] and (state.pieces[near] - 1) >> 2 != seat:
            found += 1
    return found


def falls(state, seat, cell):
    """Tell whether the base of a seat falls now that an enemy has come to a cell (ZSD-21)."""
    return adjacent(cell, state.bases[seat]) and attackers(state, seat) >= ENOUGH
