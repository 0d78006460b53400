"""The measures of the bought parts, read from `hardware/case/parts.csv`.

That file is the one place to edit for other parts; each of its lines says what is measured and
where the figure comes from. The case's own measures are constants beside the code that uses them.
"""

import csv
from dataclasses import dataclass, fields
from pathlib import Path

TABLE = Path(__file__).resolve().parents[2] / "hardware" / "case" / "parts.csv"


class MeasureError(Exception):
    """A table that cannot be used. Its text is the sentence the reader sees."""


@dataclass(frozen=True)
class Measures:
    """Every line of the table by its name, in millimetres."""

    oled_width: float
    oled_height: float
    oled_board: float
    oled_hole_x: float
    oled_hole_y: float
    oled_glass_width: float
    oled_glass_height: float
    oled_glass_thick: float
    oled_glass_off: float
    oled_active_width: float
    oled_active_height: float
    oled_active_off: float
    oled_pin_length: float
    stick_length: float
    stick_width: float
    stick_board: float
    stick_pitch: float
    led_size: float
    led_height: float
    key_body: float
    key_body_height: float
    key_total: float
    key_plunger: float
    key_pitch_x: float
    key_pitch_y: float
    perf_width: float
    perf_height: float
    perf_board: float
    perf_solder: float
    esp_length: float
    esp_width: float
    esp_board: float
    esp_pins: float
    esp_parts: float
    esp_module_width: float
    esp_module_length: float
    esp_module_height: float
    esp_usb_width: float
    esp_usb_height: float
    esp_usb_nose: float
    esp_plug_width: float
    esp_plug_height: float
    cell_length: float
    cell_width: float
    cell_thick: float
    cell_swell: float
    charger_length: float
    charger_width: float
    charger_board: float
    charger_parts: float
    charger_usb_width: float
    charger_usb_height: float
    charger_usb_nose: float
    charger_plug_width: float
    charger_plug_height: float
    boost_length: float
    boost_width: float
    boost_height: float
    strip_length: float
    strip_width: float
    strip_board: float
    strip_solder: float
    strip_parts: float
    strip_tall: float
    strip_tall_length: float
    strip_tall_width: float
    slide_length: float
    slide_width: float
    slide_depth: float
    slide_lever: float
    slide_lever_size: float
    slide_travel: float
    slide_pins: float


def load(table: Path = TABLE) -> Measures:
    """Read the table; raise `MeasureError` that names the line which is missing or wrong."""
    with table.open(newline="") as lines:
        found = {row["name"]: row["mm"] for row in csv.DictReader(lines)}
    wanted = [field.name for field in fields(Measures)]
    for name in wanted:
        if name not in found:
            raise MeasureError(f"{table.name} has no line {name}.")
    for name, text in found.items():
        if name not in wanted:
            raise MeasureError(f"{table.name} has a line {name} that nothing reads.")
        if not _is_length(text):
            raise MeasureError(f"{table.name}, {name}: {text!r} is no length in millimetres.")
    return Measures(**{name: float(found[name]) for name in wanted})


def _is_length(text: str) -> bool:
    try:
        return 0 <= float(text) < 200
    except ValueError:
        return False
