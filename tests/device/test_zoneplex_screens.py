"""Every screen of Zoneplex, found by walking through games, allocates nothing at frame speed."""

from host_tools.simulated.game_walks import walks
from tests.device.screen_classes import leaf_screens

TIMEOUT_S = 600

_OURS = "games.zoneplex."
_walked = []


def _walks():
    """Walk once for all tests of this file; return the walker and the watch of each walk."""
    if not _walked:
        _walked.extend(walks())
    return _walked


def test_every_screen_of_zoneplex_is_reached_by_keys():
    reached = set()
    for walker, _ in _walks():
        reached.update(walker.seen)

    homes = leaf_screens()
    shared = {"CutScreen", "VendettaScreen", "WriteInScreen"}
    existing = {name for name in homes if homes[name].startswith(_OURS)} | shared

    assert existing - reached == set(), "no key leads to %s" % sorted(existing - reached)


def test_the_walks_meet_every_step_of_a_turn():
    features = set()
    for walker, _ in _walks():
        features.update(walker.features)

    expected = {
        ("SetupScreen", "_chooser", (2, True)),
        ("LettersScreen", "_letter", 1),
        ("CardScreen", "is_dislocating", "False"),
        ("HelpScreen", "_asked", 1),
        ("StonesScreen", "_cursor", -1),
        ("StonesScreen", "_cursor", 1),
        ("RollScreen", "step of the turn", 4),
        ("RollScreen", "step of the turn", 5),
        ("RollScreen", "step of the turn", 6),
        ("ScoresScreen", "_page", 1),
        ("ScoresScreen", "is_revealed", "True"),
        ("ScoresScreen", "is_revealed", "False"),
        ("JudgeScreen", "_is_open", "True"),
        ("OverScreen", "_rung", 1),
        ("JudgeScreen", "_is_try", "True"),
        ("CardScreen", "_has_stacks", "True"),
        ("VendettaScreen", "_is_list", "True"),
    }

    assert expected - features == set(), "not met: %s" % (expected - features)


def test_no_frame_no_key_poll_and_no_light_of_zoneplex_allocates():
    found = []
    for _, watch in _walks():
        found += watch.found

    assert found == [], "\n".join(sorted(set(found)))
