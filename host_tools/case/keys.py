"""The key caps: a body through the face, a flange behind it, a socket for the plunger."""

from host_tools.case.kernel import Solid, b3d
from host_tools.case.layout import GAP, KEY_CAP, WALL, Layout
from host_tools.case.lettering import triangle, word
from host_tools.case.lid import KEY_CORNER
from host_tools.case.solids import block, carve, join, slab

PROUD = 1.8  # above the face
FLANGE = (1.2, 1.2)  # beyond the body, and thick
MARK_DEPTH = 0.6
_SOCKET = 0.15  # round the plunger: it slips on and stays


def make_keys(layout: Layout) -> dict[str, Solid]:
    """Return the four caps by name, in their places in the face's frame."""
    return {name: b3d.Pos(*at, 0) * _cap(name, layout) for name, at in layout.keys.items()}


def _cap(name: str, layout: Layout) -> Solid:
    m = layout.m
    low = -WALL - GAP
    body = slab(KEY_CAP, (low - 0.1, PROUD), KEY_CORNER)
    body = b3d.fillet(body.faces().sort_by(b3d.Axis.Z)[-1].edges(), 0.9)
    out, thick = FLANGE
    size = (KEY_CAP[0] + 2 * out, KEY_CAP[1] + 2 * out)
    flange = slab(size, (low - thick, low), KEY_CORNER + out)
    half = m.key_plunger / 2 + _SOCKET
    top = layout.key_board_front + m.key_total
    socket = block((-half, half), (-half, half), (low - thick - 1, top))
    mark = b3d.Pos(0, 0, PROUD - MARK_DEPTH) * b3d.extrude(_mark(name), MARK_DEPTH + 1)
    return carve(join([body, flange]), [socket, mark])


def _mark(name: str) -> Solid:
    """Return what is engraved on a key."""
    if name in ("UP", "DOWN"):
        return triangle(5.4, name == "UP")
    height, gap = (4.6, 1.1) if name == "OK" else (4.0, 0.9)
    return word(name, height, 0.8, gap)
