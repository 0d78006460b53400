"""Every screen, found by walking all of them, allocates nothing at frame speed."""

import os
import sys

from host_tools.simulated.walker import watched_walk
from ui.screen import Screen

TIMEOUT_S = 600

_FIRMWARE = "/firmware"
# No game on the shelf has a deck to cut; `test_tabletop_screens` has this one to itself.
_CHECKED_ELSEWHERE = {"CutScreen"}
_FOLDER = 0x4000
_walked = []


def _walk():
    """Walk once for all tests of this file; return the walker and the watch."""
    if not _walked:
        _walked.append(watched_walk())
    return _walked[0]


def _module_names(folder, prefix):
    for entry in os.ilistdir(folder):
        name, kind = entry[0], entry[1]
        if kind == _FOLDER:
            yield from _module_names(folder + "/" + name, prefix + name + ".")
        elif name.endswith(".py") and name != "__init__.py":
            yield prefix + name[:-3]


def _screens_of(module):
    for value in module.__dict__.values():
        if isinstance(value, type) and issubclass(value, Screen):
            yield value


def _leaf_screens():
    """Return the names of all screens of the firmware from which no other is derived."""
    classes = set()
    for name in _module_names(_FIRMWARE, ""):
        __import__(name)
        classes.update(_screens_of(sys.modules[name]))
    bases = set()
    for each in classes:
        bases.update(each.__bases__)
    return {each.__name__ for each in classes if each not in bases}


def test_every_screen_of_the_firmware_is_reached_by_keys():
    walker, _ = _walk()

    reached = set(walker.seen)
    existing = _leaf_screens() - _CHECKED_ELSEWHERE

    assert existing - reached == set(), "no key leads to %s" % sorted(existing - reached)
    assert reached - existing == set(), "not a leaf: %s" % sorted(reached - existing)


def test_the_walk_meets_everything_that_moves():
    walker, _ = _walk()

    for screen, name, shape in (
        ("SettingsScreen", "_chooser", (0, True)),
        ("DiceScreen", "_tumbling", 1),
        ("CoinScreen", "_is_flying", "True"),
        ("TimerScreen", "is_running", "True"),
        ("TimerScreen", "limit_s", 1),
        ("TableMenu", "_menu", (7, False)),
        ("HistoryScreen", "_menu", (12, False)),
        ("SavedScreen", "_menu", (1, False)),
        ("JudgeScreen", "_can_end", "True"),
        ("JudgeScreen", "_can_end", "False"),
    ):
        assert (screen, name, shape) in walker.features


def test_no_frame_no_key_poll_and_no_light_of_any_screen_allocates():
    _, watch = _walk()

    assert watch.found == [], "\n".join(watch.found)
