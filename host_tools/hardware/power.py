"""A model of the battery: how long one plays, and how long the device sleeps, on one charge.

The display and the ESP32 sit behind the board's linear regulator, so their current is also the
current at 5 V; the boost turns that into more current at the cell's voltage. The lights and the
divider hang on the cell directly.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from host_tools.hardware.power_figures import FIGURES, TYPICAL

Figures = Mapping[str, float]

LIGHTS = 8
CELL_V = 3.7
BOARD_V = 5.0
DIVIDER_OHM = 200_000
BRIGHTNESS = 26 / 255  # the default, 10 %: firmware/home/effects.py

# Shares of full brightness: firmware/ui/lights.py.
DIM = 56 / 255
BREATHING = (DIM + 1) / 2
COLOURS_LIT = 1.5  # of three, over the palette

HOURS_A_DAY = 24


@dataclass(frozen=True)
class Build:
    """What a maker may do otherwise."""

    has_boost: bool = True  # else a low-dropout regulator feeds the pin 3V3
    is_bare_module: bool = False
    has_light_switch: bool = False  # a P-MOSFET takes the supply from dark lights
    has_power_light: bool = True


AS_DRAWN = Build()


@dataclass(frozen=True)
class State:
    """What is on: keys of the figures for chip and display, and the light of the row."""

    name: str
    display: str
    lights: float  # sum of the shares of full brightness over the row
    is_asleep: bool = False


# Five players: four seats and three Fears steady and dim, one seat breathing.
PLAYING = State("playing", "display_on", 7 * DIM + BREATHING)
DIMMED = State("dimmed", "display_dim", 0)
DARK = State("dark, chip awake", "display_off", 0)
ASLEEP = State("asleep (light sleep)", "display_off", 0, is_asleep=True)
STATES = (PLAYING, DIMMED, DARK, ASLEEP)


def cell_ma(state: State, figures: Figures = TYPICAL, build: Build = AS_DRAWN) -> float:
    """Return the current out of the cell in milliamperes."""
    return sum(shares(state, figures, build).values())


def shares(state: State, figures: Figures = TYPICAL, build: Build = AS_DRAWN) -> dict[str, float]:
    """Return the current out of the cell by who draws it."""
    gain = _gain(state, figures, build)
    row_dark = 0.0 if build.has_light_switch and not state.lights else LIGHTS
    lit = state.lights * COLOURS_LIT * figures["light_channel"] * BRIGHTNESS
    return {
        "ESP32": _chip(state, figures) * gain,
        "display": figures[state.display] * gain,
        "rest of the board": _board(figures, build) * gain,
        "lights, dark": row_dark * figures["light_dark"],
        "lights, lit": lit,
        "divider, charger": 1000 * CELL_V / DIVIDER_OHM + figures["leakage"],
    }


def hours(state: State, figures: Figures = TYPICAL, build: Build = AS_DRAWN) -> float:
    """Return how long one charge lasts in a state."""
    return figures["cell"] * figures["usable"] / cell_ma(state, figures, build)


def days_off(figures: Figures = TYPICAL) -> float:
    """Return how long a charge lasts with the switch off, the cell's own losses left out."""
    return figures["cell"] * figures["usable"] / figures["leakage"] / HOURS_A_DAY


def sensitivity(state: State) -> list[tuple[str, float, float]]:
    """Return name, hours at the better and at the worse end of each figure; strongest first."""
    rows = []
    for key, figure in FIGURES.items():
        ends = [hours(state, {**TYPICAL, key: value}) for value in (figure.low, figure.high)]
        rows.append((figure.name, max(ends), min(ends)))
    rows = [row for row in rows if row[1] - row[2] > 0.01 * hours(state)]
    return sorted(rows, key=lambda row: row[2] - row[1])


def builds() -> dict[str, Build]:
    """Return what the page compares, each with the sentence that names it."""
    plain = AS_DRAWN
    return {
        "as drawn": plain,
        "power light removed": replace(plain, has_power_light=False),
        "P-MOSFET for the lights": replace(plain, has_light_switch=True),
        "both": replace(plain, has_power_light=False, has_light_switch=True),
        "3.3 V regulator instead of the boost": replace(plain, has_boost=False),
        "bare module, 3.3 V regulator, P-MOSFET": Build(
            has_boost=False, is_bare_module=True, has_light_switch=True, has_power_light=False
        ),
    }


def _chip(state: State, figures: Figures) -> float:
    if not state.is_asleep:
        return figures["chip_awake"]
    awake = figures["wake_length"] / figures["wake_period"]
    return figures["chip_asleep"] * (1 - awake) + figures["chip_awake"] * awake


def _board(figures: Figures, build: Build) -> float:
    if build.is_bare_module:
        return 0.0
    return figures["board"] - (0 if build.has_power_light else figures["power_light"])


def _gain(state: State, figures: Figures, build: Build) -> float:
    if not build.has_boost:
        return 1.0
    efficiency = figures["boost_asleep" if state.is_asleep else "boost_active"]
    return BOARD_V / (CELL_V * efficiency)
