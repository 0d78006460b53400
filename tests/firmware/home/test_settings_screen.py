"""Settings through the keys: seen at once, kept by OK, put back by BACK, safe on flash."""

import pins
from host_tools.simulated.disk import SimDisk
from storage.settings import BRIGHTNESS, CONTRAST, COUNT, FLIP, LIGHTS, REPEAT, SLEEP
from storage.settings_file import choices
from tests.firmware.player import Player

_FILE = "settings.bin"


def settings_player(disk=None):
    """Return a player in the settings."""
    player = Player(disk).boot().open_page("Settings")
    assert player.screen == "SettingsScreen"
    return player


def take_in_hand(player, index):
    """Take one setting in hand."""
    player.press(*["DOWN"] * index + ["OK"])


def values(player):
    """Return the settings in force."""
    return bytes(player.app.settings.values)


def test_a_change_is_felt_at_once_and_kept_over_a_restart():
    disk = SimDisk()
    player = settings_player(disk)
    take_in_hand(player, CONTRAST)
    player.press("UP")
    assert player.world.chip.contrast == 0xFF
    assert disk.files == {}

    player.press("OK")

    again = Player(disk).boot()
    assert again.world.chip.contrast == 0xFF
    assert again.app.settings.values[CONTRAST] == 4


def test_a_change_not_kept_is_put_back():
    player = settings_player()
    before = values(player)
    contrast = player.world.chip.contrast
    take_in_hand(player, CONTRAST)

    player.press("DOWN", "DOWN")
    assert player.world.chip.contrast != contrast
    player.press("BACK")

    assert values(player) == before
    assert player.world.chip.contrast == contrast
    assert player.screen == "SettingsScreen"


def test_every_setting_goes_through_all_its_choices_and_around():
    player = settings_player()
    for index in range(COUNT):
        player.press("OK")
        seen = []
        for _ in range(choices(index)):
            seen.append(player.app.settings.values[index])
            player.press("UP")

        assert sorted(seen) == list(range(choices(index))), index
        assert player.app.settings.values[index] == seen[0]
        player.press("BACK", "DOWN")


def test_each_setting_does_what_it_says():
    player = settings_player()
    board = player.app.board
    for index, choice, found, expected in (
        (BRIGHTNESS, 5, lambda: board.pixels.brightness, 255),
        (BRIGHTNESS, 0, lambda: board.pixels.brightness, 13),
        (CONTRAST, 0, lambda: player.world.chip.contrast, 1),
        (FLIP, 1, lambda: player.world.chip.com_reversed, False),
        (FLIP, 0, lambda: player.world.chip.com_reversed, True),
        (SLEEP, 0, lambda: player.app._sleep.after_ms, 60_000),
        (SLEEP, 4, lambda: player.app._sleep.after_ms, 0),
        (REPEAT, 0, lambda: board.keys.repeat_every_ms, 0),
        (REPEAT, 3, lambda: board.keys.repeat_every_ms, 60),
        (LIGHTS, 3, lambda: player.app._lights.dialect, 3),
    ):
        player.app.settings.values[index] = choice
        player.app.apply_settings()

        assert found() == expected, (index, choice)


def test_a_full_flash_is_told_and_nothing_is_lost():
    disk = SimDisk()
    player = settings_player(disk)
    take_in_hand(player, CONTRAST)
    player.press("DOWN", "OK")
    kept = dict(disk.files)
    before = values(player)

    disk.is_full = True
    player.press("OK", "DOWN", "OK")
    assert player.sees(b"Could not save: not kept")
    player.choose("BACK")

    assert disk.files == kept
    assert values(player) == before


def test_damaged_settings_are_told_and_the_device_works_with_its_own():
    disk = SimDisk()
    player = settings_player(disk)
    take_in_hand(player, FLIP)
    player.press("UP", "OK")
    damaged = bytearray(disk.files[_FILE])
    damaged[-1] ^= 1
    disk.files[_FILE] = bytes(damaged)

    again = Player(disk).boot()

    assert again.sees(b"Settings were damaged")
    assert again.app.settings.values[FLIP] == 0
    again.open_tools()
    assert again.screen == "MenuScreen"


def test_leaving_in_the_middle_of_a_change_puts_it_back():
    player = settings_player()
    before = values(player)
    take_in_hand(player, BRIGHTNESS)
    player.press("UP")

    player.app.screen.stack.go_home(player.world.ticks_ms())
    player.settle()

    assert player.screen == "Launcher"
    assert values(player) == before


def test_key_repeat_can_be_switched_off_and_on():
    player = settings_player()
    for choice, is_repeating in ((0, False), (3, True)):
        player.app.settings.values[REPEAT] = choice
        player.app.apply_settings()
        cursor = player.app.screen._chooser.cursor

        player.hold("DOWN", 700)

        steps = (player.app.screen._chooser.cursor - cursor) % (COUNT + 1)
        assert (steps != 1) == is_repeating


def test_the_lights_can_be_switched_off():
    player = settings_player()
    player.choose("BACK")
    assert player.lit() != []

    player.app.settings.values[LIGHTS] = 3
    player.app.apply_settings()
    player.run(50)

    assert player.lit() == []
    assert pins.LEDS in player.world.strips


def test_about_tells_the_version_the_chance_the_memory_and_the_parts():
    player = Player().boot().open_page("About")

    for text in (b"Version", b"Chance", b"Free memory", b"KB", b"all answer"):
        assert player.sees(text), text


def test_about_names_the_part_that_is_missing():
    for spoil, text in (
        (lambda world: setattr(world, "strips_fail", True), b"no lights"),
        (lambda world: setattr(world, "battery_uv", 0), b"no battery sense"),
        (lambda world: world.press(pins.KEY_BACK), b"key stuck"),
    ):
        player = Player()
        spoil(player.world)
        player.boot()
        player.run(2000)  # until a stuck key has been told

        player.open_page("About")

        assert player.sees(text), text
