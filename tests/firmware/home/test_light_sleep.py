"""Asleep, the chip itself sleeps in short naps, and any key wakes it."""

import pins
from storage.settings import SLEEP
from tests.firmware.player import Player


def sleeping_player():
    """Return a player whose device went to sleep after a minute."""
    player = Player().boot()
    player.app.settings.values[SLEEP] = 0
    player.app.apply_settings()
    player.doze(62_000)
    return player


def test_asleep_the_chip_sleeps_most_of_the_time_and_awake_never():
    player = Player().boot()
    player.run(2000)
    assert player.world.asleep_us == 0

    player = sleeping_player()
    before, asleep = player.world.elapsed_us, player.world.asleep_us
    player.run(10_000)

    assert player.world.asleep_us - asleep > (player.world.elapsed_us - before) * 4 // 5


def test_on_the_charger_or_without_a_cell_the_chip_stays_awake_for_the_cable():
    for battery_uv in (2_150_000, 0):
        player = Player()
        player.world.battery_uv = battery_uv
        player.boot()
        player.app.settings.values[SLEEP] = 0
        player.app.apply_settings()
        player.doze(62_000)
        player.run(1000)

        assert not player.world.chip.is_on
        assert player.world.asleep_us == 0


def test_a_tap_of_40_ms_wakes_the_sleeping_chip_whenever_it_begins_and_whichever_key_it_is():
    player = sleeping_player()
    for moment_ms in range(0, 40, 3):
        for gpio in (pins.KEY_UP, pins.KEY_DOWN, pins.KEY_OK, pins.KEY_BACK):
            player.app._sleep._set_asleep(True)
            player.run(100)
            player.world.after(moment_ms, lambda gpio=gpio: player.world.press(gpio))
            player.world.after(moment_ms + 40, lambda gpio=gpio: player.world.release(gpio))

            player.run(moment_ms + 150)

            assert player.world.chip.is_on, (gpio, moment_ms)
            assert player.screen == "Launcher"
            assert player.lit() == [0]


def test_after_five_minutes_it_sleeps_deeper_and_a_tap_of_a_tenth_of_a_second_wakes_it():
    player = sleeping_player()
    player.device.board._naps = 9000  # five minutes, without waiting for them
    before, asleep = player.world.elapsed_us, player.world.asleep_us
    player.run(10_000)
    assert player.world.asleep_us - asleep > (player.world.elapsed_us - before) * 19 // 20
    for moment_ms in range(0, 110, 10):
        player.app._sleep._set_asleep(True)
        player.device.board._naps = 9000
        player.run(300)
        player.world.after(moment_ms, lambda: player.world.press(pins.KEY_UP))
        player.world.after(moment_ms + 110, lambda: player.world.release(pins.KEY_UP))

        player.run(moment_ms + 300)

        assert player.world.chip.is_on, moment_ms
        assert player.lit() == [0]


def test_a_key_wakes_it_within_a_fifth_of_a_second():
    player = sleeping_player()
    for gpio in (pins.KEY_UP, pins.KEY_DOWN, pins.KEY_OK, pins.KEY_BACK):
        player.app._sleep._set_asleep(True)
        player.run(1000)

        player.world.press(gpio)
        player.run(100)
        assert player.world.chip.is_on
        player.world.release(gpio)
        player.run(100)


def test_a_key_held_down_while_it_falls_asleep_does_not_keep_it_awake():
    player = Player().boot()
    player.app.settings.values[SLEEP] = 0
    player.app.apply_settings()
    player.world.press(pins.KEY_BACK)
    player.doze(65_000)
    assert not player.world.chip.is_on

    player.world.release(pins.KEY_BACK)
    player.run(500)
    assert not player.world.chip.is_on
    player.press("BACK")

    assert player.world.chip.is_on
