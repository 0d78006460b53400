"""Draws the wiring from the pinout: the whole, and one picture for each step of the assembly."""

from collections.abc import Sequence

from host_tools.hardware.colours import draw_done_wire, draw_wire
from host_tools.hardware.modules import MUTED, draw_ghost, draw_part
from host_tools.hardware.pinout import BOARD, STEPS, Wire
from host_tools.hardware.places import BOXES, PART_STEPS, SIZE, route
from host_tools.hardware.sheet import Sheet

STEP_PICTURES = ("board", *STEPS)

_HEADINGS = {
    "board": "Step 1: the board alone",
    "display": "Step 2: the display",
    "keys": "Step 3: the keys",
    "power": "Step 4: the power",
    "lights": "Step 5: the lights",
    "battery": "Step 6: the battery gauge",
}


def draw_wiring(wires: Sequence[Wire]) -> str:
    """Return the picture of everything, as SVG."""
    sheet = Sheet(*SIZE, "Zonekeeper: the wiring")
    _head(sheet, "Zonekeeper: the wiring", "parts seen from above, not to scale")
    used = _used(wires)
    for part in BOXES:
        draw_part(sheet, part, used)
    for wire in wires:
        draw_wire(sheet, route(wire), wire.colour)
    return sheet.svg()


def draw_step(wires: Sequence[Wire], step: str) -> str:
    """Return the picture of a step: its wires in colour, those of earlier steps grey."""
    number = STEP_PICTURES.index(step)
    sheet = Sheet(*SIZE, _HEADINGS[step])
    _head(sheet, _HEADINGS[step], "in colour: new in this step")
    present = STEP_PICTURES[: number + 1]
    used = _used([wire for wire in wires if wire.step in present])
    for part in BOXES:
        if PART_STEPS.get(part, STEP_PICTURES[0]) in present:
            draw_part(sheet, part, used)
        else:
            draw_ghost(sheet, part)
    for wire in wires:
        if wire.step in present[:-1]:
            draw_done_wire(sheet, route(wire))
    for wire in wires:
        if wire.step == step:
            draw_wire(sheet, route(wire), wire.colour)
    return sheet.svg()


def _used(wires: Sequence[Wire]) -> set[str]:
    ends = [end for wire in wires for end in (wire.start, wire.end)]
    return {end.label for end in ends if end.part == BOARD}


def _head(sheet: Sheet, heading: str, note: str) -> None:
    sheet.text((40, 34), heading, 24, "left")
    sheet.text((40, 60), note, 13, "left", MUTED)
