"""Every screen of ZoneS, found by walking through games, allocates nothing at frame speed."""

from host_tools.exercises.zones.walks import REACHES, walk
from tests.device.screen_classes import leaf_screens

TIMEOUT_S = 600

CASES = (
    "pieces",
    "tiles",
    "draw",
    "start",
    "board",
    "clock",
    "return",
    "behind the screen",
    "first pieces",
    "coin",
    "device's coin",
    "glass",
    "glass and clock",
    "the device",
    "end",
    "draw agreed",
    "pages",
    "lifeboat",
    "may I capture",
    "adjust a cell",
    "swap tiles",
)

_OURS = "games.zones."


def test_a_walk_reaches_its_screens_and_nothing_on_it_allocates(case):
    walker, watch = walk(case)

    missing = set(REACHES[case]) - set(walker.seen)
    assert missing == set(), "no key leads to %s" % sorted(missing)
    assert watch.found == [], "\n".join(watch.found)


def test_every_screen_of_zones_has_a_walk():
    reached = set()
    for names in REACHES.values():
        reached.update(names)
    ours = {name for name in leaf_screens() if name.startswith(_OURS)}

    assert ours - reached == set()
    assert set(REACHES) == set(CASES)
