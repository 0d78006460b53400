"""The screws as solids: what they hold, and how near they come to the cell."""

from functools import cache

from host_tools.case.base import charger_clamp, column_places, esp_clamps
from host_tools.case.clips import THICK
from host_tools.case.kernel import Solid
from host_tools.case.layout import SEAM, TRAY_THICK, Layout, floor_place
from host_tools.case.lid import display_holes, key_board_holes, stick_clamps
from host_tools.case.solids import Span, join, rod
from host_tools.case.tray import strip_clamp, tray_screws

HEADS = {"M2": (1.9, 1.4), "M2.5": (2.4, 1.8)}  # radius and height of a pan head, with room


def _screw(at: Span, under_head: float, length: float, kind: str = "M2") -> Solid:
    """Return a screw that goes up (a negative length: down) from the plane below its head."""
    radius, tall = HEADS[kind]
    sign = 1 if length > 0 else -1
    shank = rod(*at, (under_head, under_head + length), float(kind[1:]) / 2)
    return join([shank, rod(*at, (under_head, under_head - sign * tall), radius)])


@cache
def all_screws(layout: Layout) -> dict[str, list[Solid]]:
    """Return the screws in the face's frame by what they hold, as the README lists them."""
    m, place = layout.m, floor_place()
    display_back = layout.oled_front - m.oled_board
    stick_back = layout.stick_front - m.stick_board
    keys_back = layout.key_board_front - m.perf_board
    over_esp = layout.esp_lift + m.esp_board
    over_charger = layout.charger_lift + m.charger_board
    over_strip = layout.strip_lift + m.strip_board
    on_tray = layout.tray_low + TRAY_THICK
    return {
        "display": [_screw(at, display_back, 4) for at in display_holes(layout)],
        "light stick": [_screw(at, stick_back - THICK, 6) for at in stick_clamps(layout)],
        "key board": [_screw(at, keys_back, 6) for at in key_board_holes(layout)],
        "controller": [place * _screw(at, over_esp + THICK, -6) for at in esp_clamps(layout)],
        "charger": [place * _screw(charger_clamp(layout), over_charger + THICK, -6)],
        "strip": [place * _screw(strip_clamp(layout), over_strip + THICK, -6)],
        "tray": [place * _screw(at, on_tray, -6) for at in tray_screws(layout)],
        "case": [_screw(at, SEAM - 4, 10, "M2.5") for at in column_places()],
    }
