"""Influence: where each point comes from (ZP-INF-01, ZP-INF-02)."""

from games.zoneplex.rules.setup import OTHERS_PLUS, WITH_INFLUENCE, WITH_NEUTRALS
from games.zoneplex.rules.state import DARK, NEUTRAL
from micropython import const

_OWN = const(2)
_OTHERS = const(2)
_PLAIN = const(1)


def holder(state, kind):
    """Return the seat that holds the symbol of a chamber, or -1."""
    if kind == NEUTRAL:
        return -1
    for seat in range(state.seats):
        if state.symbols[seat] == kind - 1 and state.is_shown(seat):
            return seat
    return -1


def stone_value(state, seat, kind):
    """Return what one stone of a seat on a chamber of a kind is worth."""
    owner = holder(state, kind)
    if owner == seat:
        return _OWN
    if owner < 0:
        is_off = kind == DARK or (kind == NEUTRAL and not state.setup.offers(WITH_NEUTRALS))
        return 0 if is_off else _PLAIN  # EV-STN-03
    return _OTHERS if state.setup.has(OTHERS_PLUS) else -_OTHERS


def from_stones(state, seat):
    """Return the Influence of a seat's stones."""
    total = 0
    for kind in range(state.kinds):
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


def is_used(setup):
    """Tell whether Influence is used at all in the mode."""
    return setup.offers(WITH_INFLUENCE)


def is_counted(state, seat):
    """Tell whether the Influence of a seat counts by now (ZP-PH-02, EV-SCR-01, ZM-02)."""
    return state.is_shown(seat) and is_used(state.setup)


def best_other(state, seat):
    """Return the other seat with the most Influence, the first of equals clockwise."""
    best = -1
    for step in range(1, state.seats):
        other = (seat + step) % state.seats
        if best < 0 or influence(state, other) > influence(state, best):
            best = other
    return best
