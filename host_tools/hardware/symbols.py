"""Schematic symbols at places that the caller decides, over schemdraw's elements."""

import re
from collections.abc import Mapping
from itertools import pairwise
from typing import Literal

import schemdraw
import schemdraw.elements as elm
from schemdraw.elements import Element
from schemdraw.segments import SegmentText

from host_tools.hardware.sheet import FONT, INK, PAPER, tidy

Spot = tuple[float, float]
Side = Literal["left", "center", "right"]

LEAD = 0.5

_MARGIN = 28
_VIEW = re.compile(r'viewBox="([^"]+)"')
_FILL = "#f3f6fa"
_PIN_SIZE = 11
_NAME_SIZE = 13


class _Words(Element):
    """Text without the offset that schemdraw gives to labels."""

    def __init__(self, at: Spot, words: str, size: float, side: Side):
        super().__init__()
        align: tuple[Side, Literal["center"]] = (side, "center")
        self.segments.append(SegmentText(at, words, align, fontsize=size, font=FONT, color=INK))


class Symbols:
    """A schemdraw drawing; distances are its units, y upwards."""

    def __init__(self, title: str):
        schemdraw.use("svg")
        schemdraw.svgconfig.text = "text"  # as paths it would depend on what else is installed
        self._title = title
        self._drawing = schemdraw.Drawing(show=False)
        self._drawing.config(font=FONT, fontsize=12, color=INK, lw=1.6)

    def add(self, element: Element) -> None:
        """Place one of schemdraw's elements."""
        self._drawing.add(element)

    def line(self, *points: Spot) -> None:
        """Join the points."""
        for start, end in pairwise(points):
            self.add(elm.Line().at(start).to(end))

    def dot(self, at: Spot) -> None:
        """Mark a junction."""
        self.add(elm.Dot().at(at))

    def ground(self, at: Spot) -> None:
        """Hang the ground symbol on a point."""
        self.add(elm.Ground().at(at))

    def flag(self, at: Spot, name: str) -> None:
        """Name a supply; all flags of one name are joined."""
        self.add(elm.Vdd().at(at))
        self.text((at[0], at[1] + 0.72), name, 12, "center")

    def text(self, at: Spot, words: str, size: float = _PIN_SIZE, side: Side = "left") -> None:
        """Write one line whose middle height is at the point."""
        self.add(_Words(at, words, size, side).at((0, 0)).theta(0))

    def part(self, element: Element, ends: tuple[Spot, Spot]) -> None:
        """Put a part with two ends between two points."""
        self.add(element.at(ends[0]).to(ends[1]))

    def module(
        self,
        corners: tuple[Spot, Spot],
        name: str,
        left: Mapping[str, float],
        right: Mapping[str, float],
    ) -> dict[str, Spot]:
        """Draw a box from its lower left corner; return the outer ends of its pins by name."""
        (x0, y0), (x1, y1) = corners
        self.add(elm.Rect(corner1=(x0, y0), corner2=(x1, y1), fill=_FILL).at((0, 0)).theta(0))
        self.text(((x0 + x1) / 2, y1 + 0.35), name, _NAME_SIZE, "center")
        ends = {}
        for pin, y in left.items():
            self.line((x0 - LEAD, y), (x0, y))
            self.text((x0 + 0.15, y), pin)
            ends[pin] = (x0 - LEAD, y)
        for pin, y in right.items():
            self.line((x1, y), (x1 + LEAD, y))
            self.text((x1 - 0.15, y), pin, side="right")
            ends[pin] = (x1 + LEAD, y)
        return ends

    def svg(self) -> str:
        """Return the drawing with a margin and a white ground."""
        raw = self._drawing.get_imagedata("svg").decode()
        found = _VIEW.search(raw)
        assert found is not None
        left, top, width, height = (float(part) for part in found[1].split())
        box = left - _MARGIN, top - _MARGIN, width + 2 * _MARGIN, height + 2 * _MARGIN
        ground = '<rect x="{:.0f}" y="{:.0f}" width="{:.0f}" height="{:.0f}" fill="{}"/>'
        picture = tidy(raw, box, self._title)
        return picture.replace("</title>", "</title>\n" + ground.format(*box, PAPER), 1)
