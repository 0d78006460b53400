"""Reads a drawing of `hardware/` back: where its words stand, and where its lines run."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

Segment = tuple[tuple[float, float], tuple[float, float]]

_TEXT = re.compile(
    r'<text x="([-\d.]+)" y="([-\d.]+)"[^>]*font-size="([\d.]+)"[^>]*text-anchor="(\w+)"[^>]*>'
    r"<tspan[^>]*>([^<]*)</tspan></text>"
)
_PATH = re.compile(r'<path d="M ([^"]+)" style="stroke:([^;]+);[^"]*stroke-width:([\d.]+)')
_LETTER = 0.52  # the mean width of a letter of Helvetica, as a share of its size
_HEIGHT = 0.7


@dataclass(frozen=True)
class Words:
    """A line of text and the box it fills."""

    text: str
    left: float
    top: float
    right: float
    bottom: float

    def covers(self, other: "Words") -> bool:
        """Tell whether two texts lie on each other."""
        beside = self.right <= other.left or other.right <= self.left
        return not (beside or self.bottom <= other.top or other.bottom <= self.top)

    def is_struck_by(self, line: Segment) -> bool:
        """Tell whether a level or upright line runs through the text."""
        (x0, y0), (x1, y1) = line
        beside = max(x0, x1) <= self.left or min(x0, x1) >= self.right
        return not (beside or max(y0, y1) <= self.top or min(y0, y1) >= self.bottom)


def words(svg: str) -> list[Words]:
    """Return every text of a drawing."""
    return [_placed(*found.groups()) for found in _TEXT.finditer(svg)]


def lines(svg: str, at_least: float = 0) -> Iterator[Segment]:
    """Yield the straight pieces of every line that is at least so thick."""
    for path, _, width in _PATH.findall(svg):
        if float(width) < at_least or " a " in path:  # the bent plate of a capacitor
            continue
        for stroke in path.split(" M "):
            points = [tuple(map(float, point.split(","))) for point in stroke.split(" L ")]
            for (x0, y0), (x1, y1) in pairwise(points):
                if x0 == x1 or y0 == y1:
                    yield (x0, y0), (x1, y1)


def _placed(x: str, y: str, size: str, anchor: str, text: str) -> Words:
    width, height = _LETTER * float(size) * len(text), _HEIGHT * float(size)
    left = float(x) - {"start": 0.0, "middle": width / 2, "end": width}[anchor]
    middle = float(y) + float(size)  # schemdraw moves every line down by its size
    return Words(text, left, middle - height / 2, left + width, middle + height / 2)
