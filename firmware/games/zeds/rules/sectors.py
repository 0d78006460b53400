"""The sector table of a seat: what is crossed out, and what is taken instead (ZD-02, ZDD-02)."""

from games.zeds.rules.state import NONE, SECTORS, SIDE
from micropython import const

_FULL = const(63)


def is_crossed(state, seat, sector):
    """Tell whether a seat has crossed a sector out."""
    return state.crossed[SIDE * seat + sector // SIDE] >> sector % SIDE & 1 != 0


def cross(state, seat, sector):
    """Cross a sector out."""
    state.crossed[SIDE * seat + sector // SIDE] |= 1 << sector % SIDE


def free(state, seat, sector):
    """Make a sector free again."""
    state.crossed[SIDE * seat + sector // SIDE] &= ~(1 << sector % SIDE)


def how_many_crossed(state, seat):
    """Return how many sectors a seat has crossed out."""
    count = 0
    for sector in range(SECTORS):
        count += is_crossed(state, seat, sector)
    return count


def offers(state, seat, sector):
    """Return what takes the place of a crossed sector: previous and next, as far as there are.

    They are the nearest free ones of the row. In a full row: the last free one of the nearest row
    above that has any, the first free one of the nearest row below that has any.
    """
    table = state.crossed[SIDE * seat : SIDE * (seat + 1)]
    row, column = sector // SIDE, sector % SIDE
    if table[row] == _FULL:
        found = _last_above(table, row), _first_below(table, row)
    else:
        found = _nearest(table, row, column, -1), _nearest(table, row, column, 1)
    return [each for each in found if each != NONE]


def _nearest(table, row, column, step):
    """Return the first free sector of a row beyond a column, NONE if there is none."""
    column += step
    while 0 <= column < SIDE:
        if not table[row] >> column & 1:
            return row * SIDE + column
        column += step
    return NONE


def _last_above(table, row):
    while row > 0:
        row -= 1
        if table[row] != _FULL:
            return _nearest(table, row, SIDE, -1)
    return NONE


def _first_below(table, row):
    while row < SIDE - 1:
        row += 1
        if table[row] != _FULL:
            return _nearest(table, row, -1, 1)
    return NONE
