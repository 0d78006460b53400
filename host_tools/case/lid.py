"""The lid: the face with its window, lamps and keys, and what holds the parts behind it."""

from itertools import pairwise

from host_tools.case.kernel import Solid, b3d
from host_tools.case.layout import (
    CLAMP_RADIUS,
    COLUMN,
    COLUMN_RADIUS,
    CORNER,
    HEIGHT,
    KEY_CAP,
    LAMP_Y,
    PLAY,
    SEAM,
    WALL,
    WIDTH,
    WINDOW_Y,
    Layout,
)
from host_tools.case.lettering import word
from host_tools.case.solids import Span, block, carve, flared, join, rod, slab

GROOVE = (0.8, 0.4)  # width and depth of the lines round window and lamps; 2.0 is left below
LAMP_RADIUS = 2.5
KEY_GAP = 0.4  # round a key cap
KEY_CORNER = 4.0
PANEL = (42.0, 23.4)  # its groove keeps clear of the pilots of the display's posts
TRACK = (57.0, 9.4)
PILOT_M2 = 0.8  # radii of holes that a screw cuts its own thread into
PILOT_M25 = 1.05
PILOT_END = -1.4  # what is left of the face above a pilot
_EDGE = 1.4
_SEEN = 0.9  # what the window shows round the lit area, for modules that differ
_CLEAR = 1.0  # how far a cutting solid goes beyond what it cuts
_POST = 2.0  # radius; flat where the glass is near
_KEY_POST = 2.3


def make_lid(layout: Layout) -> Solid:
    """Return the lid as it lies on the device, its face on z = 0."""
    cavity = slab((WIDTH - 2 * WALL, HEIGHT - 2 * WALL), (SEAM - _CLEAR, -WALL), CORNER - WALL)
    shell = carve(_outside(), [cavity])
    held = [*_display_posts(layout), *_stick_holders(layout), *_key_posts(layout), *_bosses()]
    whole = join([shell, *held, *_lamp_ribs(layout)])
    return carve(whole, [*_openings(layout), *_pilots(layout)])


def _outside() -> Solid:
    """Return the outer form. A bevel first: a round edge alone would hang over the print bed."""
    form = slab((WIDTH, HEIGHT), (SEAM, 0), CORNER)
    face = form.faces().sort_by(b3d.Axis.Z)[-1]
    form = b3d.chamfer(face.edges(), _EDGE)
    faces = form.faces().sort_by(b3d.Axis.Z)
    return b3d.fillet(faces[-1].edges(), 1.0)


def _openings(layout: Layout) -> list[Solid]:
    """Return what is cut out of the face."""
    m = layout.m
    seen = (m.oled_active_width + 2 * _SEEN, m.oled_active_height + 2 * _SEEN)
    window = flared(seen, (-WALL - 0.01, _CLEAR), 1.2, (40, (0, WINDOW_Y)))
    panel = _groove(PANEL, 5.0, WINDOW_Y)
    track = _groove(TRACK, TRACK[1] / 2 - 0.01, LAMP_Y)
    lamps = [rod(x, y, (-WALL - _CLEAR, _CLEAR), LAMP_RADIUS) for x, y in layout.lamps]
    size = (KEY_CAP[0] + 2 * KEY_GAP, KEY_CAP[1] + 2 * KEY_GAP)
    keys = [
        slab(size, (-WALL - _CLEAR, _CLEAR), KEY_CORNER + KEY_GAP, at)
        for at in layout.keys.values()
    ]
    name = word("ZONEKEEPER", 2.6, 0.5, 1.7)
    engraved = b3d.Pos(0, -45.0, -GROOVE[1]) * b3d.extrude(name, GROOVE[1] + _CLEAR)
    return [window, panel, track, *lamps, *keys, engraved]


def _groove(size: Span, corner: float, y: float) -> Solid:
    """Return a line round a field. The field itself stays level: it is printed on the bed."""
    wide, deep = GROOVE
    inner = (size[0] - 2 * wide, size[1] - 2 * wide)
    field = slab(inner, (-9, 9), corner - wide, (0, y))
    return carve(slab(size, (-deep, _CLEAR), corner, (0, y)), [field])


def display_holes(layout: Layout) -> list[Span]:
    """Return where the display is screwed on."""
    (x, y), m = layout.oled_middle, layout.m
    across, down = m.oled_hole_x / 2, m.oled_hole_y / 2
    return [(x + i * across, y + j * down) for i in (-1, 1) for j in (-1, 1)]


def stick_clamps(layout: Layout) -> list[Span]:
    """Return where the light stick is held: at its long sides, for its ends have the solder."""
    off = layout.m.stick_width / 2 + PLAY + CLAMP_RADIUS
    return [(-17.4, LAMP_Y + off), (17.4, LAMP_Y - off)]


def key_board_holes(layout: Layout) -> list[Span]:
    """Return where the perfboard is screwed on: beside the keys, whose caps need the rest."""
    m = layout.m
    y = sum(at[1] for at in layout.keys.values()) / 4
    x, down = m.perf_width / 2 - 2.6, m.perf_height / 2 - 3.5
    return [(i * x, y + j * down) for i in (-1, 1) for j in (-1, 1)]


def _display_posts(layout: Layout) -> list[Solid]:
    m, front = layout.m, layout.oled_front
    x, y = layout.oled_middle
    across, down = m.oled_glass_width / 2 + PLAY, m.oled_glass_height / 2 + PLAY
    middle = y - m.oled_glass_off
    glass = block((x - across, x + across), (middle - down, middle + down), (front - 1, 0))
    return [carve(rod(*at, (front, -WALL), _POST), [glass]) for at in display_holes(layout)]


def _stick_holders(layout: Layout) -> list[Solid]:
    """Return a corner piece for each corner of the stick, and a boss beside each long side."""
    m, front = layout.m, layout.stick_front
    back = front - m.stick_board
    length, width = m.stick_length / 2 + PLAY, m.stick_width / 2 + PLAY
    solid = block((length - 3.1, length + 1.4), (width - 1.9, width + 1.6), (back, -WALL))
    room = block((0, length), (0, width), (back - _CLEAR, front))
    corner = b3d.Pos(0, LAMP_Y, 0) * carve(solid, [room])
    mirrored = b3d.mirror(corner, b3d.Plane.YZ)
    near = b3d.Plane((0, LAMP_Y, 0), z_dir=(0, 1, 0))
    corners = [corner, mirrored, b3d.mirror(corner, near), b3d.mirror(mirrored, near)]
    clamps = [rod(x, y, (back, -WALL), CLAMP_RADIUS) for x, y in stick_clamps(layout)]
    return [*corners, *clamps]


def _lamp_ribs(layout: Layout) -> list[Solid]:
    """Return the walls between the lamps, which keep each light to itself."""
    lamps = layout.lamps
    between = [(a[0] + b[0]) / 2 for a, b in pairwise(lamps)]
    y = (LAMP_Y - 3.4, LAMP_Y + 1.4)
    return [block((x - 0.5, x + 0.5), y, (-WALL - 1.2, -WALL)) for x in between]


def _key_posts(layout: Layout) -> list[Solid]:
    front = layout.key_board_front
    return [rod(x, y, (front, -WALL), _KEY_POST) for x, y in key_board_holes(layout)]


def _bosses() -> list[Solid]:
    """Return what the screws of the base go into."""
    x, y = COLUMN
    places = [(i * x, j * y) for i in (-1, 1) for j in (-1, 1)]
    return [rod(i, j, (SEAM, -WALL), COLUMN_RADIUS) for i, j in places]


def _pilots(layout: Layout) -> list[Solid]:
    """Return the holes for the screws; each ends in the face and leaves 1.4 of it, or more."""
    m = layout.m
    back = layout.stick_front - m.stick_board
    small = [
        *((at, layout.oled_front) for at in display_holes(layout)),
        *((at, back) for at in stick_clamps(layout)),
        *((at, layout.key_board_front) for at in key_board_holes(layout)),
    ]
    holes = [rod(*at, (low - 0.01, PILOT_END), PILOT_M2) for at, low in small]
    x, y = COLUMN
    large = [(i * x, j * y) for i in (-1, 1) for j in (-1, 1)]
    return [*holes, *(rod(*at, (SEAM - 0.01, -WALL - 1.0), PILOT_M25) for at in large)]
