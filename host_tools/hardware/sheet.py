"""A sheet of paper over schemdraw: shapes by pixels from the top left, and a tidy SVG.

schemdraw counts upwards and in units of its own; here y grows downwards and one unit is one
pixel, which suits pictures of boards. What is drawn later lies on top.
"""

import re
from collections.abc import Iterable, Sequence
from typing import Literal

import schemdraw
from schemdraw.elements import Element
from schemdraw.segments import Segment, SegmentCircle, SegmentPoly, SegmentText

Point = tuple[float, float]
Align = Literal["left", "center", "right"]

FONT = "Helvetica, Arial, sans-serif"
INK = "#1f2933"
PAPER = "#ffffff"

_PIXELS_AN_INCH = 72
_NUMBER = re.compile(r"-?\d+\.\d+(?:e-?\d+)?")
_GAP = re.compile(r"><(?!tspan|/text)")
_HEAD = re.compile(r"<svg [^>]*>")


class _Shape(Element):
    """A schemdraw element made of ready segments, in the place where they are."""

    def __init__(self, segments: Iterable[Segment | SegmentPoly | SegmentCircle | SegmentText]):
        super().__init__()
        self.segments.extend(segments)


class Sheet:
    """Draw with the methods; `svg()` returns the picture."""

    def __init__(self, width: float, height: float, title: str):
        schemdraw.use("svg")
        schemdraw.svgconfig.text = "text"  # as paths it would depend on what else is installed
        self.size = (width, height)
        self.title = title
        self._layer = 0
        self._drawing = schemdraw.Drawing(show=False)
        self._drawing.config(inches_per_unit=1 / _PIXELS_AN_INCH, font=FONT, margin=0)
        self.box((0, 0), self.size, fill=PAPER, line="none")

    def line(
        self, points: Sequence[Point], colour: str = INK, width: float = 1.5, dash: bool = False
    ) -> None:
        """Draw a line through the points."""
        path = [_flip(point) for point in points]
        self._add(Segment(path, color=colour, lw=width, ls="--" if dash else "-", zorder=self._z))

    def box(
        self, corner: Point, size: Point, fill: str, line: str = INK, radius: float = 0
    ) -> None:
        """Draw a rectangle from its top left corner."""
        (x, y), (width, height) = corner, size
        corners = [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]
        closed = rounded([*corners, corners[0], corners[1]], radius)
        self.polygon(closed[1:-1] if radius else corners, fill, line)

    def polygon(self, points: Sequence[Point], fill: str, line: str = INK) -> None:
        """Draw a closed shape."""
        corners = [_flip(point) for point in points]
        width = 0 if line == "none" else 1.2
        self._add(SegmentPoly(corners, color=line, fill=fill, lw=width, zorder=self._z))

    def dot(self, middle: Point, radius: float, fill: str, line: str = "none") -> None:
        """Draw a filled circle."""
        width = 0 if line == "none" else 1.2
        self._add(
            SegmentCircle(_flip(middle), radius, color=line, fill=fill, lw=width, zorder=self._z)
        )

    def text(
        self, at: Point, words: str, size: float = 12, align: Align = "center", colour: str = INK
    ) -> None:
        """Write a line whose middle height is at the point."""
        self._add(
            SegmentText(
                _flip(at),
                words,
                align=(align, "center"),
                fontsize=size,
                color=colour,
                font=FONT,
                zorder=self._z,
            )
        )

    def svg(self) -> str:
        """Return the picture: one element a line, numbers short."""
        raw = self._drawing.get_imagedata("svg").decode()
        return tidy(raw, (0, 0, *self.size), self.title)

    @property
    def _z(self) -> int:
        self._layer += 1
        return self._layer

    def _add(self, segment: Segment | SegmentPoly | SegmentCircle | SegmentText) -> None:
        self._drawing.add(_Shape([segment]).at((0, 0)).theta(0))


def tidy(raw: str, box: tuple[float, float, float, float], title: str) -> str:
    """Return schemdraw's SVG with the given view and a title, the same on every machine."""
    left, top, width, height = (round(part) for part in box)
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left} {top} {width} {height}"'
        f' width="{width}" height="{height}" role="img">\n<title>{title}</title>'
    )
    body = _HEAD.sub(head, raw, count=1)
    body = _GAP.sub(">\n<", body.replace("stroke-dasharray:-;", ""))
    body = _NUMBER.sub(lambda match: f"{float(match[0]):.2f}".rstrip("0").rstrip("."), body)
    return body.replace("-0 ", "0 ").rstrip() + "\n"


def rounded(points: Sequence[Point], radius: float) -> list[Point]:
    """Return a line with right angles as one whose corners are quarter circles."""
    path = [points[0]]
    for before, corner, after in zip(points, points[1:], points[2:], strict=False):
        reach = min(radius, _length(before, corner) / 2, _length(corner, after) / 2)
        start, end = towards(corner, before, reach), towards(corner, after, reach)
        for bend in _BENDS if reach else ():
            path.append(_quarter(start, corner, end, bend))
    return [*path, points[-1]]


# Cosine and sine of 0, 22.5, 45, 67.5 and 90 degrees.
_BENDS = ((1.0, 0.0), (0.924, 0.383), (0.707, 0.707), (0.383, 0.924), (0.0, 1.0))


def _quarter(start: Point, corner: Point, end: Point, bend: tuple[float, float]) -> Point:
    """Return a point of the arc around the fourth corner of the square."""
    cosine, sine = bend
    middle = start[0] + end[0] - corner[0], start[1] + end[1] - corner[1]
    x, y = (
        middle[axis] + (start[axis] - middle[axis]) * cosine + (end[axis] - middle[axis]) * sine
        for axis in (0, 1)
    )
    return x, y


def _length(start: Point, end: Point) -> float:
    return abs(end[0] - start[0]) + abs(end[1] - start[1])


def towards(start: Point, end: Point, reach: float) -> Point:
    """Return the point `reach` away from the start, towards an end on the same straight line."""
    share = reach / (_length(start, end) or 1)
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _flip(point: Point) -> Point:
    return point[0], -point[1]
