"""Where most people mean to draw a sector: the cursor begins there."""

from games.zeds.rules.state import NONE, SQUARES
from games.zeds.rules.zone import referee
from games.zeds.rules.zone import sheet as known
from games.zeds.rules.zone.area import Area
from games.zeds.rules.zone.open_squares import open_sheet, opened

_NEXT = 2 * SQUARES  # above any distance


def first_square(state, seat):
    """Return the free square that is next to the passable area and nearest to the exit.

    It does not lose, and leaves the way to the exit open. Without any it is the square that lies
    furthest beside the way.
    """
    zone = state.zones[seat]
    reached = Area(state.sheet, zone).reached
    free = [square for square in range(SQUARES) if zone[square] == NONE]
    for _, square in sorted([(-_worth(state.sheet, reached, each), each) for each in free]):
        outcome = referee.preview(state, seat, square)
        is_joined = outcome.area.reached[square] and not outcome.loses
        if is_joined and _is_way_open(state, seat, square):
            return square
    return max(free, key=lambda square: _beside_the_way(state.sheet, square))


def _is_way_open(state, seat, square):
    """Tell whether open squares wherever nothing is drawn would lead to the exit."""
    zone = bytearray(state.zones[seat])
    zone[square] = state.sector[seat]
    sheet, wild = open_sheet(state.sheet, zone)
    return Area(sheet, opened(zone, wild)).has_path


def _worth(sheet, reached, square):
    """Return how likely a square is meant."""
    entrance, goal = known.entrance(sheet)[0], known.way_out(sheet)[0]
    is_next = square == entrance or _is_next(reached, square, known.columns(sheet))
    return (_NEXT if is_next else 0) - _far(sheet, square, goal)


def _is_next(reached, square, columns):
    """Tell whether a neighbour is reached."""
    column = square % columns
    return bool(
        (square >= columns and reached[square - columns])
        or (square + columns < SQUARES and reached[square + columns])
        or (column and reached[square - 1])
        or (column < columns - 1 and reached[square + 1])
    )


def _far(sheet, square, other):
    """Return how many steps two squares are apart."""
    columns = known.columns(sheet)
    down = abs(square // columns - other // columns)
    return down + abs(square % columns - other % columns)


def _beside_the_way(sheet, square):
    """Return how far a square lies beside the straight way from the entrance to the exit."""
    columns = known.columns(sheet)
    start, goal = known.entrance(sheet)[0], known.way_out(sheet)[0]
    down, right = goal // columns - start // columns, goal % columns - start % columns
    far_down, far_right = square // columns - start // columns, square % columns - start % columns
    return abs(down * far_right - right * far_down)
