"""A few plain solids, named by where they begin and end, and what is done with several at once."""

from collections.abc import Iterable
from functools import lru_cache

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
    """Return the bit of a solid round another one: what is asked of a bit is answered sooner.

    It is None where the other one is nowhere near.
    """
    low, high = _box(other)
    lows, highs = _box(solid)
    spans = [(a - margin, b + margin) for a, b in zip(low, high, strict=True)]
    ends = zip(spans, lows, highs, strict=True)
    if any(b < least or a > most for (a, b), least, most in ends):
        return None
    return solid & block(*spans)


def moved(solid: Solid, by: Vector) -> Solid:
    """Return the solid at another place."""
    return b3d.Pos(*by) * solid


def _boxes_meet(one: Solid, other: Solid) -> bool:
    (low, high), (other_low, other_high) = _box(one), _box(other)
    pairs = (*zip(low, other_high, strict=True), *zip(other_low, high, strict=True))
    return all(start <= end for start, end in pairs)


@lru_cache(maxsize=1000)
def _box(solid: Solid) -> tuple[Vector, Vector]:
    """Return two corners of a box round a solid; it may be a little too large."""
    box = solid.bounding_box(optimal=False)
    return tuple(box.min), tuple(box.max)
