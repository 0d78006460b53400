"""The zone: squares with hollow borders to be shaded, guidelines, the way in and the way out."""

from host_tools.workshop.zeds.paper import sector
from host_tools.workshop.zeds.paper.pen import BLACK, BOLD, WHITE, Pen, Point
from host_tools.workshop.zeds.sheet import Sheet

_PITCHES = {4: 62.0, 5: 46.0}  # of its squares, by the rows that must find room
WALL = 6.0  # the width of a border
MARGIN = 30.0  # for the arrows of the doors

_ARROW = 6.0
_DISTANCE = 11.0


def size(sheet: Sheet) -> Point:
    """Return how wide and how high the zone is, with its arrows."""
    pitch, more = _PITCHES[sheet.rows], WALL + 2 * MARGIN
    return sheet.columns * pitch + more, sheet.rows * pitch + more


def draw(pen: Pen, sheet: Sheet, corner: Point) -> None:
    """Draw the zone with the upper left corner of all of it there."""
    left, top = corner[0] + MARGIN, corner[1] + MARGIN
    pitch = _PITCHES[sheet.rows]
    wide, high = sheet.columns * pitch + WALL, sheet.rows * pitch + WALL
    pen.box((left, top), (wide, high), fill=BLACK)
    pen.box((left + WALL, top + WALL), (wide - 2 * WALL, high - 2 * WALL), fill=WHITE)
    for row, column in sheet.squares():
        place = left + (column - 1) * pitch + WALL, top + (row - 1) * pitch + WALL
        pen.box(place, (pitch - WALL, pitch - WALL), width=0.5)
        sector.guidelines(pen, place, pitch - WALL)
    for door, word in ((sheet.entrance, "IN"), (sheet.exit, "OUT")):
        row, column = door.square
        place = left + (column - 1) * pitch + WALL, top + (row - 1) * pitch + WALL
        _door(pen, door.side, (place, pitch - WALL), word)


def _door(pen: Pen, name: str, square: tuple[Point, float], word: str) -> None:
    """Open the frame at a side of a square, and put an arrow and a word outside."""
    (x, y), side = square
    corner, opening = {
        "N": ((x, y - WALL), (side, WALL)),
        "S": ((x, y + side), (side, WALL)),
        "W": ((x - WALL, y), (WALL, side)),
        "E": ((x + side, y), (WALL, side)),
    }[name]
    pen.box(corner, opening, fill=WHITE)
    pen.box(corner, opening, width=0.5)
    right, down = {"N": (0, -1), "S": (0, 1), "W": (-1, 0), "E": (1, 0)}[name]
    reach = side / 2 + WALL + _DISTANCE
    middle = x + side / 2 + right * reach, y + side / 2 + down * reach
    _arrow(pen, middle, (-right, -down) if word == "IN" else (right, down))
    foot = (middle[0], middle[1] + 18) if right else (middle[0] + 22, middle[1] + 3)
    pen.text(foot, word, 7.5, font=BOLD, centred=True)


def _arrow(pen: Pen, middle: Point, ahead: tuple[int, int]) -> None:
    (x, y), (right, down) = middle, ahead
    tip = x + right * _ARROW, y + down * _ARROW
    back = x - right * _ARROW, y - down * _ARROW
    wings = [(back[0] + way * down * _ARROW, back[1] + way * right * _ARROW) for way in (1, -1)]
    pen.shape([tip, *wings])
