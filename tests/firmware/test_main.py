"""The device: whatever a screen does wrong is contained, told, and the launcher is back."""

from host_tools.simulated.world import PowerCut
from tests.firmware.expect import raises
from tests.firmware.player import Player
from ui.screen import Screen

_METHODS = ("enter", "press", "update", "draw", "paint", "hold", "hold_word")


class Broken(Screen):
    """A screen that fails in one of its methods."""

    def __init__(self, method, error=ValueError):
        super().__init__()
        setattr(self, method, self._fail)
        self._error = error

    def _fail(self, *_):
        raise self._error("broken on purpose")


def crash(player, method, error=ValueError):
    """Open a broken screen as a key press would, and use it."""
    launcher = player.app.screen
    launcher._open = lambda now: launcher.stack.push(Broken(method, error), now)
    player.press("OK")
    if player.screen == "Broken":
        player.press("UP")
    if player.screen == "Broken":
        player.hold("OK", 700)
    player.settle()


def test_a_screen_that_raises_anywhere_brings_the_launcher_back_with_a_sentence():
    for method in _METHODS:
        player = Player().boot()

        crash(player, method)

        assert player.screen == "Launcher", method
        assert player.sees(b"Something broke: restarted"), method


def test_any_kind_of_error_is_contained():
    for error in (ValueError, KeyError, IndexError, MemoryError, OSError, AssertionError):
        player = Player().boot()

        crash(player, "update", error)

        assert player.screen == "Launcher"


def test_after_a_crash_the_device_works_as_before():
    player = Player().boot()
    crash(player, "draw")
    player.run(2500)
    assert not player.sees(b"Something broke: restarted")

    player.open_tool("Coin")
    player.press("OK")

    assert sum(player.state.flips) == 1


def test_after_a_crash_the_settings_are_those_that_were_kept():
    player = Player().boot()
    player.app.settings.values[2] = 1
    player.app.settings.save()

    crash(player, "paint")

    assert player.app.settings.values[2] == 1


def test_a_launcher_that_fails_twice_is_started_again():
    player = Player().boot()

    for _ in range(2):
        player.app.screen.update = Broken("update")._fail
        player.device.step()
    player.settle()

    assert player.screen == "Launcher"


def test_a_power_cut_is_not_contained():
    player = Player().boot()
    player.app.screen.update = Broken("update", PowerCut)._fail

    raises(PowerCut, player.device.step)


def test_a_step_tends_the_board_runs_the_app_and_rests():
    player = Player().boot()
    before_us = player.world.elapsed_us

    player.device.step()

    assert player.world.elapsed_us >= before_us + 4000
