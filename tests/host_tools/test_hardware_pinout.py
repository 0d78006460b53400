"""The pinout: it says what the firmware says, and asks nothing of a pin that it cannot do."""

from dataclasses import replace
from pathlib import Path

import pytest

import pins
from host_tools.hardware import chip_rules
from host_tools.hardware.pinout import Pin, PinoutError, Wire, gpio_wires, read_pinout

FIRMWARE = chip_rules.gpio_names(vars(pins))


def moved(name: str, gpio: int, **changes: str) -> list[Wire]:
    """Return the pinout with one name on another GPIO, nothing else wrong."""
    is_rtc = gpio in chip_rules.RTC
    start = Pin("board", str(gpio))
    return [
        replace(wire, gpio=gpio, start=start, is_rtc=is_rtc, **changes)
        if wire.name == name
        else wire
        for wire in read_pinout()
    ]


def complaints(name: str, gpio: int, **changes: str) -> list[str]:
    return chip_rules.problems(moved(name, gpio, **changes), FIRMWARE | {name: gpio})


def test_the_pinout_agrees_with_the_firmware_and_breaks_no_rule() -> None:
    assert chip_rules.problems(read_pinout(), FIRMWARE) == []
    assert len(FIRMWARE) == len(gpio_wires(read_pinout())) == 8


def test_a_pin_that_only_one_side_knows_is_told_from_both_sides() -> None:
    wires = read_pinout()
    without = [wire for wire in wires if wire.name != "SCL"]

    assert chip_rules.problems(without, FIRMWARE) == [
        "SCL is in pins.py, but has no row in pinout.csv."
    ]
    assert chip_rules.problems(wires, {**FIRMWARE, "BUZZER": 4}) == [
        "BUZZER is in pins.py, but has no row in pinout.csv."
    ]
    fewer = {name: gpio for name, gpio in FIRMWARE.items() if name != "LEDS"}
    assert chip_rules.problems(wires, fewer) == [
        "LEDS is in pinout.csv, but pins.py does not know it."
    ]


def test_another_number_is_told() -> None:
    assert chip_rules.problems(read_pinout(), {**FIRMWARE, "LEDS": 14}) == [
        "LEDS is GPIO27 in pinout.csv and GPIO14 in pins.py."
    ]


@pytest.mark.parametrize("gpio", chip_rules.STRAPPING)
def test_a_strapping_pin_is_refused(gpio: int) -> None:
    assert any("strapping pin" in text for text in complaints("LEDS", gpio))


@pytest.mark.parametrize("gpio", chip_rules.FLASH)
def test_a_pin_of_the_flash_is_refused(gpio: int) -> None:
    assert any("flash inside" in text for text in complaints("SCL", gpio))


@pytest.mark.parametrize("gpio", chip_rules.UART0)
def test_the_usb_line_is_left_alone(gpio: int) -> None:
    assert any("UART0" in text for text in complaints("SDA", gpio))


@pytest.mark.parametrize("gpio", chip_rules.INPUT_ONLY)
def test_an_input_only_pin_is_no_output_and_has_no_pull(gpio: int) -> None:
    assert any("only be an input" in text for text in complaints("LEDS", gpio))
    assert any("no internal pull" in text for text in complaints("KEY_UP", gpio))
    assert complaints("BATTERY", gpio) == []


def test_the_battery_is_on_the_converter_that_works_beside_the_radio() -> None:
    assert complaints("BATTERY", 14) == [
        "BATTERY on GPIO14 is not on ADC1: ADC2 is not to be had while the radio is on."
    ]
    assert complaints("BATTERY", 34) == []


def test_a_key_sits_where_it_can_wake_the_chip() -> None:
    assert complaints("KEY_OK", 19) == [
        "KEY_OK on GPIO19 cannot wake the chip: the pin is not RTC-capable."
    ]
    assert complaints("KEY_OK", 14) == []


def test_a_pin_has_one_job() -> None:
    assert "GPIO22 has more than one job: SCL, SDA." in complaints("SDA", 22)


def test_a_row_begins_at_its_own_pin_and_knows_whether_it_is_rtc_capable() -> None:
    wires = [
        replace(wire, start=Pin("board", "14"), is_rtc=False) if wire.name == "LEDS" else wire
        for wire in read_pinout()
    ]

    assert chip_rules.problems(wires, FIRMWARE) == [
        "LEDS on GPIO27 begins at board:14, not at its own pin of the board.",
        "LEDS on GPIO27 has no under rtc, which is not so.",
    ]


@pytest.mark.parametrize(
    ("row", "sentence"),
    [
        ("x,SCL,,,,no,board:22,display:SCL,red,display,", "is no GPIO number"),
        ("22,SCL,,,,no,board,display:SCL,red,display,", "is not part:PIN"),
        ("22,SCL,,,,no,board:22,display:SCL,red,paint,", "there is no step 'paint'"),
        ("22,SCL", "not as many fields"),
    ],
)
def test_a_row_that_cannot_be_read_is_named(tmp_path: Path, row: str, sentence: str) -> None:
    path = tmp_path / "pinout.csv"
    path.write_text(f"gpio,name,job,direction,pull,rtc,from,to,colour,step,note\n{row}\n")

    with pytest.raises(PinoutError, match=sentence) as caught:
        read_pinout(path)
    assert "Line 2" in str(caught.value)
