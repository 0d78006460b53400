"""Pictures of the modules as they lie on the table, pins included."""

from collections.abc import Callable
from itertools import product

from host_tools.hardware.places import BOXES, LEFT_HEADER, PINS, PITCH
from host_tools.hardware.sheet import INK, PAPER, Sheet
from host_tools.hardware.strip import draw_strip

GOLD = "#d9b24c"
MUTED = "#6b7785"

_BOARD = "#26323d"
_DARK = "#1b2229"
_METAL = "#c4c9cf"
_PALE = "#e6eaee"
_GREEN = "#2c7a57"
_BLUE = "#27527a"
_GHOST = "#b8c0c8"

_NAMES = {
    "board": "ESP32 board",
    "display": "display",
    "strip": "strip",
    "battery": "LiPo cell",
    "charger": "charger",
    "switch": "switch",
    "boost": "boost",
    "leds": "lights",
}


def draw_part(sheet: Sheet, part: str, used: set[str]) -> None:
    """Draw one part; the pins of the board that are `used` have bright labels."""
    if part.startswith("key_"):
        _key(sheet, part)
    elif part == "board":
        _board(sheet, used)
    else:
        _DRAWERS[part](sheet)


def draw_ghost(sheet: Sheet, part: str) -> None:
    """Draw the outline of a part that comes in a later step."""
    corner, (width, height) = BOXES[part]
    x, y = corner
    edges = [(x, y), (x + width, y), (x + width, y + height), (x, y + height), (x, y)]
    sheet.line(edges, _GHOST, 1.2, dash=True)
    name = _NAMES.get(part, part.removeprefix("key_").upper())
    sheet.text((x + width / 2, y + height / 2), name, 12, colour=_GHOST)


def pad(sheet: Sheet, part: str, label: str) -> None:
    """Draw the hole of one pin."""
    x, y = PINS[part][label]
    sheet.dot((x, y), 6, GOLD, INK)


def _body(sheet: Sheet, part: str, fill: str) -> None:
    sheet.box(*BOXES[part], fill=fill, radius=8)


def _board(sheet: Sheet, used: set[str]) -> None:
    _body(sheet, "board", _BOARD)
    sheet.box((650, 50), (120, 38), fill=_DARK)
    sheet.line([(662, 80), (662, 60), (680, 60), (680, 74), (698, 74), (698, 60)], GOLD, 2)
    sheet.line([(698, 60), (716, 60), (716, 74), (734, 74), (734, 60), (756, 60)], GOLD, 2)
    sheet.box((660, 88), (100, 150), fill=_METAL, radius=4)
    sheet.text((710, 152), "ESP32", 18)
    sheet.text((710, 174), "WROOM-32E", 11)
    sheet.box((682, 492), (56, 40), fill=_METAL, radius=4)
    sheet.text((710, 512), "USB", 11)
    sheet.text((710, 330), "38 pins", 11, colour=_PALE)
    for label, (x, y) in PINS["board"].items():
        is_left = label in LEFT_HEADER
        sheet.box((x - 6, y - 6), (12, 12), fill=GOLD if label in used else "#7d7350")
        colour = PAPER if label in used else "#8794a1"
        at = (x + 12, y) if is_left else (x - 12, y)
        sheet.text(at, label.partition(".")[0], 11, "left" if is_left else "right", colour)


def _display(sheet: Sheet) -> None:
    _body(sheet, "display", _BLUE)
    sheet.box((1022, 356), (196, 122), fill=_DARK, radius=3)
    sheet.text((1120, 402), "0.96 inch OLED", 14, colour="#cfe6ff")
    sheet.text((1120, 426), "SSD1306, 128 x 64", 12, colour="#cfe6ff")
    sheet.text((1120, 504), "I2C, address 0x3C", 11, colour=_PALE)
    for label, (x, y) in PINS["display"].items():
        pad(sheet, "display", label)
        sheet.text((x, y + 20), label, 10, colour=PAPER)


def _key(sheet: Sheet, part: str) -> None:
    (x, y), (width, height) = BOXES[part]
    for row in (20, height - 20):
        sheet.box((x - 16, y + row - 4), (width + 32, 8), fill=_METAL)
    _body(sheet, part, _DARK)
    sheet.dot((x + width / 2, y + height / 2), 32, "#e9edf1", INK)
    sheet.text((x + width / 2, y + height / 2), part.removeprefix("key_").upper(), 13)


def _battery(sheet: Sheet) -> None:
    _body(sheet, "battery", "#cfd6dd")
    sheet.box((50, 860), (26, 160), fill=GOLD)
    sheet.text((180, 920), "LiPo cell", 16)
    sheet.text((180, 944), "3.7 V, 1000 to 1200 mAh", 12)
    sheet.text((180, 966), "503450", 11, colour=MUTED)
    for label, (x, y) in PINS["battery"].items():
        pad(sheet, "battery", label)
        sheet.text((x - 18, y), label, 16)


def _charger(sheet: Sheet) -> None:
    _body(sheet, "charger", _BLUE)
    sheet.box((440, 1004), (56, 46), fill=_METAL, radius=6)
    sheet.text((468, 1026), "USB-C", 11)
    sheet.box((446, 920), (44, 34), fill=_DARK)
    sheet.text((468, 970), "TP4056 + DW01", 11, colour=PAPER)
    sheet.text((468, 988), "charger", 11, colour=_PALE)
    for label, (x, y) in PINS["charger"].items():
        pad(sheet, "charger", label)
        drop = 20 if label.startswith("OUT") else 34
        sheet.text((x, y + drop), label, 10, colour=PAPER)


def _switch(sheet: Sheet) -> None:
    _body(sheet, "switch", "#3d4853")
    for label, (x, y) in PINS["switch"].items():
        pad(sheet, "switch", label)
        sheet.text((x, y + 17), label, 10, colour=PAPER)
    sheet.box((640, 894), (40, 12), fill=_DARK)
    sheet.box((661, 891), (18, 18), fill="#e9edf1", radius=3)
    sheet.text((660, 917), "OFF  ON", 9, colour=PAPER)
    sheet.text((660, 940), "switch SS12D00", 11)


def _boost(sheet: Sheet) -> None:
    _body(sheet, "boost", "#5b3a78")
    sheet.text((810, 902), "boost to 5 V", 12, colour=PAPER)
    sheet.text((810, 920), "TPS61023", 10, colour=_PALE)
    for label, (x, y) in PINS["boost"].items():
        pad(sheet, "boost", label)
        sheet.text((x, y + 18), label, 10, colour=PAPER)


def _leds(sheet: Sheet) -> None:
    _body(sheet, "leds", _DARK)
    for number in range(8):
        left = 1058 + 42 * number
        sheet.box((left, 880), (32, 32), fill="#f4f6f8", radius=2)
        sheet.dot((left + 16, 896), 11, "#fff6d6", MUTED)
        sheet.text((left + 16, 896), str(number + 1), 10)
    for label, (x, y) in PINS["leds"].items():
        pad(sheet, "leds", label)
        sheet.text((x + 11, y), label.partition(".")[0], 9, "left", PAPER)
    sheet.text((1200, 954), "8 x WS2812B", 12)


def _strip(sheet: Sheet) -> None:
    _body(sheet, "strip", "#e7d9b0")
    (x, y), (width, height) = BOXES["strip"]
    for column, row in product(range(18, int(width), PITCH), range(15, int(height), PITCH)):
        sheet.dot((x + column, y + row), 1.6, "#cdbb86")
    draw_strip(sheet)


_DRAWERS: dict[str, Callable[[Sheet], None]] = {
    "display": _display,
    "battery": _battery,
    "charger": _charger,
    "switch": _switch,
    "boost": _boost,
    "leds": _leds,
    "strip": _strip,
}
