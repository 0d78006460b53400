"""Every screen of Zoneplex, found by walking through games, allocates nothing at frame speed."""

from host_tools.exercises.zoneplex.walks import REACHES, walk
from tests.device.screen_classes import all_screens, leaf_screens

TIMEOUT_S = 600

CASES = (
    "new game",
    "signs",
    "pages",
    "pages at The Eye",
    "turn",
    "battle",
    "sacrifice",
    "bargain",
    "last tile",
    "complete set",
    "The Eye",
    "council",
    "modes",
    "laying out",
    "Evocation",
    "try for The Eye",
    "banished",
    "race",
    "match sheet",
)

_OURS = "games.zoneplex."

# What a walk must meet: screen, attribute and its shape.
_FEATURES = {
    "new game": {("SetupScreen", "_chooser", (2, True)), ("LettersScreen", "_letter", 1)},
    "pages": {("ScoresScreen", "_page", 1), ("ScoresScreen", "is_revealed", "False")},
    "pages at The Eye": {
        ("ScoresScreen", "is_revealed", "True"),
        ("EyeJudgeScreen", "_is_open", "True"),
    },
    "turn": {("CardScreen", "is_dislocating", "False")},
    "battle": {
        ("AlliesScreen", "_asked", 1),
        ("StonesScreen", "_row", 1),
        ("RollScreen", "step of the turn", 6),
    },
    "sacrifice": {
        ("RollScreen", "step of the turn", 4),
        ("RollScreen", "step of the turn", 5),
    },
    "council": {("EndScreen", "_page", 1)},
    "Evocation": {("StonesScreen", "_row", 1), ("CardScreen", "_has_stacks", "True")},
    "try for The Eye": {("EyeJudgeScreen", "_is_try", "True")},
    "match sheet": {("VendettaScreen", "_is_list", "True")},
}


def test_a_walk_reaches_its_screens_and_nothing_on_it_allocates(case):
    walker, watch = walk(case)

    missing = set(REACHES[case]) - set(walker.seen)
    assert missing == set(), "no key leads to %s" % sorted(missing)
    unmet = _FEATURES.get(case, set()) - walker.features
    assert unmet == set(), "not met: %s" % unmet
    assert watch.found == [], "\n".join(watch.found)


def test_every_screen_of_zoneplex_has_its_walk():
    walked = set()
    for names in REACHES.values():
        walked.update(names)

    assert set(CASES) == set(REACHES)
    assert {name for name in leaf_screens() if name.startswith(_OURS)} - walked == set()
    assert walked - all_screens() == set(), "no such screen"
