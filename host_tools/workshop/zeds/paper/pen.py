"""What a pen can draw: points from the upper left corner, y downwards."""

from collections.abc import Sequence
from typing import Protocol

Point = tuple[float, float]

BLACK = 0.0
WHITE = 1.0
GREY = 0.55
PALE = 0.6  # guidelines: to be seen, and drawn over

PLAIN = "Helvetica"
BOLD = "Helvetica-Bold"


class Pen(Protocol):
    """Draws a sheet, on paper or for the screen. Greys go from 0, black, to 1."""

    def box(
        self, corner: Point, size: Point, *, fill: float | None = None, width: float = 0.6
    ) -> None:
        """Draw a rectangle; filled ones have no outline."""

    def round_box(self, corner: Point, size: Point, radius: float, *, fill: float) -> None:
        """Draw a rectangle with round corners and a black outline."""

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

    def circle(
        self, centre: Point, radius: float, *, fill: float | None = None, width: float = 0.6
    ) -> None:
        """Draw a circle; filled ones have no outline."""

    def shape(
        self, corners: Sequence[Point], *, fill: float | None = BLACK, width: float = 0.6
    ) -> None:
        """Draw a closed shape, filled or as an outline."""

    def text(
        self, place: Point, words: str, size: float, *, font: str = PLAIN, centred: bool = False
    ) -> None:
        """Write a line; the place is where its foot begins, or has its middle."""
