"""Engraved marks: letters of even strokes, so that no font of the system has a say in them."""

from itertools import pairwise
from math import hypot

from host_tools.case.kernel import Solid, b3d

Point = tuple[float, float]

# Each letter is a few lines on a grid two wide and four high; corners are cut, as a router would.
# No line comes near itself: a band that covers itself is no shape.
_LETTERS: dict[str, tuple[tuple[Point, ...], ...]] = {
    "A": (((0, 0), (0, 3), (1, 4), (2, 3), (2, 0)), ((0, 1.7), (2, 1.7))),
    "B": (
        ((1, 4), (0, 4), (0, 0), (1, 0)),
        ((0.8, 4), (1.4, 4), (2, 3.5), (2, 2.6), (1.4, 2.1), (0, 2.1)),
        ((1.4, 2.1), (2, 1.6), (2, 0.5), (1.4, 0), (0.8, 0)),
    ),
    "C": (((2, 3.4), (1.4, 4), (0.6, 4), (0, 3.4), (0, 0.6), (0.6, 0), (1.4, 0), (2, 0.6)),),
    "E": (((2, 4), (0, 4), (0, 0), (2, 0)), ((0, 2.1), (1.6, 2.1))),
    "K": (((0, 0), (0, 4)), ((2, 4), (0.2, 2), (2, 0))),
    "N": (((0, 0), (0, 4)), ((0, 3.7), (2, 0.3)), ((2, 0), (2, 4))),
    "O": (
        ((0.6, 0), (1.4, 0), (2, 0.6), (2, 3.4), (1.4, 4), (0.6, 4), (0, 3.4), (0, 0.6), (0.6, 0)),
    ),
    "P": (
        ((1, 4), (0, 4), (0, 0)),
        ((0.8, 4), (1.4, 4), (2, 3.5), (2, 2.3), (1.4, 1.8), (0, 1.8)),
    ),
    "R": (
        ((1, 4), (0, 4), (0, 0)),
        ((0.8, 4), (1.4, 4), (2, 3.5), (2, 2.4), (1.4, 1.9), (0, 1.9)),
        ((1, 1.9), (2, 0)),
    ),
    "Z": (((0, 4), (2, 4), (0, 0), (2, 0)),),
}


def word(text: str, height: float, stroke: float, gap: float) -> Solid:
    """Return a word as a flat shape round the origin. `gap` is the air between two letters."""
    scale = (height - stroke) / 4
    advance = 2 * scale + stroke + gap
    left = -((len(text) - 1) * advance + 2 * scale) / 2
    bands = []
    for index, letter in enumerate(text):
        at = (left + index * advance, -2 * scale)
        for line in _LETTERS[letter]:
            bands.append(_band([(at[0] + x * scale, at[1] + y * scale) for x, y in line], stroke))
    first, *rest = bands
    return first.fuse(*rest)


def _band(line: list[Point], stroke: float) -> Solid:
    """Return a line as a band with sharp corners; one that comes back to its start is a ring."""
    half = stroke / 2
    if line[0] == line[-1]:
        ring = line[:-1]
        around = [ring[-1], *ring, ring[0]]
        outer, inner = (_side(around, sign * half)[1:-1] for sign in (1, -1))
        faces = sorted((_polygon(outer), _polygon(inner)), key=lambda face: float(face.area))
        return faces[1].cut(faces[0])
    there, back = _side(line, half), _side(line, -half)
    return _polygon([*there, *reversed(back)])


def _polygon(points: list[Point]) -> Solid:
    return b3d.make_face(b3d.Polyline(*points, close=True))


def _side(line: list[Point], off: float) -> list[Point]:
    """Return the line moved to its left; at a corner, to where the moved pieces meet."""
    ways = [_unit(a, b) for a, b in pairwise(line)]
    points = []
    for index, (x, y) in enumerate(line):
        before, after = ways[max(index - 1, 0)], ways[min(index, len(ways) - 1)]
        tangent = (before[0] + after[0], before[1] + after[1])
        meet = off / (1 + before[0] * after[0] + before[1] * after[1])
        points.append((x - tangent[1] * meet, y + tangent[0] * meet))
    return points


def _unit(start: Point, end: Point) -> Point:
    x, y = end[0] - start[0], end[1] - start[1]
    length = hypot(x, y)
    return x / length, y / length


def triangle(size: float, up: bool) -> Solid:
    """Return the mark of UP or DOWN: a triangle with soft corners."""
    sign = 1 if up else -1
    corners = [
        (-size * 0.58, -sign * size * 0.4),
        (size * 0.58, -sign * size * 0.4),
        (0, sign * size * 0.5),
    ]
    shape = b3d.make_face(b3d.Polyline(*corners, close=True))
    return b3d.fillet(shape.vertices(), size * 0.09)
