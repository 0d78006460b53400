"""The tray of the strip: a floor of plastic between its solder and whatever lies below.

It stands on posts of the base above charger and boost, and two screws hold it. The strip goes
below a nose at the far end, and a clip holds its near end.
"""

from host_tools.case.kernel import Solid
from host_tools.case.layout import CLAMP_RADIUS, PLAY, TRAY_THICK, Layout, floor_place
from host_tools.case.solids import Span, block, carve, join, rod

LIP = 1.2  # thickness of what stands round the strip
PILOT = 0.8  # radius of the hole that the clip's screw cuts its own thread into
REST_RADIUS = 1.8
_HOLE = 1.15  # radius of the holes for the tray's own screws
_EAR = 2.4
_LEDGE = 1.1  # of each end of the strip lies on the tray
_NOSE = 0.9  # of its far end is below the nose
_AROUND = PLAY + LIP


def tray_screws(layout: Layout) -> list[Span]:
    """Return where the tray is screwed on, beside the strip: no head comes near its solder."""
    at = layout.strip
    beside_charger = layout.esp.right + PLAY + CLAMP_RADIUS + 0.1
    return [(at.right + 3.0, at.near + 15.6), (beside_charger, at.far - 5.0)]


def tray_rests(layout: Layout) -> list[Span]:
    """Return where the tray lies on a post without a screw."""
    at = layout.strip
    return [
        (strip_clamp(layout)[0], layout.boost.near - PLAY - 2.0),
        (at.left + 1.8, at.near + 14),
    ]


def strip_clamp(layout: Layout) -> Span:
    """Return where the strip is held down, before its near end."""
    return layout.strip.left + 2.6, layout.strip.near - PLAY - CLAMP_RADIUS


def make_tray(layout: Layout) -> Solid:
    """Return the tray in its place in the face's frame."""
    low, board = layout.tray_low, layout.strip_lift
    over = board + layout.m.strip_board
    clamp = strip_clamp(layout)
    x, along = clamp
    foot = block((x - CLAMP_RADIUS, x + CLAMP_RADIUS), (along, layout.strip.near), (low, board))
    boss = rod(x, along, (low, over), CLAMP_RADIUS)
    solids = [*_floor(layout), *_frame(layout), boss, foot]
    holes = [rod(*at, (low - 1, over + 1), _HOLE) for at in tray_screws(layout)]
    pilot = rod(*clamp, (over - 4.2, over + 1), PILOT)
    return floor_place() * carve(join(solids), [*holes, pilot])


def _floor(layout: Layout) -> list[Solid]:
    """Return the plate below the strip, the tongue of its clip, and an ear for each screw."""
    at, tall = layout.strip, (layout.tray_low, layout.tray_low + TRAY_THICK)
    plate = block((at.left - _AROUND, at.right + PLAY), (at.near - PLAY, at.far + _AROUND), tall)
    clamp, rest = strip_clamp(layout)[0], tray_rests(layout)[0]
    wide = CLAMP_RADIUS
    tongue = block((clamp - wide, clamp + wide), (rest[1] - REST_RADIUS, at.near), tall)
    ears = []
    for x, along in tray_screws(layout):
        ears.append(rod(x, along, tall, _EAR))
        ears.append(block((x, at.middle[0]), (along - _EAR, along + _EAR), tall))
    return [plate, tongue, *ears]


def _frame(layout: Layout) -> list[Solid]:
    """Return what the strip lies on and between; the right side is open beside the switch."""
    at, low, board = layout.strip, layout.tray_low, layout.strip_lift
    over = board + layout.m.strip_board
    left, right = at.left - PLAY, at.right + PLAY
    far = at.far + PLAY
    side = block((left - LIP, left), (at.near - PLAY, far + LIP), (low, over))
    ends = [block((right, right + LIP), span, (low, over)) for span in _right_lips(layout)]
    wall = block((left - LIP, right), (far, far + LIP), (low, over + PLAY + LIP))
    nose = block((left, right - 12), (at.far - _NOSE, far + LIP), (over + PLAY, over + PLAY + LIP))
    ledges = [
        block((left, right), (at.far - _LEDGE, far), (low, board)),
        block((left, right), (at.near - PLAY, at.near + _LEDGE), (low, board)),
    ]
    stop = block((at.right - 5, at.right - 1), (at.near - _AROUND, at.near - PLAY), (low, over))
    return [side, *ends, wall, nose, *ledges, stop]


def _right_lips(layout: Layout) -> list[Span]:
    at = layout.strip
    return [(at.near - PLAY, at.near + 8), (at.far - 8, at.far + _AROUND)]
