"""Draws the schematic from the pinout. Supplies are joined by name, not by lines."""

from collections.abc import Sequence

import schemdraw.elements as elm

from host_tools.hardware.pinout import Wire, gpio_wires
from host_tools.hardware.symbols import LEAD, Spot, Symbols

TITLE = "Zonekeeper: the schematic"

_TOP = 18.2  # the supply row
_LOW = 16.4
_LED_WIDTH = 1.9

# Heights of the pins of the ESP32, by what `pins.py` calls them.
_HEIGHTS = {
    "SCL": 12.4,
    "SDA": 11.4,
    "KEY_UP": 9.4,
    "KEY_DOWN": 7.9,
    "KEY_OK": 6.4,
    "KEY_BACK": 4.9,
    "LEDS": 2.3,
    "BATTERY": -1.9,
}


def draw_schematic(wires: Sequence[Wire]) -> str:
    """Return the schematic as SVG; raise KeyError for a GPIO that has no place in it."""
    sheet = Symbols(TITLE)
    sheet.text((0.2, 20.6), TITLE, 20)
    _supply(sheet)
    pins = _controller(sheet, gpio_wires(wires))
    _display(sheet, pins["SCL"], pins["SDA"])
    _keys(sheet, {name: at for name, at in pins.items() if name.startswith("KEY_")})
    _lights(sheet, pins["LEDS"])
    _gauge(sheet, pins["BATTERY"])
    return sheet.svg()


def _supply(sheet: Symbols) -> None:
    """Draw cell, charger, switch, rail, boost and diode from left to right."""
    ends = sheet.module(
        ((3, 15.6), (6.6, 19)),
        "U2: TP4056 with DW01",
        left={"B+": _TOP, "B-": _LOW},
        right={"OUT+": _TOP, "OUT-": _LOW},
    )
    sheet.part(elm.BatteryCell(), ((1.2, _TOP), (1.2, _LOW)))
    sheet.text((0.7, 17.3), "BT1 LiPo", side="right")
    sheet.line((1.2, _TOP), ends["B+"])
    sheet.line((1.2, _LOW), ends["B-"])
    _to_ground(sheet, ends["OUT-"], 0.5)
    sheet.part(elm.Switch(), (ends["OUT+"], (9.7, _TOP)))
    sheet.text((8.4, 19.1), "SW5 power", side="center")
    _rail(sheet)
    _boost(sheet)


def _rail(sheet: Symbols) -> None:
    sheet.line((9.7, _TOP), (13.9, _TOP))
    sheet.flag((10.4, _TOP), "VBAT")
    sheet.dot((10.4, _TOP))
    sheet.dot((11.6, _TOP))
    sheet.part(elm.Capacitor2(polar=True), ((11.6, _TOP), (11.6, 15.9)))
    sheet.text((11.2, 16.6), "C1 470 uF", side="right")
    sheet.ground((11.6, 15.9))


def _boost(sheet: Symbols) -> None:
    ends = sheet.module(
        ((14.4, 15.6), (17.6, 19)),
        "U3: boost, TPS61023",
        left={"VIN": _TOP, "GND": _LOW},
        right={"5V": _TOP},
    )
    _to_ground(sheet, ends["GND"], -0.4)
    sheet.part(elm.Schottky(), (ends["5V"], (20.7, _TOP)))
    sheet.text((19.4, 19.0), "D1 1N5819", side="center")
    sheet.line((20.7, _TOP), (21.2, _TOP))
    sheet.flag((21.2, _TOP), "5V")


def _to_ground(sheet: Symbols, at: Spot, reach: float) -> None:
    sheet.line(at, (at[0] + reach, at[1]))
    sheet.ground((at[0] + reach, at[1]))


def _controller(sheet: Symbols, rows: Sequence[Wire]) -> dict[str, Spot]:
    """Draw the board; return the end of each GPIO by its name in `pins.py`."""
    ends = sheet.module(
        ((5, -3.1), (10.4, 13.4)),
        "U1: ESP32-DevKitC V4, WROOM-32E",
        left={"5V": 12.4, "3V3": 10.4, "GND": -1.9},
        right={_pin_label(row): _HEIGHTS[row.name] for row in rows},
    )
    for name in ("5V", "3V3"):
        x, y = ends[name]
        sheet.line((x, y), (x - 0.8, y))
        sheet.flag((x - 0.8, y), name)
    _to_ground(sheet, ends["GND"], -0.8)
    sheet.text((5.2, 8.4), "USB and UART0")
    sheet.text((5.2, 7.8), "stay free for")
    sheet.text((5.2, 7.2), "flashing")
    return {row.name: ends[_pin_label(row)] for row in rows}


def _pin_label(row: Wire) -> str:
    return f"{row.name}  IO{row.gpio}"


def _display(sheet: Symbols, scl: Spot, sda: Spot) -> None:
    ends = sheet.module(
        ((15, 10.6), (19, 13.2)),
        "U4: OLED, SSD1306, 0x3C",
        left={"SCL": scl[1], "SDA": sda[1]},
        right={"VCC": scl[1], "GND": sda[1]},
    )
    sheet.line(scl, ends["SCL"])
    sheet.line(sda, ends["SDA"])
    x, y = ends["VCC"]
    sheet.line((x, y), (x + 0.6, y))
    sheet.flag((x + 0.6, y), "3V3")
    _to_ground(sheet, ends["GND"], 0.6)


def _keys(sheet: Symbols, pins: dict[str, Spot]) -> None:
    """Draw a button for each key; their far ends share one ground."""
    bus, lowest = 15.2, min(y for _, y in pins.values())
    for number, (name, (x, y)) in enumerate(pins.items(), start=1):
        sheet.line((x, y), (12, y))
        sheet.part(elm.Button(), ((12, y), (14.6, y)))
        sheet.line((14.6, y), (bus, y))
        if y != max(height for _, height in pins.values()):
            sheet.dot((bus, y))
        sheet.text((11.75, y + 0.35), f"SW{number} {name.removeprefix('KEY_')}", side="center")
    sheet.line((bus, max(y for _, y in pins.values())), (bus, lowest - 0.5))
    sheet.ground((bus, lowest - 0.5))
    sheet.text((16, lowest + 2.6), "Each pin has its internal pull-up:")
    sheet.text((16, lowest + 2.0), "pressed is low. SW1 to SW4: 12 x 12 mm.")


def _lights(sheet: Symbols, data: Spot) -> None:
    """Draw the resistor and the chain; the ones in the middle are left out."""
    y = data[1]
    sheet.part(elm.Resistor(), (data, (13.6, y)))
    sheet.text((12.3, y + 0.65), "R1 330 ohm", side="center")
    sheet.line((13.6, y), (16.6 - LEAD, y))
    x = 16.6
    for name in ("LED1", "LED2", "LED8"):
        if name == "LED8":
            sheet.part(elm.Line().linestyle("--"), ((x - 1.1, y), (x - LEAD, y)))
        _light(sheet, (x, y), name)
        x += _LED_WIDTH + (2 * LEAD if name == "LED1" else 1.6)
    end = x - 1.6
    sheet.line((16.6 + _LED_WIDTH / 2, y + 1.6), (end - _LED_WIDTH / 2, y + 1.6))
    sheet.line((16.6 + _LED_WIDTH / 2, y - 1.6), (end - _LED_WIDTH / 2, y - 1.6))
    sheet.flag((16.6 + _LED_WIDTH / 2, y + 1.6), "VBAT")
    sheet.ground((16.6 + _LED_WIDTH / 2, y - 1.6))
    sheet.text((18.4, y - 2.1), "8 x WS2812B: 3.3 V is more than 0.7 x 4.2 V")


def _light(sheet: Symbols, at: Spot, name: str) -> None:
    x, y = at
    sheet.module(((x, y - 0.9), (x + _LED_WIDTH, y + 0.9)), "", left={"DI": y}, right={"DO": y})
    sheet.text((x + _LED_WIDTH / 2, y + 0.5), name, side="center")
    middle = x + _LED_WIDTH / 2
    sheet.line((middle, y + 0.9), (middle, y + 1.6))
    sheet.line((middle, y - 0.9), (middle, y - 1.6))
    if name != "LED8":
        sheet.dot((middle, y + 1.6))
        sheet.dot((middle, y - 1.6))


def _gauge(sheet: Symbols, sense: Spot) -> None:
    """Draw the divider; the capacitor gives the converter its charge."""
    y = sense[1]
    sheet.line(sense, (14.4, y))
    sheet.dot((12.4, y))
    sheet.part(elm.Resistor(), ((12.4, y + 2.2), (12.4, y)))
    sheet.flag((12.4, y + 2.2), "VBAT")
    sheet.part(elm.Resistor(), ((12.4, y), (12.4, y - 2.2)))
    sheet.ground((12.4, y - 2.2))
    sheet.part(elm.Capacitor(), ((14.4, y), (14.4, y - 2.2)))
    sheet.ground((14.4, y - 2.2))
    sheet.text((12.8, y + 1.1), "R2 100k")
    sheet.text((11.9, y - 1.1), "R3 100k", side="right")
    sheet.text((14.9, y - 1.1), "C2 100 nF")
