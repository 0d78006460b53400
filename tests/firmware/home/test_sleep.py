"""Sleep: dark after the set time, and the press that wakes the device does only that."""

import pins
from home.sleep import Sleep
from key import BACK, HOLD, OK, PRESS, RELEASE, TAP, UP
from storage.settings import SLEEP
from tests.firmware.player import Player

_WRAP = 0x40000000


class Oled:
    """A display that notes when it is switched."""

    def __init__(self):
        self.switched = []

    def set_power(self, is_on):
        self.switched.append(is_on)


def drowsy(after_ms=60_000, start=_WRAP - 30_000):
    """Return a sleep that was touched at `start`."""
    sleep = Sleep(Oled())
    sleep.after_ms = after_ms
    sleep.touch(start)
    return sleep


def sleeping_player(choice=0, press=()):
    """Return a player whose device went to sleep after a minute."""
    player = Player().boot()
    player.app.settings.values[SLEEP] = choice
    player.app.apply_settings()
    player.choose(*press)
    player.doze(62_000)
    return player


def test_it_sleeps_at_its_time_and_not_before_across_the_wrap():
    for after_ms in (60_000, 120_000, 900_000):
        sleep = drowsy(after_ms)

        assert not sleep.step((_WRAP - 30_000 + after_ms - 1) % _WRAP)
        assert sleep.step((_WRAP - 30_000 + after_ms) % _WRAP)
        assert sleep._oled.switched == [False]


def test_never_is_never():
    sleep = drowsy(0)

    assert not sleep.step(_WRAP // 2)
    assert sleep._oled.switched == []


def test_every_key_event_counts_the_time_anew():
    sleep = drowsy(60_000, 0)

    assert not sleep.swallows(PRESS | UP, 50_000)

    assert not sleep.step(109_999)
    assert sleep.step(110_000)


def test_all_of_the_waking_press_is_swallowed_and_the_next_counts():
    sleep = drowsy(1000, 0)
    sleep.step(1000)

    assert sleep.swallows(PRESS | OK, 2000)
    assert not sleep.is_asleep
    assert sleep.swallows(HOLD | OK, 2600)
    assert sleep.swallows(RELEASE | OK, 2700)

    assert not sleep.swallows(PRESS | OK, 3000)
    assert not sleep.swallows(TAP | OK, 3050)


def test_a_second_key_does_not_let_the_waking_press_through():
    # Regression: OK woke the device, BACK was pressed before OK was let go of: OK acted too.
    sleep = drowsy(1000, 0)
    sleep.step(1000)
    assert sleep.swallows(PRESS | OK, 2000)

    assert not sleep.swallows(PRESS | BACK, 2040)
    assert sleep.swallows(TAP | OK, 2080)
    assert not sleep.swallows(TAP | BACK, 2090)


def test_the_device_goes_dark_display_and_lights():
    player = sleeping_player()

    assert not player.world.chip.is_on
    assert player.picture() == bytes(1024)
    assert player.lit() == []


def test_any_key_wakes_the_same_picture_and_does_nothing_else():
    for key in ("UP", "DOWN", "OK", "BACK"):
        player = Player().boot()
        player.choose("DOWN")
        before = player.picture()
        player.app.settings.values[SLEEP] = 0
        player.app.apply_settings()
        player.doze(62_000)
        assert not player.world.chip.is_on

        player.press(key)

        assert player.world.chip.is_on, key
        assert player.picture() == before, key
        assert player.screen == "Launcher"


def test_the_press_after_the_waking_one_acts_once():
    player = sleeping_player()

    player.press("DOWN")
    assert player.lit() == [0]
    player.press("DOWN")

    assert player.lit() == [1]


def test_holding_the_waking_key_opens_nothing_and_shows_no_ring():
    player = sleeping_player()
    player.world.press(pins.KEY_OK)
    player.run(400)
    assert not player.sees(b"Help")
    player.run(400)
    player.world.release(pins.KEY_OK)
    player.settle()

    assert player.screen == "Launcher"
    assert player.world.chip.is_on


def test_a_sleeping_device_sends_nothing():
    player = sleeping_player()
    sent, writes = player.world.bus.bytes_sent, player.world.strip_writes

    player.doze(20_000)

    assert player.world.bus.bytes_sent == sent
    assert player.world.strip_writes == writes


def test_a_display_plugged_in_while_the_device_sleeps_stays_dark_until_it_wakes():
    player = Player().boot()
    before = player.picture()
    player.app.settings.values[SLEEP] = 0
    player.app.apply_settings()
    player.doze(62_000)

    player.world.bus.unplug(pins.OLED_ADDRESS)
    player.run(1000)
    player.world.bus.plug(pins.OLED_ADDRESS, player.world.chip)
    player.run(1500)
    assert not player.world.chip.is_on
    player.press("BACK")

    assert player.picture() == before
