"""Sleep: dark after the set time, and the press that wakes the device does only that."""

import pins
from home.power.sleep import Sleep
from key import BACK, HOLD, OK, PRESS, RELEASE, TAP, UP
from storage.settings import SLEEP
from tests.firmware.player import Player

_WRAP = 0x40000000


class Parts:
    """A board, its display and its lights, which note what is done to them."""

    def __init__(self):
        self.oled = self.pixels = self
        self.switched = []
        self.dimmed = []
        self.is_dim = False
        self.contrast = 0x50
        self.is_dozing = False

    def set_power(self, is_on):
        self.switched.append(is_on)

    def set_contrast(self, level):
        assert level == self.contrast
        self.dimmed.append(self.is_dim)


def drowsy(after_ms=60_000, start=_WRAP - 30_000):
    """Return a sleep that was touched at `start`."""
    sleep = Sleep(Parts())
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
        assert sleep._board.switched == [False]
        assert sleep._board.is_dozing


def test_never_is_never():
    sleep = drowsy(0)

    assert not sleep.step(_WRAP // 2)
    assert sleep._board.switched == []
    assert sleep._board.dimmed == []


def test_it_dims_half_a_minute_before_it_sleeps_across_the_wrap():
    for after_ms in (60_000, 120_000, 900_000):
        sleep = drowsy(after_ms)
        dim_at = _WRAP - 30_000 + after_ms - 30_000

        sleep.step((dim_at - 1) % _WRAP)
        assert sleep._board.dimmed == []
        sleep.step(dim_at % _WRAP)
        sleep.step((dim_at + 1) % _WRAP)

        assert sleep._board.dimmed == [True]
        assert sleep._board.is_dim
        assert sleep._board.switched == []


def test_a_press_on_a_dimmed_screen_counts_and_makes_it_bright():
    sleep = drowsy(60_000, 0)
    sleep.step(40_000)

    assert not sleep.swallows(PRESS | UP, 40_010)
    sleep.step(40_014)

    assert sleep._board.dimmed == [True, False]
    assert not sleep._board.is_dim


def test_a_device_that_is_told_never_to_sleep_is_bright_again():
    sleep = drowsy(60_000, 0)
    sleep.step(40_000)

    sleep.after_ms = 0
    sleep.step(40_004)

    assert sleep._board.dimmed == [True, False]


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


def test_dimmed_the_glass_glows_faintly_and_the_lights_at_a_quarter():
    player = Player().boot()
    player.app.settings.values[SLEEP] = 0
    player.app.apply_settings()
    row = player.app.board.pixels
    row.brightness = 255
    player.run(20)
    contrast, bright = player.world.chip.contrast, row._scale()

    player.doze(35_000)
    assert player.world.chip.is_on
    assert player.world.chip.contrast < 8 < contrast
    assert row._scale() == bright // 4
    assert player.lit() == [0]
    player.press("DOWN")

    assert player.world.chip.contrast == contrast
    assert row._scale() == bright
    assert player.lit() == [1]


def test_a_display_that_comes_back_while_it_is_dim_is_dim():
    player = Player().boot()
    player.app.settings.values[SLEEP] = 1
    player.app.apply_settings()
    player.doze(95_000)

    player.world.bus.unplug(pins.OLED_ADDRESS)
    player.run(1000)
    player.world.bus.plug(pins.OLED_ADDRESS, player.world.chip)
    player.run(1500)

    assert player.world.chip.contrast < 8


def test_an_app_that_breaks_in_its_sleep_is_awake_afterwards():
    player = sleeping_player()
    board = player.app.board
    assert board.is_dozing

    player.app._lights.darken = None
    player.device.step()
    player.settle()

    assert player.world.chip.is_on
    assert not board.is_dozing
    assert not board.pixels.is_dim
