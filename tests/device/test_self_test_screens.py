"""Every picture of the self-test, looked at closely: none allocates at frame speed."""

from host_tools.exercises.walker import ACTIONS, watched_walker
from host_tools.simulated.disk import SimDisk

_NAMES = [name for name, _, _ in ACTIONS]
_WAY_IN = ("UP", "UP", "OK", "UP", "OK", "OK")
_STEPS = (
    ("wait", "DisplayScreen"),
    ("wait", "DisplayScreen"),
    ("OK", "KeysScreen"),
    ("UP", "KeysScreen"),
    ("wait", "KeysScreen"),
    ("DOWN", "KeysScreen"),
    ("wait", "KeysScreen"),
    ("OK", "KeysScreen"),
    ("wait", "KeysScreen"),
    ("BACK", "KeysScreen"),
    ("wait", "KeysScreen"),
    ("OK", "LightsScreen"),
    ("wait", "LightsScreen"),
)


def _walk(answer):
    """Go through the self-test, look closely at each step, and answer the last one."""
    walker, watch = watched_walker(SimDisk(), {"": ()})
    for name in _WAY_IN:
        walker.act(_NAMES.index(name))
    for name, screen in _STEPS:
        walker.act(_NAMES.index(name))
        assert type(walker.screen).__name__ == screen, name
        watch.look_closely()
    walker.act(_NAMES.index(answer))
    watch.look_closely()
    return walker, watch


def test_no_step_of_the_self_test_allocates_and_a_sound_device_is_all_well():
    walker, watch = _walk("OK")

    assert watch.found == [], "\n".join(watch.found)
    assert type(walker.screen).__name__ == "SelfTestScreen"
    assert walker.screen._pages is None


def test_the_list_of_what_is_wrong_allocates_nothing():
    walker, watch = _walk("BACK")
    walker.act(_NAMES.index("DOWN"))
    watch.look_closely()

    assert watch.found == [], "\n".join(watch.found)
    assert walker.screen._pages is not None
