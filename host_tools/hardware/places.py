"""Where every part and every pin lies in the wiring picture, and how the wires go around them.

Pixels, y downwards. The headers have the order of the ESP32-DevKitC V4 (J2 left, J3 right, seen
from above with the antenna up); the other modules have their pins in the order of the common
ones. Parts are not to the same scale.
"""

from host_tools.hardware.pinout import Pin, Wire
from host_tools.hardware.sheet import Point

SIZE = (1440, 1070)
PITCH = 20

LEFT_HEADER = (
    *("3V3", "EN", "VP", "VN", "34", "35", "32", "33", "25", "26"),
    *("27", "14", "12", "GND.1", "13", "D2", "D3", "CMD", "5V"),
)
RIGHT_HEADER = (
    *("GND.2", "23", "22", "TX", "RX", "21", "GND.3", "19", "18", "5"),
    *("17", "16", "4", "0", "2", "15", "D1", "D0", "CLK"),
)

# Top left corner and size of each part.
BOXES: dict[str, tuple[Point, Point]] = {
    "board": ((600, 70), (220, 450)),
    "display": ((1010, 300), (220, 222)),
    "key_up": ((150, 120), (96, 90)),
    "key_down": ((150, 230), (96, 90)),
    "key_ok": ((150, 340), (96, 90)),
    "key_back": ((150, 450), (96, 90)),
    "strip": ((270, 640), (760, 130)),
    "battery": ((50, 860), (280, 160)),
    "charger": ((400, 850), (136, 190)),
    "switch": ((625, 850), (70, 76)),
    "boost": ((755, 850), (110, 84)),
    "leds": ((995, 856), (410, 82)),
}

# The step in which a part comes on the table; the board is there from the beginning.
PART_STEPS = {
    "display": "display",
    **dict.fromkeys(("key_up", "key_down", "key_ok", "key_back"), "keys"),
    **dict.fromkeys(("strip", "battery", "charger", "switch", "boost"), "power"),
    "leds": "lights",
}

_ROUTES = {
    "board:3V3": "x575 y40 X Y",
    "board:35": "x560 y85 x40 Y X",
    "board:32": "x440 Y X",
    "board:25": "x420 Y X",
    "board:26": "x460 Y X",
    "board:GND.1": "x540 y595 x90 Y X",
    "key_back:B": "x90 Y X",
    "key_ok:B": "x90 Y X",
    "key_down:B": "x90 Y X",
    "battery:+": "x355 y800 X Y",
    "battery:-": "x375 y824 X Y",
    "charger:OUT+": "y812 X Y",
    "strip:VBAT.3": "Y X",
    "strip:DIN": "Y X",
    "strip:GND.4": "Y X",
}


def _header(labels: tuple[str, ...], x: float) -> dict[str, Point]:
    return {label: (x, 110 + PITCH * row) for row, label in enumerate(labels)}


def _key(part: str) -> dict[str, Point]:
    (x, y), (width, height) = BOXES[part]
    return {"A": (x + width + 10, y + 20), "B": (x - 10, y + height - 20)}


PINS: dict[str, dict[str, Point]] = {
    "board": _header(LEFT_HEADER, 612) | _header(RIGHT_HEADER, 808),
    "display": {"GND": (1075, 314), "VCC": (1105, 314), "SCL": (1135, 314), "SDA": (1165, 314)},
    **{part: _key(part) for part in BOXES if part.startswith("key_")},
    "strip": {
        "35": (284, 705),
        "27": (520, 654),
        "5V": (560, 654),
        "GND.1": (850, 654),
        "GND.2": (430, 756),
        "VBAT.1": (680, 756),
        "VBAT.2": (772, 756),
        "GND.3": (810, 756),
        "BOOST": (848, 756),
        "VBAT.3": (900, 756),
        "DIN": (938, 756),
        "GND.4": (972, 756),
    },
    "battery": {"+": (322, 890), "-": (322, 916)},
    "charger": {"OUT-": (430, 862), "B-": (455, 862), "B+": (480, 862), "OUT+": (505, 862)},
    "switch": {"1": (640, 862), "2": (660, 862), "3": (680, 862)},
    "boost": {"VIN": (772, 862), "GND": (810, 862), "5V": (848, 862)},
    "leds": {"GND": (1007, 867), "DIN": (1007, 887), "5V": (1007, 907), "GND.2": (1007, 927)},
}


def place(pin: Pin) -> Point:
    """Return where a pin is; raise KeyError for one that no part has."""
    return PINS[pin.part][pin.label]


def route(wire: Wire) -> list[Point]:
    """Return the corners of a wire: `x575` goes to that x, `X` to the x of the far end."""
    (x, y), end = place(wire.start), place(wire.end)
    path = [(x, y)]
    for move in _ROUTES.get(str(wire.start), "X Y").split():
        if move[0] in "xX":
            x = float(move[1:]) if move[1:] else end[0]
        else:
            y = float(move[1:]) if move[1:] else end[1]
        if path[-1] != (x, y):
            path.append((x, y))
    return path
