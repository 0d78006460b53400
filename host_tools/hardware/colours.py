"""The colours of the wires, and how a wire is drawn so that a crossing is no junction."""

from collections.abc import Sequence

from host_tools.hardware.sheet import PAPER, Point, Sheet, rounded, towards

INSULATION = {
    "black": "#2b2f36",
    "blue": "#2f6fd0",
    "brown": "#8a5a33",
    "green": "#2e9e54",
    "grey": "#9aa3ad",
    "orange": "#f08c1e",
    "red": "#d93636",
    "violet": "#8e4ec6",
    "white": "#f7f7f7",
    "yellow": "#f2c915",
}
DONE = "#c9ced4"  # wires of earlier steps

_EDGE = "#3b4148"
_WIDTH = 4
_RADIUS = 12
_PAD = 22


def draw_wire(sheet: Sheet, points: Sequence[Point], colour: str) -> None:
    """Draw an insulated wire over what lies below, with a gap to it."""
    path = rounded(points, _RADIUS)
    sheet.line(rounded(_shortened(points), _RADIUS), PAPER, _WIDTH + 6)
    sheet.line(path, _EDGE, _WIDTH + 1.6)
    sheet.line(path, INSULATION[colour], _WIDTH)


def draw_done_wire(sheet: Sheet, points: Sequence[Point]) -> None:
    """Draw a wire that an earlier step has put in."""
    sheet.line(rounded(_shortened(points), _RADIUS), PAPER, _WIDTH + 4)
    sheet.line(rounded(points, _RADIUS), DONE, _WIDTH)


def wire_line(
    sheet: Sheet, points: Sequence[Point], colour: str, width: float, ground: str
) -> None:
    """Draw a thin trace on a board of the given colour."""
    sheet.line(_shortened(points, 8), ground, width + 4)
    sheet.line(points, INSULATION[colour], width)


def _shortened(points: Sequence[Point], by: float = _PAD) -> list[Point]:
    """Return the line without its ends, so that the gap does not cut into a pad."""
    first = towards(points[0], points[1], by)
    last = towards(points[-1], points[-2], by)
    return [first, *points[1:-1], last]
