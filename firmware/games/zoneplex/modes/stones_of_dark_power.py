"""Stones in Evocation: one on Dark Power hits for 3 without a roll, all others are rolled for."""

from games.zoneplex.rules.state import DARK
from micropython import const

_DAMAGE = const(3)


def damage(state, counts):
    """Return how many of these stones are rolled for, and what the others do (EV-DRK-01).

    `counts` are the stones of each seat; those on Dark Power go first.
    """
    rolled = dark = 0
    for seat in range(state.seats):
        sure = min(counts[seat], state.stones_of(seat, DARK))
        rolled += counts[seat] - sure
        dark += sure
    return rolled, dark * _DAMAGE


def one_more(state, helpers, counts):
    """Return the seat whose stone comes next: the first with one on Dark Power, else with any."""
    spare = -1
    for step in range(state.seats):
        seat = (state.active + step) % state.seats
        if not helpers >> seat & 1 or counts[seat] >= state.placed_stones(seat):
            continue
        if counts[seat] < state.stones_of(seat, DARK):
            return seat
        if spare < 0:
            spare = seat
    return spare


def lifted(state, kinds):
    """Let the lifted stones on Dark Power hit at once; return what happened (AMB-57)."""
    from games.zoneplex.modes.sure_hit import hit

    count = 0
    for seat in range(state.seats):
        dark = kinds[seat].count(DARK)
        state.battle.lifted[seat] -= dark
        count += dark
    return hit(state, count * _DAMAGE)
