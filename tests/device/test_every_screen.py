"""Every screen, found by walking all of them, allocates nothing at frame speed."""

from host_tools.exercises.walker import drained_walk, watched_walk
from tests.device.screen_classes import leaf_screens, screens_of_games

TIMEOUT_S = 600

_NEVER_SEEN = {"home.root.Root"}
_walked = []
_drained = []


def _walk():
    """Walk once for all tests of this file; return the walker and the watch."""
    if not _walked:
        _walked.append(watched_walk())
    return _walked[0]


def _walk_drained():
    """Walk once with an empty cell."""
    if not _drained:
        _drained.append(drained_walk())
    return _drained[0]


def test_every_screen_of_the_firmware_is_reached_by_keys():
    reached = set(_walk()[0].seen) | set(_walk_drained()[0].seen)
    leaves = leaf_screens()
    missing = leaves - reached - screens_of_games() - _NEVER_SEEN

    assert missing == set(), "no key leads to %s" % sorted(missing)
    assert reached - leaves == set(), "not a leaf: %s" % sorted(reached - leaves)


def test_the_walk_meets_everything_that_moves():
    walker, _ = _walk()

    expected = {
        ("SettingsScreen", "_chooser", (0, True)),
        ("DiceScreen", "_tumbling", 1),
        ("CoinScreen", "_is_flying", "True"),
        ("TimerScreen", "is_running", "True"),
        ("TimerScreen", "limit_s", 1),
        ("TableMenu", "_menu", (7, False)),
        ("HistoryScreen", "_at", 0),
        ("HistoryScreen", "_at", 1),
        ("SavedScreen", "_menu", (1, False)),
        ("JudgeScreen", "_can_end", "True"),
        ("JudgeScreen", "_can_end", "False"),
    }

    assert expected - walker.features == set(), "not met: %s" % (expected - walker.features)


def test_no_frame_no_key_poll_and_no_light_of_any_screen_allocates():
    _, watch = _walk()

    assert watch.found == [], "\n".join(watch.found)


def test_an_empty_cell_leaves_one_screen_which_switches_the_device_off_and_allocates_nothing():
    walker, watch = _walk_drained()

    assert set(walker.seen) == {"home.power.low_battery.EmptyScreen"}
    assert walker.handheld.board.is_off
    assert watch.found == [], "\n".join(watch.found)
