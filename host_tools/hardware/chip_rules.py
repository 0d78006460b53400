"""What an ESP32 pin may be used for, and whether the pinout keeps to it.

Facts: ESP32 Series Datasheet (strapping pins, pin overview) and the table "GPIO & RTC GPIO" of
the ESP-IDF Programming Guide. Each check yields the sentences a reviewer would write.
"""

from collections.abc import Iterable, Iterator, Mapping

from host_tools.hardware.pinout import BOARD, Wire, gpio_wires

STRAPPING = (0, 2, 5, 12, 15)  # read at reset: a part on one may keep the chip from starting
FLASH = tuple(range(6, 12))  # inside the module they go to its flash
INPUT_ONLY = tuple(range(34, 40))  # no output stage, no internal pull
UART0 = (1, 3)  # the USB line: flashing and the REPL
ADC1 = tuple(range(32, 40))
RTC = (0, 2, 4, 12, 13, 14, 15, 25, 26, 27, *range(32, 40))

_NOT_A_PIN = ("I2C_HZ", "OLED_ADDRESS", "LED_COUNT")


def gpio_names(module: Mapping[str, object]) -> dict[str, int]:
    """Return what `pins.py` (its names and values) says about GPIOs."""
    return {
        name: value
        for name, value in module.items()
        if name.isupper() and isinstance(value, int) and name not in _NOT_A_PIN
    }


def problems(wires: Iterable[Wire], firmware: Mapping[str, int]) -> list[str]:
    """Return everything that is wrong with the pinout; `firmware` is name and GPIO."""
    rows = gpio_wires(wires)
    found = [*_differences(rows, firmware), *_doubles(rows)]
    for row in rows:
        found += [f"{row.name} on GPIO{row.gpio} {fault}" for fault in _faults(row)]
    return found


def _differences(rows: list[Wire], firmware: Mapping[str, int]) -> Iterator[str]:
    drawn = {row.name: row.gpio for row in rows}
    for name in sorted(drawn.keys() | firmware.keys()):
        if name not in firmware:
            yield f"{name} is in pinout.csv, but pins.py does not know it."
        elif name not in drawn:
            yield f"{name} is in pins.py, but has no row in pinout.csv."
        elif drawn[name] != firmware[name]:
            yield f"{name} is GPIO{drawn[name]} in pinout.csv and GPIO{firmware[name]} in pins.py."


def _doubles(rows: list[Wire]) -> Iterator[str]:
    gpios = [row.gpio for row in rows]
    for gpio in sorted({gpio for gpio in gpios if gpio is not None and gpios.count(gpio) > 1}):
        names = ", ".join(row.name for row in rows if row.gpio == gpio)
        yield f"GPIO{gpio} has more than one job: {names}."


def _faults(row: Wire) -> Iterator[str]:
    if row.start.part != BOARD or row.start.label != str(row.gpio):
        yield f"begins at {row.start}, not at its own pin of the board."
    if row.is_rtc != (row.gpio in RTC):
        yield f"has {'yes' if row.is_rtc else 'no'} under rtc, which is not so."
    yield from _forbidden(row)
    if row.gpio in INPUT_ONLY:
        yield from _input_only_faults(row)
    if row.name == "BATTERY" and row.gpio not in ADC1:
        yield "is not on ADC1: ADC2 is not to be had while the radio is on."
    if row.name.startswith("KEY_") and row.gpio not in RTC:
        yield "cannot wake the chip: the pin is not RTC-capable."


def _forbidden(row: Wire) -> Iterator[str]:
    if row.gpio in STRAPPING:
        yield "is a strapping pin, which decides how the chip starts."
    if row.gpio in FLASH:
        yield "belongs to the flash inside the module."
    if row.gpio in UART0:
        yield "belongs to UART0, the USB line."


def _input_only_faults(row: Wire) -> Iterator[str]:
    if row.direction != "in":
        yield "can only be an input."
    if row.pull.startswith("internal"):
        yield "has no internal pull resistor."
