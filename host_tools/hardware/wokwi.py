"""Writes the wiring for the Wokwi simulator, so that the firmware can be tried without parts.

Names of parts and pins: docs.wokwi.com and the repository wokwi/wokwi-boards. Wokwi has no cell,
charger or boost: the board has its supply by itself, and a potentiometer stands for the divider.
"""

import json
from collections.abc import Iterator, Sequence

from host_tools.hardware.pinout import Pin, Wire

# Our part: Wokwi's id, type, place (top, left) and attributes.
_PARTS: dict[str, tuple[str, str, tuple[int, int], dict[str, str]]] = {
    "board": ("esp", "board-esp32-devkit-c-v4", (0, 0), {}),
    "display": ("oled", "board-ssd1306", (0, 180), {"i2cAddress": "0x3c"}),
    "key_up": ("up", "wokwi-pushbutton", (-20, -190), {"color": "white", "key": "ArrowUp"}),
    "key_down": ("down", "wokwi-pushbutton", (60, -190), {"color": "white", "key": "ArrowDown"}),
    "key_ok": ("ok", "wokwi-pushbutton", (140, -190), {"color": "green", "key": "Enter"}),
    "key_back": ("back", "wokwi-pushbutton", (220, -190), {"color": "red", "key": "Backspace"}),
    "leds": ("leds", "wokwi-led-strip", (260, 160), {"pixels": "8"}),
    "gauge": ("cell", "wokwi-potentiometer", (260, -40), {"value": "0.62"}),
}

# Where a pin of ours has another name there. The strip's pads lead on to what is behind them.
_PINS = {
    **{f"key_{name}:A": (f"key_{name}", "1.r") for name in ("up", "down", "ok", "back")},
    **{f"key_{name}:B": (f"key_{name}", "2.l") for name in ("up", "down", "ok", "back")},
    "strip:27": ("leds", "DIN"),
    "strip:35": ("gauge", "SIG"),
}

# What the cell, the charger and the strip do on the table.
_SUPPLIES = (
    (Pin("board", "5V"), Pin("leds", "VDD"), "red"),
    (Pin("board", "GND.3"), Pin("leds", "VSS"), "black"),
    (Pin("board", "3V3"), Pin("gauge", "VCC"), "red"),
    (Pin("board", "GND.1"), Pin("gauge", "GND"), "black"),
)


def draw_wokwi(wires: Sequence[Wire]) -> str:
    """Return `diagram.json`."""
    parts = [
        {"type": kind, "id": name, "top": top, "left": left, "attrs": attributes}
        for name, kind, (top, left), attributes in _PARTS.values()
    ]
    diagram = {
        "version": 1,
        "author": "Zonekeeper contributors",
        "editor": "wokwi",
        "parts": parts,
        "connections": list(connections(wires)),
        "dependencies": {},
    }
    return json.dumps(diagram, indent=2) + "\n"


def connections(wires: Sequence[Wire]) -> Iterator[list[object]]:
    """Yield every connection: the serial monitor's, those of the pinout, the supplies."""
    yield ["esp:TX", "$serialMonitor:RX", "", []]
    yield ["esp:RX", "$serialMonitor:TX", "", []]
    for wire in wires:
        ends = wokwi_pin(wire.start), wokwi_pin(wire.end)
        if ends[0] and ends[1]:
            yield [*ends, wire.colour, []]
    for start, end, colour in _SUPPLIES:
        yield [wokwi_pin(start), wokwi_pin(end), colour, []]


def wokwi_pin(pin: Pin) -> str:
    """Return Wokwi's name of a pin, or nothing where it has no such part."""
    part, label = _PINS.get(str(pin), (pin.part, pin.label))
    return f"{_PARTS[part][0]}:{label}" if part in _PARTS else ""
