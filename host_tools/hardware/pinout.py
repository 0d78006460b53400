"""Reads `hardware/pinout.csv`: every wire of the device, and which GPIO has which job.

A wire goes from one `part:PIN` to another. A row with a GPIO number is also a line of
`firmware/pins.py`; the others are supplies and the wires between two modules.
"""

import csv
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[2] / "hardware"
PINOUT = FOLDER / "pinout.csv"
BOARD = "board"
STEPS = ("display", "keys", "power", "lights", "battery")


class PinoutError(Exception):
    """A row that cannot be read. Its text is the sentence the reader sees."""


@dataclass(frozen=True)
class Pin:
    """One end of a wire."""

    part: str
    label: str

    def __str__(self) -> str:
        return f"{self.part}:{self.label}"


@dataclass(frozen=True)
class Wire:
    """One row. `gpio` is None for supplies; `name` is what `pins.py` calls the GPIO."""

    gpio: int | None
    name: str
    job: str
    direction: str
    pull: str
    is_rtc: bool
    start: Pin
    end: Pin
    colour: str
    step: str
    note: str


def read_pinout(path: Path = PINOUT) -> list[Wire]:
    """Return every wire in the order of the file; raise PinoutError for a row that is wrong."""
    with path.open(newline="", encoding="utf-8") as file:
        return [_wire(line, row) for line, row in enumerate(csv.DictReader(file), start=2)]


def gpio_wires(wires: Iterable[Wire]) -> list[Wire]:
    """Return the wires that the firmware knows."""
    return [wire for wire in wires if wire.gpio is not None]


def _wire(line: int, row: dict[str, str]) -> Wire:
    if None in row or None in row.values():
        raise PinoutError(f"Line {line} has not as many fields as the header.")
    if row["step"] not in STEPS:
        raise PinoutError(f"Line {line}: there is no step {row['step']!r}.")
    if row["gpio"] and not row["gpio"].isdigit():
        raise PinoutError(f"Line {line}: {row['gpio']!r} is no GPIO number.")
    return Wire(
        gpio=int(row["gpio"]) if row["gpio"] else None,
        name=row["name"],
        job=row["job"],
        direction=row["direction"],
        pull=row["pull"],
        is_rtc=row["rtc"] == "yes",
        start=_pin(line, row["from"]),
        end=_pin(line, row["to"]),
        colour=row["colour"],
        step=row["step"],
        note=row["note"],
    )


def _pin(line: int, text: str) -> Pin:
    part, colon, label = text.partition(":")
    if not (part and colon and label):
        raise PinoutError(f"Line {line}: {text!r} is not part:PIN.")
    return Pin(part, label)
