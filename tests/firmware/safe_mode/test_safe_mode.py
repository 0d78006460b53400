"""Crashes in a row: counted over resets, told in words, and always a way out."""

from host_tools.exercises.long_game import LongGame, open_game
from host_tools.simulated.disk import SimDisk
from host_tools.simulated.world import Reset
from safe_mode import crashes
from tests.firmware.expect import raises
from tests.firmware.player import Player

_WELL_MS = 61_000
_WDT_RESET = 3


class Trap:
    """A function that raises, as often as it is called."""

    def __init__(self, error=ValueError):
        self._error = error
        self.calls = 0

    def __call__(self, *_):
        self.calls += 1
        raise self._error("on purpose")


def in_game(disk=None):
    """Return a player with a game that has some moves."""
    player = Player(disk).boot()
    player.choose("OK")
    for _ in range(16):
        if player.app.game.playing is not None and player.app.game.playing.table.has_begun:
            break
        player.choose("OK")
    game = LongGame(player, 3)
    for _ in range(3):
        game.move()
    player.settle()
    return player


def crash(player, times):
    """Let the screen in sight fail so often."""
    for _ in range(times):
        player.app.screen.update = Trap()
        player.step()


def test_three_crashes_in_a_row_end_in_safe_mode_which_says_what_happened():
    # Regression: a launcher that raised in `update` crashed a thousand times in four seconds.
    player = Player().boot()
    crash(player, 3)
    player.settle()

    assert player.screen == "SafeMode"
    assert player.sees(b"It broke 3 times in a row.")
    assert player.sees(b"ValueError: on purpose")
    assert player.sees(b"Your games are kept.")
    assert player.sees(b"Keep the report")


def test_crashes_far_apart_are_not_in_a_row():
    player = Player().boot()
    for _ in range(4):
        crash(player, 1)
        player.run(_WELL_MS)

    assert player.screen == "Launcher"
    assert player.disk.read("crash") is None


def test_crashes_are_counted_over_power_cuts():
    disk = SimDisk()
    for _ in range(2):
        crash(Player(disk).boot(), 1)
    player = Player(disk).boot()
    assert player.screen == "Launcher"
    crash(player, 1)

    assert player.screen == "SafeMode"
    assert crashes.is_broken(disk)


def test_nothing_is_written_while_all_is_well():
    player = Player().boot()
    player.run(_WELL_MS)

    assert player.disk.writes == 0


def test_start_again_starts_again():
    player = Player().boot()
    crash(player, 3)
    player.settle()
    player.press("OK")
    player.settle()

    assert player.screen == "Launcher"
    assert player.world.resets == 1
    assert not crashes.is_broken(player.disk)


def test_the_open_game_can_be_left_shut_and_is_not_lost():
    player = in_game()
    done = open_game(player).table.done
    crash(player, 3)
    player.settle()
    player.press("DOWN", "OK")
    player.settle()

    assert player.screen == "Launcher"
    assert player.app.game.name == ""
    player.open_page("Saved games")
    player.choose("OK")
    assert open_game(player).table.done == done


def test_a_report_is_kept_where_the_next_crash_does_not_touch_it():
    player = Player().boot()
    crash(player, 3)
    player.settle()
    player.press("UP", "OK")

    assert b"ValueError" in player.disk.read("report")
    assert player.sees(b"Kept as /pool/report.")
    assert player.screen == "SafeMode"


def test_the_firmware_before_is_offered_when_there_is_one():
    disk = SimDisk()
    disk.folders += ["..", "../a", "../b"]
    disk.files["../slot"] = b"b+\n"
    disk.files["../a/main.mpy"] = b""
    player = Player(disk).boot()
    crash(player, 3)
    player.settle()
    assert player.sees(b"Firmware before this one")
    player.press("DOWN", "DOWN", "OK")

    assert disk.read("../slot") == b"a+\n"
    assert player.world.resets == 1


def test_a_flash_that_takes_nothing_is_told_and_leaves_a_way_out():
    player = Player().boot()
    player.disk.is_full = True
    crash(player, 3)
    player.settle()
    player.press("DOWN", "OK")
    assert player.sees(b"Could not save.")
    player.press("UP", "OK")

    assert player.world.resets == 1


def test_a_new_firmware_that_ran_well_for_a_minute_is_marked():
    disk = SimDisk()
    disk.folders.append("..")
    disk.files["../slot"] = b"b\n"
    Player(disk).boot().run(_WELL_MS)

    assert disk.read("../slot") == b"b+\n"


def test_a_new_firmware_that_keeps_crashing_is_left_to_the_starter():
    disk = SimDisk()
    disk.folders.append("..")
    disk.files["../slot"] = b"b\n"
    player = Player(disk).boot()
    crash(player, 2)
    player.app.screen.update = Trap()

    raises(SystemExit, player.step)
    assert crashes.is_broken(disk)


def test_a_display_that_comes_later_shows_it_all_the_same():
    player = Player().boot()
    chip = player.world.bus._chips.pop(0x3C)
    crash(player, 3)
    player.settle()
    player.world.bus.plug(0x3C, chip)
    player.settle()

    assert player.sees(b"It broke 3 times in a row.")


def test_a_device_that_stands_still_is_reset_and_counted():
    player = in_game()
    done = open_game(player).table.done

    def stand_still(_now):
        while True:
            player.world.sleep_us(100_000)

    player.app.screen.update = stand_still
    player.step()

    assert player.world.resets == 1
    assert player.world.reset_cause == _WDT_RESET
    assert player.screen == "Launcher"
    assert not crashes.is_broken(player.disk)
    assert crashes.last(player.disk)[0] == 1
    player.settle()
    player.choose("OK")
    assert open_game(player).table.done == done


def test_safe_mode_is_watched_too():
    player = Player().boot()
    from safe_mode.screen import SafeMode  # it needs the chip's modules, which are there now

    safe = SafeMode(player.disk, player.disk)
    for _ in range(4000):
        safe.step()
    raises(Reset, player.world.sleep_us, 61_000_000)


# Where a crash is planted: the layer, and how.
def _driver(player):
    player.device.board.oled.show = Trap()


def _battery(player):
    player.device.board.battery.tend = Trap()


def _ui(player):
    player.app._stage.step = Trap()


def _home(player):
    player.app.screen.update = Trap()


def _rules(player):
    game = player.app.game.playing
    game.table._rules = _BrokenRules()
    player.app.screen.press = lambda _key, now: game.do(b"\x00", now)


def _screen(player):
    player.app.screen.draw = Trap(KeyError)
    player.app.screen.stack.is_stale = True


def _storage(player):
    game = player.app.game.playing
    move = game.play.RULES.moves(game.table.state)[0]
    player.app.screen.press = lambda _key, now: game.do(move, now)
    player.device.board.disk.read = Trap(TypeError)
    player.device.board.disk.append = Trap(TypeError)


class _BrokenRules:
    apply = Trap()


def _endure(player, plant):
    """Use a device in which something crashes again and again, until safe mode shows."""
    for _ in range(8):
        if player.screen == "SafeMode":
            return
        if player.screen == "Launcher" and plant not in (_home, _storage):
            player.choose("OK")
        if player.screen != "SafeMode":
            plant(player)
            player.press("OK")
            player.settle()


def test_a_crash_planted_in_any_layer_ends_in_safe_mode_and_from_there_in_a_usable_device():
    for plant in (_driver, _battery, _ui, _home, _rules, _screen, _storage):
        player = in_game()
        _endure(player, plant)
        assert player.screen == "SafeMode", plant
        assert player.sees(b"Start again"), plant

        if plant is _storage:
            delattr(player.disk, "read")
            delattr(player.disk, "append")
        player.press("OK")
        player.settle()
        assert player.screen == "Launcher", plant
        player.choose("OK")
        assert open_game(player).table.done >= 3, plant
