"""Influence: where each point comes from (ZP-INF-01, ZP-INF-02)."""

from games.zoneplex.rules_setup import OTHERS_PLUS
from games.zoneplex.rules_state import NEUTRAL, STONE_KINDS
from micropython import const

_OWN = const(2)
_OTHERS = const(2)
_PLAIN = const(1)


def holder(state, kind):
    """Return the seat that holds the symbol of a chamber, or -1."""
    if kind == NEUTRAL or not state.is_revealed:
        return -1
    for seat in range(state.seats):
        if state.symbols[seat] == kind - 1:
            return seat
    return -1


def stone_value(state, seat, kind):
    """Return what one stone of a seat on a chamber of a kind is worth."""
    owner = holder(state, kind)
    if owner == seat:
        return _OWN
    if owner < 0:
        return _PLAIN
    return _OTHERS if state.setup.has(OTHERS_PLUS) else -_OTHERS


def from_stones(state, seat):
    """Return the Influence of a seat's stones."""
    total = 0
    for kind in range(STONE_KINDS):
        count = state.stones_of(seat, kind)
        if count:
            total += count * stone_value(state, seat, kind)
    return total


def from_relics(state, seat):
    """Return the Influence of a seat's Influential Relics (ZP-REL-07)."""
    return sum(state.influential[seat])


def influence(state, seat):
    """Return the Influence of a seat. Before the reveal it is not counted (ZP-PH-02)."""
    return state.wms[seat] + from_stones(state, seat) + from_relics(state, seat)


def best_other(state, seat):
    """Return the other seat with the most Influence, the first of equals clockwise."""
    best = -1
    for step in range(1, state.seats):
        other = (seat + step) % state.seats
        if best < 0 or influence(state, other) > influence(state, best):
            best = other
    return best
