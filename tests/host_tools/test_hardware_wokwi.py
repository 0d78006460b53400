"""The Wokwi diagram: the same wiring, in the names that the simulator knows."""

import json
import tomllib
from typing import Any

import pytest

from host_tools.hardware.pinout import FOLDER, Pin, gpio_wires, read_pinout
from host_tools.hardware.places import LEFT_HEADER, RIGHT_HEADER
from host_tools.hardware.wokwi import draw_wokwi, wokwi_pin

# docs.wokwi.com/parts and the board.json files of wokwi/wokwi-boards.
KNOWN_PINS = {
    "board-esp32-devkit-c-v4": {*LEFT_HEADER, *RIGHT_HEADER},
    "board-ssd1306": {"GND", "VCC", "SCL", "SDA"},
    "wokwi-pushbutton": {"1.l", "2.l", "1.r", "2.r"},
    "wokwi-led-strip": {"VDD", "DIN", "VSS", "VDD.2", "DOUT", "VSS.2"},
    "wokwi-potentiometer": {"GND", "SIG", "VCC"},
}
WIRES = read_pinout()


def diagram() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(draw_wokwi(WIRES))
    return found


def ends() -> list[tuple[str, str]]:
    return [(row[0], row[1]) for row in diagram()["connections"]]


def test_every_part_and_every_pin_has_a_name_that_wokwi_knows() -> None:
    kinds = {part["id"]: part["type"] for part in diagram()["parts"]}

    assert set(kinds.values()) == set(KNOWN_PINS)
    for pair in ends():
        for end in pair:
            part, _, pin = end.partition(":")
            if part != "$serialMonitor":
                assert pin in KNOWN_PINS[kinds[part]], f"{end} does not exist"


def test_every_gpio_of_the_pinout_goes_where_the_pinout_says() -> None:
    drawn = dict(ends())
    targets = {
        "SCL": "oled:SCL",
        "SDA": "oled:SDA",
        "KEY_UP": "up:1.r",
        "KEY_DOWN": "down:1.r",
        "KEY_OK": "ok:1.r",
        "KEY_BACK": "back:1.r",
        "LEDS": "leds:DIN",
        "BATTERY": "cell:SIG",
    }

    for wire in gpio_wires(WIRES):
        assert drawn[f"esp:{wire.gpio}"] == targets[wire.name]


def test_every_connection_is_a_wire_of_the_pinout_a_supply_or_the_monitor() -> None:
    wired = {(wokwi_pin(wire.start), wokwi_pin(wire.end)) for wire in WIRES}
    others = [pair for pair in ends() if pair not in wired]

    assert [pair for pair in others if "$serialMonitor" not in pair[1]] == [
        ("esp:5V", "leds:VDD"),
        ("esp:GND.3", "leds:VSS"),
        ("esp:3V3", "cell:VCC"),
        ("esp:GND.1", "cell:GND"),
    ]
    assert len(set(ends())) == len(ends())


def test_no_two_jobs_share_a_pin_of_the_board() -> None:
    used = [start for start, _ in ends() if start.removeprefix("esp:").isdigit()]

    assert len(used) == len(set(used)) == 8


def test_every_key_has_its_ground() -> None:
    joined = {"esp:GND.1"}
    for _ in range(4):
        joined |= {end for start, end in ends() if start in joined}

    assert {f"{name}:2.l" for name in ("up", "down", "ok", "back")} <= joined


@pytest.mark.parametrize("part", ["battery", "charger", "boost", "switch"])
def test_what_wokwi_does_not_have_is_left_out(part: str) -> None:
    assert wokwi_pin(Pin(part, "1")) == ""


def test_the_configuration_can_be_read_and_the_lights_are_as_many_as_the_firmware_has() -> None:
    import pins

    settings = tomllib.loads((FOLDER / "wokwi" / "wokwi.toml").read_text(encoding="utf-8"))
    strip = next(part for part in diagram()["parts"] if part["id"] == "leds")

    assert settings["wokwi"]["version"] == 1
    assert strip["attrs"]["pixels"] == str(pins.LED_COUNT)
