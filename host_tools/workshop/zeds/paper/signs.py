"""The signs of what lies in a sector: told apart by their shapes, on any printer."""

from collections.abc import Callable, Sequence

from host_tools.workshop.zeds.paper.pen import BLACK, WHITE, Pen, Point


class _Box:
    """The square that a sign fills; its own points go from 0 to 1."""

    def __init__(self, pen: Pen, centre: Point, size: float) -> None:
        self.pen = pen
        self.size = size
        self._left, self._top = centre[0] - size / 2, centre[1] - size / 2

    def at(self, x: float, y: float) -> Point:
        return self._left + x * self.size, self._top + y * self.size

    def shape(self, corners: Sequence[Point], *, fill: float | None = BLACK) -> None:
        self.pen.shape([self.at(*each) for each in corners], fill=fill, width=self.size * 0.07)

    def line(self, start: Point, end: Point, width: float = 0.07) -> None:
        self.pen.line(self.at(*start), self.at(*end), width=width * self.size)

    def dot(self, centre: Point, radius: float, fill: float = BLACK) -> None:
        self.pen.circle(self.at(*centre), radius * self.size, fill=fill)

    def ring(self, centre: Point, radius: float) -> None:
        self.pen.circle(self.at(*centre), radius * self.size, width=0.07 * self.size)


def draw(pen: Pen, item: str, centre: Point, size: float) -> None:
    """Draw the sign of an item around a point."""
    _SIGNS[item](_Box(pen, centre, size))


def _zombie(box: _Box) -> None:
    """A skull with one eye larger than the other."""
    box.dot((0.5, 0.42), 0.4)
    box.shape(((0.27, 0.6), (0.73, 0.6), (0.7, 0.98), (0.3, 0.98)))
    box.dot((0.34, 0.42), 0.13, WHITE)
    box.dot((0.66, 0.42), 0.1, WHITE)
    box.shape(((0.5, 0.54), (0.56, 0.66), (0.44, 0.66)), fill=WHITE)
    for x in (0.39, 0.5, 0.61):
        box.pen.shape(
            [
                box.at(x - 0.018, 0.78),
                box.at(x + 0.018, 0.78),
                box.at(x + 0.018, 1),
                box.at(x - 0.018, 1),
            ],
            fill=WHITE,
        )


def _gun(box: _Box) -> None:
    """A pistol that points to the left."""
    box.shape(((0.02, 0.24), (0.96, 0.24), (0.96, 0.48), (0.02, 0.48)))
    box.shape(((0.06, 0.16), (0.14, 0.16), (0.14, 0.26), (0.06, 0.26)))
    box.shape(((0.62, 0.46), (0.94, 0.46), (1.0, 0.9), (0.72, 0.9)))
    box.line((0.42, 0.48), (0.42, 0.66))
    box.line((0.39, 0.66), (0.68, 0.66))


def _grenade(box: _Box) -> None:
    """A round body with a lever and a ring."""
    box.dot((0.45, 0.64), 0.33)
    box.shape(((0.34, 0.16), (0.6, 0.16), (0.6, 0.36), (0.34, 0.36)))
    box.shape(((0.56, 0.14), (0.7, 0.14), (0.92, 0.5), (0.83, 0.55), (0.64, 0.24), (0.56, 0.24)))
    box.ring((0.2, 0.2), 0.13)
    for start, end in (((0.14, 0.64), (0.76, 0.64)), ((0.45, 0.33), (0.45, 0.95))):
        box.pen.line(box.at(*start), box.at(*end), width=0.05 * box.size, grey=WHITE)


def _shelter(box: _Box) -> None:
    """A house, hollow, with a door."""
    house = ((0.5, 0.08), (0.96, 0.48), (0.84, 0.48), (0.84, 0.93), (0.16, 0.93), (0.16, 0.48))
    box.shape((*house, (0.04, 0.48)), fill=WHITE)
    box.shape((*house, (0.04, 0.48)), fill=None)
    box.shape(((0.4, 0.6), (0.6, 0.6), (0.6, 0.93), (0.4, 0.93)))


def _generator(box: _Box) -> None:
    """A flash of lightning in a ring."""
    box.pen.circle(box.at(0.5, 0.5), 0.46 * box.size, fill=WHITE)
    box.ring((0.5, 0.5), 0.46)
    flash = ((0.6, 0.1), (0.26, 0.55), (0.47, 0.55), (0.38, 0.9), (0.74, 0.43), (0.53, 0.43))
    box.shape(flash)


def _survivor(box: _Box) -> None:
    """A person who waves with both arms."""
    box.ring((0.5, 0.2), 0.14)
    box.line((0.5, 0.36), (0.5, 0.68), 0.11)
    for x in (0.14, 0.86):
        box.line((0.5, 0.46), (x, 0.2), 0.09)
    for x in (0.28, 0.72):
        box.line((0.5, 0.66), (x, 0.98), 0.1)


_SIGNS: dict[str, Callable[[_Box], None]] = {
    "Z": _zombie,
    "G": _gun,
    "B": _grenade,
    "S": _shelter,
    "E": _generator,
    "V": _survivor,
}
