"""Where the device puts its base, its tiles and its first pieces, and who comes back.

It looks at its own half alone: what lies in the other one is hidden. The base goes into a corner,
which two enemies reach less easily: which one, the tiles decide that nobody draws. The better two
of the terrains come near it; what stops either side altogether goes far away.
"""

from games.zones.rules import codes, laying
from games.zones.rules import setup as decisions
from games.zones.rules import state as rules
from games.zones.rules.state import COLUMNS, FOREST, HILL_TROLL, HILLS, NONE, WARRIOR
from micropython import const

_SIDE = const(4)  # of a side
_CLOSE = const(99)
_CORNERS = b"\x00\x1e"  # of each side; the other one is five columns away


def choose(state):
    """Return a move for a step before the first turn, or for the Trollwife's return."""
    if state.step == rules.BASE:
        corner = _CORNERS[state.active] + 5 * ((state.bag[0] + state.bag[1]) & 1)
        return bytes((codes.BASE, corner))
    if state.step == rules.LAY:
        return bytes((codes.LAY, _tile(state)))
    if state.step == rules.START:
        return _start(state)
    if state.step == rules.RETURN:
        return bytes((codes.RETURN, returned(state)))
    return bytes((codes.COIN,))


def returned(state):
    """Return the most costly kind that a Trollwife may take back, NONE if there is none."""
    found = NONE
    for kind in range(WARRIOR, HILL_TROLL + 1):
        may_return = state.captured[kind] and state.types[kind] == decisions.INFANTRY
        if may_return and (found == NONE or state.costs[kind] > state.costs[found]):
            found = kind
    return found


def _tile(state):
    """Return the cell for the tile in hand: near the base if it is among the better two."""
    worth = _worth(state, state.hand)
    better = 0
    for terrain in range(4):
        better += _worth(state, terrain) > worth
    sign = 1 if better < 2 else -1
    return min(laying.free(state), key=lambda cell: sign * _distance(state, cell))


def _worth(state, terrain):
    """Return how well a terrain stands at the own base."""
    own = _SIDE * state.active
    total = 0
    for kind in range(decisions.KINDS):
        weight = state.counts[kind] * (1 if own <= kind < own + _SIDE else -1)
        total += 2 * weight * (state.preferred[kind] == terrain)
        total -= weight * (state.difficult[kind] == terrain)
        total -= 3 * abs(weight) * (state.restricted[kind] == terrain)
        if weight < 0 and terrain == (HILLS if kind == HILL_TROLL else FOREST):
            total -= 3 * (kind in (HILL_TROLL, WARRIOR))
    return total


def _start(state):
    """Return the piece and the tile that suit each other best, near the base."""
    best, most = (NONE, NONE), -_CLOSE
    for kind in range(_SIDE * state.active, _SIDE * state.active + _SIDE):
        if not state.reserve[kind]:
            continue
        for cell in laying.starts(state, kind):
            is_preferred = state.terrain[cell] == state.preferred[kind]
            worth = state.costs[kind] + 3 * is_preferred - 2 * _distance(state, cell)
            if worth > most:
                best, most = (kind, cell), worth
    return bytes((codes.START,) + best)


def _distance(state, cell):
    """Return how many steps of a king a cell is from the own base."""
    base = state.bases[state.active]
    down = abs(cell // COLUMNS - base // COLUMNS)
    return max(down, abs(cell % COLUMNS - base % COLUMNS))
