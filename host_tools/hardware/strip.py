"""The strip of perfboard: two rails, and the six small parts that have no module of their own."""

from collections.abc import Sequence

from host_tools.hardware.colours import wire_line
from host_tools.hardware.places import PINS
from host_tools.hardware.sheet import INK, Point, Sheet

GROUND_Y = 676
VBAT_Y = 736

_PINS = PINS["strip"]
_DATA_Y = 694
_FIVE_Y = 716
_NODE_Y = 705
_DIVIDER_X = 316
_FILTER_X = 378
_BULK_X = 1000


def draw_strip(sheet: Sheet) -> None:
    """Draw what is soldered on the strip, the traces first."""
    _bulk(sheet)
    _rails(sheet)
    _divider(sheet)
    _data(sheet)
    _five_volts(sheet)
    for label, (x, y) in _PINS.items():
        sheet.dot((x, y), 6, "#d9b24c", INK)
        _name(sheet, label, (x, y))


def _trace(sheet: Sheet, points: Sequence[Point], colour: str) -> None:
    wire_line(sheet, points, colour, 2.2, "#e7d9b0")


def _rails(sheet: Sheet) -> None:
    _trace(sheet, [(_DIVIDER_X, GROUND_Y), (_BULK_X, GROUND_Y)], "black")
    _trace(sheet, [(_DIVIDER_X, VBAT_Y), (_BULK_X, VBAT_Y)], "red")
    for label, (x, y) in _PINS.items():
        if label.startswith("VBAT"):
            _trace(sheet, [(x, y), (x, VBAT_Y)], "red")
        if label.startswith("GND"):
            _trace(sheet, [(x, y), (x, GROUND_Y)], "black")


def _divider(sheet: Sheet) -> None:
    left = _PINS["35"]
    _trace(sheet, [left, (_FILTER_X, _NODE_Y)], "yellow")
    _trace(sheet, [(_DIVIDER_X, GROUND_Y), (_DIVIDER_X, _NODE_Y)], "black")
    _trace(sheet, [(_DIVIDER_X, VBAT_Y), (_DIVIDER_X, _NODE_Y)], "red")
    _trace(sheet, [(_FILTER_X, _NODE_Y), (_FILTER_X, GROUND_Y)], "black")
    _resistor(sheet, (_DIVIDER_X, (GROUND_Y + _NODE_Y) / 2), is_upright=True)
    _resistor(sheet, (_DIVIDER_X, (VBAT_Y + _NODE_Y) / 2), is_upright=True)
    sheet.dot((_FILTER_X, (GROUND_Y + _NODE_Y) / 2), 8, "#e08b2c", INK)
    sheet.text((_DIVIDER_X + 11, 721), "R2 100k", 9, "left")
    sheet.text((_DIVIDER_X + 11, 690), "R3 100k", 9, "left")
    sheet.text((_FILTER_X + 12, 690), "C2 100n", 9, "left")


def _data(sheet: Sheet) -> None:
    start, end = _PINS["27"], _PINS["DIN"]
    corners = [start, (start[0], _DATA_Y), (end[0], _DATA_Y), end]
    _trace(sheet, corners, "brown")
    _resistor(sheet, (640, _DATA_Y), is_upright=False)
    sheet.text((664, _DATA_Y - 9), "R1 330 ohm", 9, "left")


def _five_volts(sheet: Sheet) -> None:
    start, end = _PINS["BOOST"], _PINS["5V"]
    corners = [start, (start[0], _FIVE_Y), (end[0], _FIVE_Y), end]
    _trace(sheet, corners, "orange")
    sheet.box((690, _FIVE_Y - 7), (34, 14), fill="#2a2f35", radius=3)
    sheet.box((695, _FIVE_Y - 7), (5, 14), fill="#d7dbe0", line="none")
    sheet.text((732, _FIVE_Y + 10), "D1 1N5819", 9, "left")


def _bulk(sheet: Sheet) -> None:
    for end, colour in ((GROUND_Y, "black"), (VBAT_Y, "red")):
        rim = _NODE_Y + (20 if end > _NODE_Y else -20)
        _trace(sheet, [(_BULK_X, end), (_BULK_X, rim)], colour)
    sheet.dot((_BULK_X, _NODE_Y), 22, "#2f5d8c", INK)
    sheet.text((_BULK_X, _NODE_Y - 6), "C1", 10, colour="#ffffff")
    sheet.text((_BULK_X, _NODE_Y + 8), "470 uF", 9, colour="#ffffff")
    sheet.text((_BULK_X + 12, VBAT_Y + 8), "+", 14)


def _resistor(sheet: Sheet, middle: Point, is_upright: bool) -> None:
    x, y = middle
    if is_upright:
        sheet.box((x - 5, y - 11), (10, 22), fill="#f0d9b5", radius=4)
        sheet.line([(x - 5, y - 4), (x + 5, y - 4)], "#7a4a1d", 2)
        sheet.line([(x - 5, y + 3), (x + 5, y + 3)], INK, 2)
    else:
        sheet.box((x - 18, y - 6), (36, 12), fill="#f0d9b5", radius=5)
        for stripe in (-9, -2, 5):
            sheet.line([(x + stripe, y - 6), (x + stripe, y + 6)], "#b5651d", 2.5)


def _name(sheet: Sheet, label: str, at: Point) -> None:
    x, y = at
    words = label.partition(".")[0]
    if label == "35":
        sheet.text((x, y - 14), words, 10)
    elif y < GROUND_Y:
        sheet.text((x + 10, y - 2), words, 10, "left")
    else:
        sheet.text((x + 8, y + 1), words, 8, "left")
