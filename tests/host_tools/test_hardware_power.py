"""The model of the battery: it adds up, and it reacts where it should."""

import re
from dataclasses import replace

import pytest

import pins
from home import effects
from host_tools.hardware import power
from host_tools.hardware.power_figures import FIGURES, TYPICAL
from host_tools.size import FIRMWARE
from storage.settings import BRIGHTNESS, DEFAULTS
from ui import lights


def test_the_model_has_the_lights_of_the_firmware() -> None:
    assert power.LIGHTS == pins.LED_COUNT
    assert effects._BRIGHTNESS[DEFAULTS[BRIGHTNESS]] / 255 == power.BRIGHTNESS
    assert lights.level(lights.PRESENT, 0) / 255 == power.DIM
    breath = [lights.level(lights.TURN, now) / 255 for now in range(2048)]
    assert sum(breath) / len(breath) == pytest.approx(power.BREATHING, abs=0.01)


def test_a_current_is_the_sum_of_its_shares_and_a_charge_is_current_times_time() -> None:
    for state in power.STATES:
        current = power.cell_ma(state)
        assert current == pytest.approx(sum(power.shares(state).values()))
        assert current * power.hours(state) == pytest.approx(TYPICAL["cell"] * TYPICAL["usable"])


def test_a_plain_case_by_hand() -> None:
    figures = {**TYPICAL, "chip_awake": 40, "display_on": 10, "board": 5, "boost_active": 0.9}

    # 55 mA at 5 V are 82.6 mA at 3.7 V; eight dark lights 5.6 mA; the rest is 3.6 mA.
    assert power.cell_ma(power.PLAYING, figures) == pytest.approx(82.6 + 5.6 + 3.6, abs=0.1)


def test_each_state_draws_less_than_the_one_before() -> None:
    currents = [power.cell_ma(state) for state in power.STATES]

    assert currents == sorted(currents, reverse=True)
    assert currents[0] > 5 * currents[-1]


def test_asleep_the_board_and_the_dark_lights_draw_more_than_the_chip() -> None:
    asleep = power.shares(power.ASLEEP)

    assert asleep["rest of the board"] > 1.5 * asleep["ESP32"]
    assert asleep["lights, dark"] > 1.5 * asleep["ESP32"]
    assert asleep["lights, lit"] == 0


def test_the_keys_are_looked_at_as_often_as_the_firmware_does() -> None:
    board = (FIRMWARE / "board.py").read_text()
    naps = [int(ms) for ms in re.findall(r"_NAP_MS = const\((\d+)\)", board)]
    look = FIGURES["wake_length"].typical

    period = FIGURES["wake_period"]
    assert [nap + look for nap in naps] == [period.low, period.typical]


def test_looking_at_the_keys_less_often_saves_power_down_to_the_sleep_itself() -> None:
    def asleep(period_ms: float) -> float:
        return power.cell_ma(power.ASLEEP, {**TYPICAL, "wake_period": period_ms})

    assert asleep(100) > asleep(200) > asleep(250) > asleep(10_000)
    gain = 5 / (3.7 * TYPICAL["boost_asleep"])
    assert asleep(100) - asleep(200) == pytest.approx(0.02 * (36 - 0.8) * gain)


def test_every_option_is_worth_its_trouble() -> None:
    plain, *others = power.builds().values()

    assert plain == power.AS_DRAWN
    for build in others:
        assert power.hours(power.ASLEEP, build=build) > 1.1 * power.hours(power.ASLEEP)
        assert power.hours(power.PLAYING, build=build) >= power.hours(power.PLAYING)


def test_a_switch_for_the_lights_helps_only_while_they_are_dark() -> None:
    switched = replace(power.AS_DRAWN, has_light_switch=True)

    assert power.cell_ma(power.PLAYING, build=switched) == power.cell_ma(power.PLAYING)
    saved = power.cell_ma(power.ASLEEP) - power.cell_ma(power.ASLEEP, build=switched)
    assert saved == pytest.approx(8 * TYPICAL["light_dark"])


def test_the_sensitivity_has_the_strongest_first_and_the_typical_case_inside() -> None:
    for state in (power.PLAYING, power.ASLEEP):
        rows = power.sensitivity(state)
        spreads = [better - worse for _, better, worse in rows]
        assert spreads == sorted(spreads, reverse=True)
        assert all(worse <= power.hours(state) <= better for _, better, worse in rows)
    assert power.sensitivity(power.ASLEEP)[0][0] == FIGURES["board"].name
    assert power.sensitivity(power.PLAYING)[0][0] == FIGURES["chip_awake"].name


def test_every_figure_has_a_source_and_lies_in_its_range() -> None:
    for figure in FIGURES.values():
        assert figure.low <= figure.typical <= figure.high, figure.name
        assert len(figure.source) > 10 or figure.unit == "ms"


def test_switched_off_the_charge_outlasts_every_cell() -> None:
    assert power.days_off() > 3650
