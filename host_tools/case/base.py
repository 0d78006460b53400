"""The base: floor, walls, the openings for plugs and switch, and a place for each part."""

from host_tools.case.kernel import Solid, b3d
from host_tools.case.layout import (
    CLAMP_RADIUS,
    COLUMN,
    COLUMN_RADIUS,
    CORNER,
    FLOOR_THICK,
    GAP,
    HEIGHT,
    PLAY,
    SEAM,
    WALL,
    WIDTH,
    Layout,
    Rect,
    floor_place,
)
from host_tools.case.lid import PILOT_M2
from host_tools.case.parts import PLUG_CORNER
from host_tools.case.solids import Span, block, carve, join, rod, slab
from host_tools.case.tray import LIP, REST_RADIUS, tray_rests, tray_screws

_DEEP = -50.0  # below everything
_EDGE = 1.6
_TONGUE = (1.6, 2.0)  # thickness and height of what reaches into the lid
_SCREW = (1.45, 2.8, 4.0)  # radii of shank and head, and what the head pulls on
_FOOT = (4.3, 0.8)


def make_base(layout: Layout) -> Solid:
    """Return the base in the face's frame."""
    place = floor_place()
    inside = _prism(WALL, (_DEEP, SEAM)) & (place * _above(0))
    shell = carve(_outside(), [inside])
    room = _prism(WALL - 1, (_DEEP, SEAM - GAP)) & (place * _above(-1))
    held = [
        *_cell_ribs(layout.cell, layout.fence_height),
        *_controller_seat(layout),
        *_charger_seat(layout),
        *_boost_seat(layout.boost),
        *_slide_seat(layout),
        *_tray_seat(layout),
    ]
    inner = (place * join(held)) & room
    whole = join([shell, inner, *_columns(place), *_tongue()])
    cuts = [*_openings(layout), *_clamp_pilots(layout), *_feet()]
    return carve(whole, [*(place * cut for cut in cuts), *_screw_holes()])


def _prism(inset: float, z: Span) -> Solid:
    """Return the outline, made smaller, as a solid between two heights."""
    return slab((WIDTH - 2 * inset, HEIGHT - 2 * inset), z, CORNER - inset)


def _above(height: float) -> Solid:
    """Return all that is above a height of the floor's frame."""
    return block((-60, 60), (-30, 130), (height, 60))


def _outside() -> Solid:
    form = _prism(0, (_DEEP, SEAM - GAP)) & (floor_place() * _above(-FLOOR_THICK))
    low = form.faces().sort_by(b3d.Axis.Z)[0]
    return b3d.chamfer(low.edges(), _EDGE)


def outer_form() -> Solid:
    """Return the closed device as one block: what is outside of it is seen or felt."""
    return _prism(0, (_DEEP, 0)) & (floor_place() * _above(-FLOOR_THICK))


def column_places() -> list[Span]:
    """Return where the screws between base and lid go."""
    x, y = COLUMN
    return [(i * x, j * y) for i in (-1, 1) for j in (-1, 1)]


def _columns(place: Solid) -> list[Solid]:
    """Return what the case screws go through; they touch the lid's bosses, the walls do not."""
    over_floor = place * _above(-1)
    return [rod(*at, (_DEEP, SEAM), COLUMN_RADIUS) & over_floor for at in column_places()]


def _screw_holes() -> list[Solid]:
    shank, head, grip = _SCREW
    holes = [rod(*at, (_DEEP, SEAM + 1), shank) for at in column_places()]
    return [*holes, *(rod(*at, (_DEEP, SEAM - grip), head) for at in column_places())]


def _tongue() -> list[Solid]:
    """Return the rim that reaches into the lid; its underside leans, so that it prints in air."""
    thick, tall = _TONGUE
    inset = WALL + GAP
    upper = carve(
        _prism(inset, (SEAM - GAP, SEAM + tall)),
        [_prism(inset + thick, (SEAM - 9, SEAM + 9))],
    )
    drop = thick + GAP
    top = SEAM - GAP
    hole = b3d.RectangleRounded(WIDTH - 2 * WALL, HEIGHT - 2 * WALL, CORNER - WALL)
    lean = b3d.Pos(0, 0, top - drop) * b3d.extrude(hole, drop, taper=45)
    lower = carve(_prism(WALL - 0.4, (top - drop, top)), [lean])
    bosses = [rod(*at, (SEAM - GAP, SEAM + 9), COLUMN_RADIUS + 0.4) for at in column_places()]
    return [carve(upper, bosses), lower]


def _cell_ribs(at: Rect, height: float) -> list[Solid]:
    """Return the fence round the cell, with a gap for its leads on the right."""
    side, end, tall = at.right + PLAY + 0.1, at.far + PLAY + 0.1, (-1.0, height)
    left = block((-side - 1.4, -side), (0, end + 1.6), tall)
    right = block((side, side + 1.4), (0, at.far - 9), tall)
    far = block((-side - 1.4, side + 1.4), (end, end + 1.6), tall)
    near = [block((x - 6, x + 6), (0, at.near - PLAY), tall) for x in (-14, 14)]
    return [left, right, far, *near]


def esp_clamps(layout: Layout) -> list[Span]:
    """Return where the controller is held down, on its two long sides."""
    at, along = layout.esp, layout.esp.near + 17
    out = PLAY + CLAMP_RADIUS
    return [(at.left - out, along), (at.right + out, along)]


def charger_clamp(layout: Layout) -> Span:
    """Return where the charger is held down, behind its inner end."""
    return layout.charger.middle[0], layout.charger.near - PLAY - CLAMP_RADIUS


def _controller_seat(layout: Layout) -> list[Solid]:
    """Return two rails between the rows of pins, stops at the ends, and the clamps."""
    at, low, (x, _) = layout.esp, layout.esp_lift, layout.esp.middle
    over = low + layout.m.esp_board
    rails = [
        block((c - 1.2, c + 1.2), (at.near + 2, at.far - 2), (-1, low)) for c in (x - 7, x + 7)
    ]
    near = [
        block((c - 2.5, c + 2.5), (at.near - 2.2, at.near - PLAY), (-1, over))
        for c in (x - 7, x + 7)
    ]
    far = [
        block((c - 1.4, c + 1.4), (at.far + PLAY, 110), (-1, over)) for c in (x - 10.5, x + 10.5)
    ]
    return [*rails, *near, *far, *(rod(*c, (-1, over), CLAMP_RADIUS) for c in esp_clamps(layout))]


def _charger_seat(layout: Layout) -> list[Solid]:
    """Return two rails below the long edges, walls beside them, a stop at each end, the clamp."""
    at, low = layout.charger, layout.charger_lift
    over = low + layout.m.charger_board
    solids = []
    for edge, out in ((at.left, -1), (at.right, 1)):
        solids.append(block((edge, edge - out * 2), (at.near + 2, at.far - 3), (-1, low)))
        beside = (edge + out * PLAY, edge + out * (PLAY + 1.6))
        solids.append(block(beside, (at.far - 12, at.far - 3), (-1, over)))
        stop = (edge - out * 0.5, edge - out * 2.2)
        solids.append(block(stop, (at.far + PLAY, 110), (-1, over)))
    return [*solids, rod(*charger_clamp(layout), (-1, over), CLAMP_RADIUS)]


def _boost_seat(at: Rect) -> list[Solid]:
    """Return four corners round the bay; the module sticks to the floor with foam tape."""
    solids = []
    for x, i in ((at.left, -1), (at.right, 1)):
        for y, j in ((at.near, -1), (at.far, 1)):
            out_x, out_y = x + i * (PLAY + 1.4), y + j * (PLAY + 1.4)
            solids.append(block((out_x, x - i * 3), (y + j * PLAY, out_y), (-1, 3)))
            solids.append(block((x + i * PLAY, out_x), (y - j * 3, out_y), (-1, 3)))
    return solids


def _tray_seat(layout: Layout) -> list[Solid]:
    """Return what the tray stands on: two bosses for its screws, two posts, a wall."""
    tall, at = (-1.0, layout.tray_low), layout.strip
    bosses = [rod(*place, tall, CLAMP_RADIUS) for place in tray_screws(layout)]
    posts = [rod(*place, tall, REST_RADIUS) for place in tray_rests(layout)]
    edge = max(layout.charger.right, at.right) + PLAY
    return [*bosses, *posts, block((edge, edge + LIP), (at.far - 8, at.far), tall)]


def _slide_seat(layout: Layout) -> list[Solid]:
    """Return the tower whose notch takes the slide switch from above."""
    m, (along, up) = layout.m, layout.slide
    back = WIDTH / 2 - WALL - PLAY - m.slide_depth - PLAY
    low, half = up - m.slide_width / 2, m.slide_length / 2 + PLAY
    tower = block(
        (back - 1.8, WIDTH / 2), (along - half - 1.8, along + half + 1.8), (-1, up + 1.4)
    )
    notch = block((back, WIDTH / 2 + 1), (along - half, along + half), (low, 40))
    pins = block((0, back + 1), (along - 3.4, along + 3.4), (low, 40))
    return [carve(tower, [notch, pins])]


def _openings(layout: Layout) -> list[Solid]:
    """Return the ways through the walls: two plugs and a lever."""
    m = layout.m
    esp = (layout.esp, layout.esp_lift + m.esp_board + m.esp_usb_height / 2)
    charger = (layout.charger, layout.charger_lift + m.charger_board + m.charger_usb_height / 2)
    along, up = layout.slide
    lever, way = m.slide_lever_size / 2 + 2 * PLAY, m.slide_travel / 2
    across = (along - way - lever, along + way + lever)
    return [
        _plug_way(*esp, (m.esp_plug_width, m.esp_plug_height)),
        _plug_way(*charger, (m.charger_plug_width, m.charger_plug_height)),
        block((WIDTH / 2 - WALL - 0.5, WIDTH / 2 + 1), across, (up - lever, up + lever)),
    ]


def _plug_way(at: Rect, height: float, size: Span) -> Solid:
    """Return the way of a plug's thick end through the far wall."""
    start = b3d.Plane((at.middle[0], at.far + 1, height), x_dir=(1, 0, 0), z_dir=(0, 1, 0))
    wide, tall = (side + 2 * PLAY for side in size)
    return b3d.extrude(start * b3d.RectangleRounded(wide, tall, PLUG_CORNER + PLAY), 14)


def _clamp_pilots(layout: Layout) -> list[Solid]:
    over_esp = layout.esp_lift + layout.m.esp_board
    over_charger = layout.charger_lift + layout.m.charger_board
    holes = [rod(*at, (over_esp - 6, over_esp + 1), PILOT_M2) for at in esp_clamps(layout)]
    low = layout.tray_low
    holes += [rod(*at, (low - 5.2, low + 1), PILOT_M2) for at in tray_screws(layout)]
    return [*holes, rod(*charger_clamp(layout), (0.4, over_charger + 1), PILOT_M2)]


def _feet() -> list[Solid]:
    """Return the recesses for four rubber feet."""
    radius, deep = _FOOT
    places = [(i * 20.0, along) for i in (-1, 1) for along in (9.0, HEIGHT - 9.0)]
    return [rod(*at, (-FLOOR_THICK - 1, deep - FLOOR_THICK), radius) for at in places]
