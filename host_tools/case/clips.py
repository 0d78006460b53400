"""The clips: small plates of plastic that hold the edge of a board where a screw head would short.

One shape, printed six times. Each lies on a boss and reaches over the board beside it.
"""

from dataclasses import dataclass
from functools import cache
from math import atan2, degrees

from host_tools.case.base import charger_clamp, esp_clamps
from host_tools.case.kernel import Solid, b3d
from host_tools.case.layout import CLAMP_RADIUS, PLAY, Layout, floor_place
from host_tools.case.lid import stick_clamps
from host_tools.case.solids import Span, carve, rod, slab
from host_tools.case.tray import strip_clamp

THICK = 2.0
OVER = 1.6  # of the board below it
_WIDE = 6.4
_HOLE = 1.15
_BEHIND = 2.6  # from the screw to the end away from the board


@dataclass(frozen=True)
class Clip:
    """A clip in its place in the face's frame, and the part it holds."""

    holds: str
    solid: Solid


@cache
def make_clip() -> Solid:
    """Return the clip on z = 0, its screw at the origin, its board in the direction of x."""
    ahead = CLAMP_RADIUS + PLAY + OVER
    plate = slab((_BEHIND + ahead, _WIDE), (0, THICK), 1.5, ((ahead - _BEHIND) / 2, 0))
    plate = b3d.chamfer(plate.faces().sort_by(b3d.Axis.Z)[-1].edges(), 0.5)
    return carve(plate, [rod(0, 0, (-1, THICK + 1), _HOLE)])


def all_clips(layout: Layout) -> list[Clip]:
    """Return the six clips where they are in the device."""
    m, floor = layout.m, floor_place()
    stick_back = layout.stick_front - m.stick_board
    over_esp = layout.esp_lift + m.esp_board
    over_charger = layout.charger_lift + m.charger_board
    over_strip = layout.strip_lift + m.strip_board
    (left, right), below = esp_clamps(layout), charger_clamp(layout)
    near, far = stick_clamps(layout)
    return [
        Clip("light stick", _placed(near, stick_back, (0, -1), flip=True)),
        Clip("light stick", _placed(far, stick_back, (0, 1), flip=True)),
        Clip("controller", floor * _placed(left, over_esp, (1, 0))),
        Clip("controller", floor * _placed(right, over_esp, (-1, 0))),
        Clip("charger", floor * _placed(below, over_charger, (0, 1))),
        Clip("strip", floor * _placed(strip_clamp(layout), over_strip, (0, 1))),
    ]


def _placed(at: Span, height: float, towards: Span, flip: bool = False) -> Solid:
    """Return a clip on its boss, its nose towards the board; flipped, it hangs from the lid."""
    turn = degrees(atan2(towards[1], towards[0]))
    clip = b3d.Rot(180, 0, 0) * make_clip() if flip else make_clip()
    return b3d.Pos(*at, height) * b3d.Rot(0, 0, turn) * clip
