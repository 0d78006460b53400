"""A few plain solids, named by where they begin and end, and what is done with several at once."""

from collections.abc import Iterable

from host_tools.case.kernel import Solid, Vector, b3d

Span = tuple[float, float]


def block(x: Span, y: Span, z: Span) -> Solid:
    """Return a box from its three spans."""
    size = [abs(to - start) for start, to in (x, y, z)]
    middle = tuple((start + to) / 2 for start, to in (x, y, z))
    return b3d.Pos(*middle) * b3d.Box(*size)


def rod(x: float, y: float, z: Span, radius: float) -> Solid:
    """Return a cylinder that stands on the plane of x and y."""
    height = abs(z[1] - z[0])
    return b3d.Pos(x, y, min(z)) * b3d.extrude(b3d.Circle(radius), height)


def slab(size: Span, z: Span, corner: float, middle: Span = (0, 0)) -> Solid:
    """Return a box whose upright edges are rounded."""
    outline = b3d.RectangleRounded(*size, corner)
    return b3d.Pos(*middle, min(z)) * b3d.extrude(outline, abs(z[1] - z[0]))


def flared(size: Span, z: Span, corner: float, flare: tuple[float, Span]) -> Solid:
    """Return a slab that grows wider upwards: `flare` is the angle in degrees and its middle."""
    angle, middle = flare
    outline = b3d.RectangleRounded(*size, corner)
    return b3d.Pos(*middle, min(z)) * b3d.extrude(outline, abs(z[1] - z[0]), taper=-angle)


def join(solids: Iterable[Solid]) -> Solid:
    """Return all of them as one; those that do not touch stay apart in it."""
    first, *rest = solids
    return first.fuse(*rest) if rest else first


def carve(solid: Solid, away: Iterable[Solid]) -> Solid:
    """Return what is left of a solid."""
    return solid.cut(*away)


def common_volume(one: Solid, other: Solid) -> float:
    """Return how much of space two solids share, in cubic millimetres."""
    if not one or not other or not _boxes_meet(one, other):
        return 0.0
    shared = one & other
    return float(sum(piece.volume for piece in shared.solids())) if shared else 0.0


def nearby(solid: Solid, other: Solid, margin: float) -> Solid:
    """Return the bit of a solid round another one: what is asked of a bit is answered sooner."""
    box = other.bounding_box()
    spans = [(low - margin, high + margin) for low, high in zip(tuple(box.min), tuple(box.max))]
    return solid & block(*spans)


def moved(solid: Solid, by: Vector) -> Solid:
    """Return the solid at another place."""
    return b3d.Pos(*by) * solid


def _boxes_meet(one: Solid, other: Solid) -> bool:
    a, b = one.bounding_box(), other.bounding_box()
    lows = zip(tuple(a.min), tuple(b.max), strict=True)
    highs = zip(tuple(b.min), tuple(a.max), strict=True)
    return all(low <= high for low, high in (*lows, *highs))
