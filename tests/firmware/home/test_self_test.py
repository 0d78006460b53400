"""The self-test on the device: from Settings to the verdict, and everything is given back."""

import sys

import modules
import pins
from host_tools.simulated.disk import SimDisk
from storage.settings import LIGHTS, SLEEP
from tests.firmware.player import Player

_PICTURES_MS = 5400


def begun(disk=None, choice=0):
    """Return a player on the self-test's first screen."""
    player = Player(disk).boot()
    player.app.settings.values[LIGHTS] = choice
    player.app.apply_settings()
    player.open_page("Settings")
    player.choose("UP", "OK")
    assert player.screen == "SelfTestScreen"
    return player


def press_all_keys(player):
    """Press each key once, as asked."""
    for key in ("UP", "DOWN", "OK", "BACK"):
        assert player.sees(b"Press") and player.sees(key.encode())
        player.press(key)
        player.run(120)


def is_of_the_test(name):
    """Tell whether a module is loaded for the self-test only."""
    return name.startswith("checks.") or name.startswith("home.self_test")


def go_through(player, display="OK", lights="OK"):
    """Do the whole test with these answers."""
    player.choose("OK")
    player.run(_PICTURES_MS)
    player.choose(display)
    press_all_keys(player)
    player.choose("OK")
    player.choose(lights)


def test_a_sound_device_is_all_well_and_the_report_says_so():
    disk = SimDisk()
    player = begun(disk)

    go_through(player)

    assert player.sees(b"All well.")
    assert player.sees(b"Kept in report.txt.")
    report = disk.files["report.txt"].decode()
    for part in ("heap", "files", "entropy", "i2c", "battery", "display", "keys", "lights"):
        assert "\n%s: ok: " % part in report, part
    player.choose("BACK", "BACK")
    assert player.screen == "Launcher"


def test_the_pictures_follow_each_other_and_take_no_answer():
    player = begun()
    player.choose("OK")
    pictures = set()
    for _ in range(4):
        pictures.add(player.picture())
        player.press("OK")
        player.run(1300 - 120)
    assert player.screen == "DisplayScreen"
    player.run(600)

    assert len(pictures) == 4
    assert player.sees(b"Did you see")


def test_what_is_wrong_is_listed_with_what_to_do():
    player = begun()
    go_through(player, "BACK", "BACK")

    assert not player.sees(b"All well.")
    assert player.sees(b"The display is wrong: check")
    player.press("DOWN")
    assert player.sees(b"Kept in report.txt.")
    player.press("UP")
    assert player.sees(b"The display is wrong: check")


def test_ok_begins_again_and_forgets_what_was_found():
    player = begun()
    go_through(player, "BACK", "OK")

    go_through(player)

    assert player.sees(b"All well.")


def test_a_dead_key_is_skipped_and_any_other_goes_on():
    player = begun()
    player.choose("OK")
    player.run(_PICTURES_MS)
    player.choose("OK")
    player.press("UP")
    player.run(100)
    player.run(20_500)
    player.press("OK")
    player.run(100)
    player.press("BACK")
    player.run(100)
    assert player.sees(b"All done")
    player.choose("UP")
    player.choose("OK")

    assert player.sees(b"No press of DOWN came:")


def test_the_lights_show_all_colours_even_where_the_owner_wants_none():
    for choice in (1, 2, 3):
        player = begun(None, choice)
        player.choose("OK")
        player.run(_PICTURES_MS)
        player.choose("OK")
        press_all_keys(player)
        player.choose("OK")
        assert player.screen == "LightsScreen"
        seen = set()
        for _ in range(340):
            player.run(20)
            row = player.lights()
            lit = player.lit()
            assert len(lit) == 1
            grb = row[lit[0] * 3 : lit[0] * 3 + 3]
            seen.add((lit[0],) + tuple([value > 0 for value in grb]))
        assert len(seen) == 8 * 4, choice

        player.choose("OK")

        assert player.app.settings.values[LIGHTS] == choice
        assert player.app._lights.dialect == choice


def test_the_keys_are_given_back_and_the_device_plays_on():
    player = begun()
    reads = player.app.board.keys.reads

    go_through(player)

    assert player.app.board.keys.reads is reads
    assert player.world.timers[0].period_us == 4000
    player.choose("BACK", "BACK")
    player.choose("UP", "UP")  # from Settings to the first row
    player.choose(*["UP"] * (len(player.app.screen._menu.rows) - 4))
    player.open_tool("Coin")
    assert player.screen == "CoinScreen"


def test_the_test_stays_awake_while_it_waits_and_sleeps_at_its_end():
    player = begun()
    player.app.settings.values[SLEEP] = 0
    player.app.apply_settings()
    player.choose("OK")
    player.doze(70_000)
    assert player.world.chip.is_on
    assert player.screen == "DisplayScreen"


def test_nothing_of_it_stays_in_memory_at_home():
    for name in [name for name in modules._at_start if is_of_the_test(str(name))]:
        modules._at_start.remove(name)
    player = begun()
    go_through(player)
    assert [name for name in sys.modules if is_of_the_test(name)]

    player.choose("BACK", "BACK")

    assert [name for name in sys.modules if is_of_the_test(name)] == []


def test_a_stuck_key_is_named():
    player = begun()
    player.choose("OK")
    player.run(_PICTURES_MS)
    player.world.press(pins.KEY_UP)
    player.run(20)
    player.choose("OK")
    player.run(100)

    assert player.sees(b"DOWN")
    assert player.app.screen._check.key == 1
