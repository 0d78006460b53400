"""One sector of the table: its walls, its split, and the signs in its halves."""

from collections.abc import Callable

from host_tools.workshop.zeds.paper import signs
from host_tools.workshop.zeds.paper.pen import PALE, Pen, Point
from host_tools.workshop.zeds.sheet import Sector

_WALL = 0.09  # of the side of a sector

# By how many there are: the size of each sign, and where they lie, in parts of the side.
_WHOLE = {
    1: (0.44, ((0.5, 0.5),)),
    2: (0.36, ((0.29, 0.5), (0.71, 0.5))),
    3: (0.32, ((0.5, 0.29), (0.28, 0.7), (0.72, 0.7))),
    4: (0.3, ((0.29, 0.29), (0.71, 0.29), (0.29, 0.71), (0.71, 0.71))),
}
_NORTH = {
    1: (0.32, ((0.5, 0.28),)),
    2: (0.3, ((0.3, 0.28), (0.7, 0.28))),
    3: (0.24, ((0.22, 0.28), (0.5, 0.28), (0.78, 0.28))),
    4: (0.19, ((0.2, 0.28), (0.4, 0.28), (0.6, 0.28), (0.8, 0.28))),
}
_NORTH_EAST = {
    1: (0.34, ((0.69, 0.31),)),
    2: (0.25, ((0.53, 0.23), (0.78, 0.47))),
    3: (0.22, ((0.47, 0.2), (0.78, 0.21), (0.79, 0.53))),
    4: (0.18, ((0.4, 0.19), (0.62, 0.19), (0.81, 0.36), (0.81, 0.58))),
}


def draw(pen: Pen, sector: Sector, corner: Point, side: float) -> None:
    """Draw a sector into a square."""
    left, top = corner
    pen.box(corner, (side, side), width=0.5)
    for wall in sector.walls + sector.split:
        pen.shape([(left + x * side, top + y * side) for x, y in _WALLS[wall]])
    for half, items in enumerate(sector.items):
        if items:
            size, places = _places(sector.split, half, len(items))
            for item, (x, y) in zip(items, places):
                signs.draw(pen, item, (left + x * side, top + y * side), size * side)


def guidelines(pen: Pen, corner: Point, side: float) -> None:
    """Draw where walls can halve a square."""
    (left, top), dots = corner, (1.2, 2.4)
    for start, end in _SPLITS.values():
        ends = [(left + x * side, top + y * side) for x, y in (start, end)]
        pen.line(*ends, width=0.5, grey=PALE, dash=dots)


_SPLITS = {
    "-": ((0.0, 0.5), (1.0, 0.5)),
    "|": ((0.5, 0.0), (0.5, 1.0)),
    "\\": ((0.0, 0.0), (1.0, 1.0)),
    "/": ((0.0, 1.0), (1.0, 0.0)),
}


def _strip(left: float, top: float, right: float, bottom: float) -> list[Point]:
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


_CUT = _WALL * 0.7  # by which a slanting wall cuts off a corner
_FALLING = [(0, 0), (_CUT, 0), (1, 1 - _CUT), (1, 1), (1 - _CUT, 1), (0, _CUT)]

# The corners of each wall, in parts of the side; those on borders lie just inside them.
_WALLS: dict[str, list[Point]] = {
    "N": _strip(0, 0, 1, _WALL),
    "E": _strip(1 - _WALL, 0, 1, 1),
    "S": _strip(0, 1 - _WALL, 1, 1),
    "W": _strip(0, 0, _WALL, 1),
    "-": _strip(0, 0.5 - _WALL / 2, 1, 0.5 + _WALL / 2),
    "|": _strip(0.5 - _WALL / 2, 0, 0.5 + _WALL / 2, 1),
    "\\": [(x, y) for x, y in _FALLING],
    "/": [(1 - x, y) for x, y in _FALLING],
}


def _places(split: str, half: int, count: int) -> tuple[float, list[Point]]:
    """Return how large the signs of a half are, and where they lie."""
    kind = {"": _WHOLE, "-": _NORTH, "|": _NORTH}.get(split, _NORTH_EAST)
    size, places = kind[count]
    turn = _TURNS[split]
    return size, [turn(x, y) if half == 0 else _opposite(*turn(x, y)) for x, y in places]


def _opposite(x: float, y: float) -> Point:
    return 1 - x, 1 - y


_TURNS: dict[str, Callable[[float, float], Point]] = {
    "": lambda x, y: (x, y),
    "-": lambda x, y: (x, y),
    "|": lambda x, y: (y, x),
    "\\": lambda x, y: (x, y),
    "/": lambda x, y: (1 - x, y),
}
