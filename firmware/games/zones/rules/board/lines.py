"""Where a step in each of eight directions leads, and how far two cells are apart.

Directions go round from north: the even ones are orthogonal, the odd ones diagonal.
"""

from games.zones.rules.setup import ANY, DIAGONAL
from games.zones.rules.state import CELLS, COLUMNS, NONE
from micropython import const

WAYS = const(8)

_RIGHT = b"\x01\x02\x02\x02\x01\x00\x00\x00"  # of each direction, plus 1
_DOWN = b"\x00\x00\x01\x02\x02\x02\x01\x00"


def _step(cell, way):
    column, row = cell % COLUMNS + _RIGHT[way] - 1, cell // COLUMNS + _DOWN[way] - 1
    is_on_board = 0 <= column < COLUMNS and 0 <= row < COLUMNS
    return row * COLUMNS + column if is_on_board else NONE


# The neighbours of each cell, eight bytes each: a cell, or NONE beyond the edge.
NEXT = bytes([_step(cell, way) for cell in range(CELLS) for way in range(WAYS)])


def adjacent(one, other):
    """Tell whether two cells touch (ZSD-05)."""
    if one == other:
        return False
    columns, rows = one % COLUMNS - other % COLUMNS, one // COLUMNS - other // COLUMNS
    return -1 <= columns <= 1 and -1 <= rows <= 1


def ways(movement):
    """Return the directions of a movement."""
    return range(movement == DIAGONAL, WAYS, 1 if movement == ANY else 2)
