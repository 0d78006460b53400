"""The bought parts as solids: each with room for its solder, pins and cables, in its place.

What a part must reach or show through the shell (a plug, a lever, light) is a solid, too, so that
an opening can be checked by asking whether anything is in the way.
"""

from dataclasses import dataclass, field
from functools import cached_property

from host_tools.case.kernel import Solid, Vector, b3d
from host_tools.case.layout import LAMP_Y, PLAY, WALL, WIDTH, Layout, Rect, floor_place
from host_tools.case.solids import block, join, rod

PLUG_CORNER = 2.0
_OUT = 12.0  # how far a reach goes beyond the face or the wall
_FACE: Vector = (0, 0, 1)
ROOM = "room"  # the colour of what is kept free and never drawn


@dataclass(frozen=True)
class Piece:
    """A bit of a part in one colour."""

    solid: Solid
    colour: str


@dataclass(frozen=True)
class Part:
    """A bought part in its place. `seat` is the direction in which it rests on the shell."""

    name: str
    pieces: tuple[Piece, ...]
    seat: Vector
    reaches: dict[str, Solid] = field(default_factory=dict)

    @cached_property
    def envelope(self) -> Solid:
        """The whole part as one solid."""
        return join(piece.solid for piece in self.pieces)

    def placed(self, place: Solid) -> "Part":
        """Return the part at a place of its frame."""
        pieces = tuple(Piece(place * piece.solid, piece.colour) for piece in self.pieces)
        reaches = {name: place * solid for name, solid in self.reaches.items()}
        return Part(self.name, pieces, _turned(place, self.seat), reaches)


def _turned(place: Solid, direction: Vector) -> Vector:
    """Return a direction of a frame as one of the face's frame."""
    plane = b3d.Plane(place)
    turned = sum(
        (axis * size for axis, size in zip((plane.x_dir, plane.y_dir, plane.z_dir), direction)),
        b3d.Vector(0, 0, 0),
    )
    return turned.X, turned.Y, turned.Z


def display(layout: Layout) -> Part:
    """The display: board, glass, the ribbon round its lower edge, the pins at its upper one."""
    m, (x, y), front = layout.m, layout.oled_middle, layout.oled_front
    width, height = m.oled_width / 2, m.oled_height / 2
    back = front - m.oled_board
    glass_y, glass = y - m.oled_glass_off, m.oled_glass_height / 2
    board = block((x - width, x + width), (y - height, y + height), (back, front))
    panel = block(
        (x - m.oled_glass_width / 2, x + m.oled_glass_width / 2),
        (glass_y - glass, glass_y + glass),
        (front, front + m.oled_glass_thick),
    )
    ribbon = block(
        (x - 6.3, x + 6.3), (y - height - 0.8, glass_y - glass), (back - 0.6, front + 0.8)
    )
    pins = block(
        (x - 5.1, x + 5.1), (y + height - 2.8, y + height - 0.2), (back - m.oled_pin_length, back)
    )
    lit = (m.oled_active_width / 2, m.oled_active_height / 2, y + m.oled_active_off)
    seen = block((x - lit[0], x + lit[0]), (lit[2] - lit[1], lit[2] + lit[1]), (-WALL, _OUT))
    pieces = (
        Piece(board, "board_blue"),
        Piece(panel, "glass"),
        Piece(ribbon, "ribbon"),
        Piece(pins, "pins"),
    )
    return Part("display", pieces, _FACE, {"lit area": seen})


def light_stick(layout: Layout) -> Part:
    """The stick of eight lights, and room for the wires at its back."""
    m, front = layout.m, layout.stick_front
    length, width, back = m.stick_length / 2, m.stick_width / 2, front - m.stick_board
    board = block((-length, length), (LAMP_Y - width, LAMP_Y + width), (back, front))
    half = m.led_size / 2
    lights = [
        block((x - half, x + half), (y - half, y + half), (front, front + m.led_height))
        for x, y in layout.lamps
    ]
    wires = block((-length + 0.5, -length + 4), (LAMP_Y - 4.5, LAMP_Y + 4.5), (back - 2, back))
    reaches = {
        f"light {index + 1}": rod(x, y, (front + m.led_height, _OUT), 2.0)
        for index, (x, y) in enumerate(layout.lamps)
    }
    pieces = (
        Piece(board, "board_black"),
        Piece(join(lights), "light"),
        Piece(wires, "pins"),
    )
    return Part("light stick", pieces, _FACE, reaches)


def key_board(layout: Layout) -> Part:
    """Four key switches on a piece of perfboard."""
    m, front = layout.m, layout.key_board_front
    y = sum(at[1] for at in layout.keys.values()) / 4
    width, height, back = m.perf_width / 2, m.perf_height / 2, front - m.perf_board
    board = block((-width, width), (y - height, y + height), (back, front))
    reach = (m.key_pitch_x / 2 + 8, m.key_pitch_y / 2 + 4)
    solder = block(
        (-reach[0], reach[0]), (y - reach[1], y + reach[1]), (back - m.perf_solder, back)
    )
    body, plunger, top = m.key_body / 2, m.key_plunger / 2, front + m.key_total
    bodies, plungers, reaches = [], [], {}
    for name, (kx, ky) in layout.keys.items():
        around = ((kx - body, kx + body), (ky - body, ky + body))
        bodies.append(block(*around, (front, front + m.key_body_height)))
        across = ((kx - plunger, kx + plunger), (ky - plunger, ky + plunger))
        plungers.append(block(*across, (front + m.key_body_height, top)))
        reaches[f"key {name}"] = block(*across, (top, _OUT))
    pieces = (
        Piece(board, "board_tan"),
        Piece(join(bodies), "switch"),
        Piece(join(plungers), "plunger"),
        Piece(solder, "solder"),
    )
    return Part("key board", pieces, _FACE, reaches)


def controller(layout: Layout) -> Part:
    """The ESP32 board on its header pins, its socket beyond its far edge."""
    m, at, low = layout.m, layout.esp, layout.esp_lift
    top, (x, _) = low + m.esp_board, at.middle
    board = block((at.left, at.right), (at.near, at.far), (low, top))
    pins = [
        block((left, left + 2.5), (at.near + 3, at.far - 3), (low - m.esp_pins, low))
        for left in (at.left + 0.2, at.right - 2.7)
    ]
    half = m.esp_module_width / 2
    module = block(
        (x - half, x + half),
        (at.near, at.near + m.esp_module_length),
        (top, top + m.esp_module_height),
    )
    small = block(
        (at.left + 1, at.right - 1), (at.near + 27, at.far - 1), (top, top + m.esp_parts)
    )
    usb = m.esp_usb_width / 2
    tall = (top, top + m.esp_usb_height)
    socket = block((x - usb, x + usb), (at.far - 6, at.far + m.esp_usb_nose), tall)
    plug = _plug((x, at.far + m.esp_usb_nose), tall, (m.esp_plug_width, m.esp_plug_height))
    pieces = (
        Piece(board, "board_black"),
        Piece(join(pins), "pins"),
        Piece(module, "metal"),
        Piece(small, "chip"),
        Piece(socket, "metal"),
    )
    part = Part("controller", pieces, (0, 0, -1), {"plug of the controller": plug})
    return part.placed(floor_place())


def _plug(at: tuple[float, float], tall: tuple[float, float], size: tuple[float, float]) -> Solid:
    """Return the thick end of a cable's plug in front of a socket."""
    (x, along), middle = at, sum(tall) / 2
    front = b3d.Plane((x, along + 0.2, middle), x_dir=(1, 0, 0), z_dir=(0, 1, 0))
    return b3d.extrude(front * b3d.RectangleRounded(*size, PLUG_CORNER), _OUT)


def cell(layout: Layout) -> Part:
    """The cell as it is after years, and its leads."""
    m, at = layout.m, layout.cell
    body = block((at.left, at.right), (at.near, at.far), (0, m.cell_thick + m.cell_swell))
    leads = block((at.right, at.right + 4), (at.far - 7, at.far - 1), (0.5, 4))
    pieces = (Piece(body, "cell"), Piece(leads, "ribbon"))
    return Part("cell", pieces, (0, 0, -1)).placed(floor_place())


def charger(layout: Layout) -> Part:
    """The charger module, its socket beyond its far edge."""
    m, at, low = layout.m, layout.charger, layout.charger_lift
    top, (x, _) = low + m.charger_board, at.middle
    usb = m.charger_usb_width / 2
    tall = (top, top + m.charger_usb_height)
    socket = block((x - usb, x + usb), (at.far - 6, at.far + m.charger_usb_nose), tall)
    size = (m.charger_plug_width, m.charger_plug_height)
    plug = _plug((x, at.far + m.charger_usb_nose), tall, size)
    chips = block(
        (at.left + 2, at.right - 2), (at.near + 4, at.far - 7), (top, top + m.charger_parts)
    )
    pieces = (
        Piece(block((at.left, at.right), (at.near, at.far), (low, top)), "board_blue"),
        Piece(chips, "chip"),
        Piece(socket, "metal"),
    )
    part = Part("charger", pieces, (0, 0, -1), {"plug of the charger": plug})
    return part.placed(floor_place())


def boost(layout: Layout) -> Part:
    """The bay of the boost module: board and what stands on it, as one block."""
    m, at = layout.m, layout.boost
    board = block((at.left, at.right), (at.near, at.far), (0, 1.6))
    coil = block((at.left + 1, at.right - 1), (at.near + 1, at.far - 1), (1.6, m.boost_height))
    pieces = (Piece(board, "board_blue"), Piece(coil, "chip"))
    return Part("boost", pieces, (0, 0, -1)).placed(floor_place())


def strip(layout: Layout) -> Part:
    """The strip: solder below, small parts above, C1 lying in its far right corner."""
    m, at, low = layout.m, layout.strip, layout.strip_lift
    top, free = low + m.strip_board, 2.0  # the edge of the board is bare
    inner = ((at.left + 1, at.right - 1), (at.near + free, at.far - free))
    right, far = at.right - 1, at.far - free
    can = block(
        (right - m.strip_tall_width, right),
        (far - m.strip_tall_length, far),
        (top, top + m.strip_tall),
    )
    pieces = (
        Piece(block((at.left, at.right), (at.near, at.far), (low, top)), "board_tan"),
        Piece(block(*inner, (low - m.strip_solder, low)), "solder"),
        *_small_parts(at, top),
        Piece(_lying(can, m.strip_tall_width / 2 - 0.5), "switch"),
        Piece(join([can, block(*inner, (top, top + m.strip_parts))]), ROOM),
    )
    return Part("strip", pieces, (0, 0, -1)).placed(floor_place())


def _lying(room: Solid, radius: float) -> Solid:
    """Return a round can that lies in its room, along the strip."""
    box = room.bounding_box()
    start = (box.center().X, box.min.Y + 1, box.min.Z + radius)
    end = b3d.Plane(start, x_dir=(1, 0, 0), z_dir=(0, 1, 0))
    return b3d.extrude(end * b3d.Circle(radius), box.size.Y - 2)


def _small_parts(at: Rect, top: float) -> list[Piece]:
    """Return R1, R2, R3, D1 and C2, about where they may be: only the picture needs them."""
    x, _ = at.middle
    bodies = [
        (block((x - 3.2, x + 3.2), (y - 1.2, y + 1.2), (top + 0.3, top + 2.7)), colour)
        for y, colour in (
            *((at.near + 7.5, "resistor"), (at.near + 12.6, "resistor")),
            *((at.near + 17.7, "resistor"), (at.near + 22.8, "chip")),
        )
    ]
    disc = block((at.left + 3, at.left + 7), (at.far - 12, at.far - 9.5), (top, top + 4))
    return [*(Piece(solid, colour) for solid, colour in bodies), Piece(disc, "ribbon")]


def slide_switch(layout: Layout) -> Part:
    """The slide switch behind the right wall; its reach is the whole way of the lever."""
    m, (along, up) = layout.m, layout.slide
    front = WIDTH / 2 - WALL - PLAY
    length, width, lever = m.slide_length / 2, m.slide_width / 2, m.slide_lever_size / 2
    body = block(
        (front - m.slide_depth, front), (along - length, along + length), (up - width, up + width)
    )
    pins = block(
        (front - m.slide_depth - m.slide_pins, front - m.slide_depth),
        (along - 2.9, along + 2.9),
        (up - 0.5, up + 0.5),
    )
    knob = block(
        (front, front + m.slide_lever),
        (along - 1 - lever, along - 1 + lever),
        (up - lever, up + lever),
    )
    way = m.slide_travel / 2 + lever
    swing = block((front, WIDTH / 2 + _OUT), (along - way, along + way), (up - lever, up + lever))
    pieces = (Piece(body, "metal"), Piece(pins, "pins"), Piece(knob, "switch"))
    part = Part("slide switch", pieces, (0, 0, -1), {"lever of the slide switch": swing})
    return part.placed(floor_place())


MAKERS = (
    *(display, light_stick, key_board, controller),
    *(cell, charger, boost, slide_switch, strip),
)


def all_parts(layout: Layout) -> dict[str, Part]:
    """Return every bought part in its place, by name."""
    parts = (make(layout) for make in MAKERS)
    return {part.name: part for part in parts}
