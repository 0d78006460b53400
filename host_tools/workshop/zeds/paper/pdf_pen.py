"""A pen for a page of a PDF."""

from collections.abc import Sequence
from typing import Any

from host_tools.workshop.zeds.paper.pen import BLACK, PLAIN, Point


class PdfPen:
    """Draws on a canvas of reportlab, whose y goes upwards."""

    def __init__(self, canvas: Any, height: float) -> None:
        self._canvas = canvas
        self._height = height

    def box(
        self, corner: Point, size: Point, *, fill: float | None = None, width: float = 0.6
    ) -> None:
        """Draw a rectangle; filled ones have no outline."""
        self._set(fill, width, BLACK)
        (x, y), (wide, high) = corner, size
        y = self._height - y - high
        self._canvas.rect(x, y, wide, high, stroke=fill is None, fill=fill is not None)

    def round_box(self, corner: Point, size: Point, radius: float, *, fill: float) -> None:
        """Draw a rectangle with round corners and a black outline."""
        self._set(fill, 0.8, BLACK)
        (x, y), (wide, high) = corner, size
        self._canvas.roundRect(x, self._height - y - high, wide, high, radius, fill=1)

    def line(
        self,
        start: Point,
        end: Point,
        *,
        width: float = 0.6,
        grey: float = BLACK,
        dash: Sequence[float] = (),
    ) -> None:
        """Draw a line with flat ends."""
        self._set(None, width, grey)
        self._canvas.setDash(list(dash))
        self._canvas.line(start[0], self._height - start[1], end[0], self._height - end[1])
        self._canvas.setDash([])

    def circle(
        self, centre: Point, radius: float, *, fill: float | None = None, width: float = 0.6
    ) -> None:
        """Draw a circle; filled ones have no outline."""
        self._set(fill, width, BLACK)
        x, y = centre[0], self._height - centre[1]
        self._canvas.circle(x, y, radius, stroke=fill is None, fill=fill is not None)

    def shape(
        self, corners: Sequence[Point], *, fill: float | None = BLACK, width: float = 0.6
    ) -> None:
        """Draw a closed shape, filled or as an outline."""
        self._set(fill, width, BLACK)
        path = self._canvas.beginPath()
        path.moveTo(corners[0][0], self._height - corners[0][1])
        for x, y in corners[1:]:
            path.lineTo(x, self._height - y)
        path.close()
        self._canvas.drawPath(path, stroke=fill is None, fill=fill is not None)

    def text(
        self, place: Point, words: str, size: float, *, font: str = PLAIN, centred: bool = False
    ) -> None:
        """Write a line; the place is where its foot begins, or has its middle."""
        self._set(BLACK, 0.6, BLACK)
        self._canvas.setFont(font, size)
        write = self._canvas.drawCentredString if centred else self._canvas.drawString
        write(place[0], self._height - place[1], words)

    def _set(self, fill: float | None, width: float, grey: float) -> None:
        self._canvas.setStrokeGray(grey)
        self._canvas.setFillGray(BLACK if fill is None else fill)
        self._canvas.setLineWidth(width)
        self._canvas.setLineCap(0)
        self._canvas.setLineJoin(1)
