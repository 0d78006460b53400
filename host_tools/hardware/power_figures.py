"""What each part draws, and where the figure is from.

`typical` is what the sums use; `low` and `high` are what other boards, cells and measurements
say, for the sensitivity. Milliamperes unless the unit says otherwise.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Figure:
    """One quantity with its spread and its source."""

    name: str
    typical: float
    low: float
    high: float
    unit: str
    source: str


FIGURES = {
    "cell": Figure(
        "cell", 1100, 1000, 1200, "mAh", "503450-class LiPo, printed capacity 1000 to 1200 mAh"
    ),
    "usable": Figure(
        "usable share of the cell",
        0.9,
        0.8,
        0.95,
        "",
        "assumed: the firmware calls 3.3 V empty, and cells age",
    ),
    "chip_awake": Figure(
        "ESP32 awake, radio off, 160 MHz",
        36,
        27,
        44,
        "mA",
        "ESP32 Series Datasheet, modem-sleep at 160 MHz, two cores: 27 to 44 mA",
    ),
    "chip_asleep": Figure(
        "ESP32 in light sleep",
        0.8,
        0.8,
        1.6,
        "mA",
        "ESP32 Series Datasheet: 0.8 mA; whole"
        " low-power boards measure 1.6 mA (grillbaer/esp32-power-consumption-test)",
    ),
    "display_on": Figure(
        "display, a game's screen",
        10,
        5,
        20,
        "mA",
        "assumed for a fifth of the pixels at the"
        " middle contrast; sellers of the module name 15 to 20 mA for a bright screen",
    ),
    "display_dim": Figure(
        "display, lowest contrast", 4, 2, 8, "mA", "assumed: mostly the charge pump"
    ),
    "display_off": Figure(
        "display, switched off", 0.01, 0.01, 0.01, "mA", "SSD1306 datasheet, sleep: 10 uA at most"
    ),
    "board": Figure(
        "rest of the dev board at 5 V (regulator, power light, USB chip)",
        3.8,
        3.0,
        11.4,
        "mA",
        "measured in deep sleep: 3.8 mA on an ESP32-DevKitC V4 (lucidar.me), 11.4 mA on a clone"
        " (kohacraft.com), 4.7 mA on a NodeMCU-32S (grillbaer)",
    ),
    "power_light": Figure(
        "of this the power light", 1.5, 1.0, 3.0, "mA", "computed: about 3 V across 1 to 3 kohm"
    ),
    "light_dark": Figure(
        "one WS2812B, dark",
        0.7,
        0.6,
        1.1,
        "mA",
        "0.7 mA in the list of pixels of awesomeled.xyz;"
        " 0.9 to 1.1 mA measured on arduino.stackexchange.com (question 44389)",
    ),
    "light_channel": Figure(
        "one colour of a WS2812B, full",
        11,
        11,
        18,
        "mA",
        "33 mA for white measured in the"
        " repository floriansto/wordclock; older chips 18 mA a colour",
    ),
    "boost_active": Figure(
        "efficiency of the boost, playing",
        0.90,
        0.85,
        0.94,
        "",
        "TPS61023 datasheet: 94 % at its best point; less at a tenth of that load",
    ),
    "boost_asleep": Figure(
        "efficiency of the boost, asleep",
        0.85,
        0.70,
        0.90,
        "",
        "TPS61023 datasheet, PFM range, 20 uA of its own; older boosts without PFM are worse",
    ),
    "leakage": Figure(
        "charger and protection",
        0.005,
        0.002,
        0.01,
        "mA",
        "TP4056: under 2 uA from the cell; DW01: about 3 uA",
    ),
    "wake_period": Figure(
        "asleep, the keys are looked at every",
        104,
        34,
        104,
        "ms",
        "firmware/board.py: naps of 30 ms, after five minutes of 100 ms",
    ),
    "wake_length": Figure(
        "such a look takes",
        4,
        3,
        8,
        "ms",
        "assumed: 2 ms between two looks, and a round of the app",
    ),
}
TYPICAL = {key: figure.typical for key, figure in FIGURES.items()}
