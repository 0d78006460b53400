"""What captured pieces are worth (ZS-13, ZSD-18)."""

from games.zones.rules.setup import SIDE


def _worth(state, row, seat):
    """Return the points of a side's pieces in a row."""
    kinds = range(SIDE * seat, SIDE * seat + SIDE)
    return sum([row[kind] * state.costs[kind] for kind in kinds])


def captured(state, seat):
    """Return the points of what a seat has captured."""
    return _worth(state, state.captured, 1 - seat)


def in_reserve(state, seat):
    """Return the points of a seat's reserve."""
    return _worth(state, state.reserve, seat)


def army(state, seat):
    """Return the points of all pieces of a side; fifty are expected (ZSD-03)."""
    return _worth(state, state.counts, seat)


def total(state, seat):
    """Return the points of a seat: a winner has the loser's reserve, too (ZSD-24)."""
    found = captured(state, seat)
    return found + in_reserve(state, 1 - seat) if state.winner == seat else found
