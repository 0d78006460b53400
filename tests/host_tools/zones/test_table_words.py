"""ZoneS in JSON: every set-up and every move comes back from its names."""

from typing import Any

import pytest

from engine.chance import Chance
from games.zones.rules import codes, contract
from games.zones.rules import setup as decisions
from host_tools.json_table.fields import WrongWord
from host_tools.sweeps.zones import table_words as words

NAMES = (b"Ann", b"Ben")
SETUPS = (
    decisions.encode(0, NAMES),
    decisions.encode(decisions.OWN_BAG | decisions.OWN_COIN, NAMES, b"\x00\x02\x05\x0a"),
    decisions.encode(decisions.GLASS | decisions.WHITE, NAMES, b"\x07\x01\x05\x00"),
    decisions.encode(decisions.GLASS, NAMES, b"\x02\x03\x00\x1e", b"\x24\x00\x00\x00"),
)
MOVES = (
    {"do": "draw"},
    {"do": "base", "cell": "c2"},
    {"do": "start", "piece": "vala"},
    {"do": "start", "piece": "hill troll", "cell": "f6"},
    {"do": "coin", "side": "trolls"},
    {"do": "move", "from": "d3", "to": "c4"},
    {"do": "shoot", "from": "d3", "to": "c4", "quarter_seconds": 300},
    {"do": "summon", "piece": "spearman"},
    {"do": "summon", "piece": "spearman", "cell": "a1"},
    {"do": "summon", "piece": "spearman", "quarter_seconds": 65535},
    {"do": "summon", "piece": "spearman", "cell": "a1", "quarter_seconds": 7},
    {"do": "captured", "piece": "lobber"},
    {"do": "return", "piece": None},
    {"do": "adjust", "field": "reserve", "index": 3, "value": 1},
)


@pytest.mark.parametrize("setup", SETUPS)
def test_a_set_up_comes_back_from_its_names(setup: bytes) -> None:
    told = words.tell_setup(setup)
    assert set(told) == set(words.SETUP["required"])
    assert words.read_setup(told) == setup


def test_what_is_left_out_is_as_usual() -> None:
    assert words.read_setup({}) == SETUPS[0]
    changed = words.read_setup({"roster": {"archer": {"cost": 5, "restricted": "none"}}})
    assert decisions.value(changed, 1, decisions.COST) == 5
    assert decisions.value(changed, 1, decisions.RESTRICTED) == decisions.NO_TERRAIN


@pytest.mark.parametrize(
    "given",
    [
        {"board": 1},
        {"glass": 1},
        {"names": ["Ann"]},
        {"names": ["Ann", ""]},
        {"opponent": "weak"},  # without the glass
        {"opponent": "mighty", "glass": True},
        {"opponent_plays": "trolls"},
        {"clock": "total"},  # without minutes
        {"minutes": 256},
        {"bag": {"fields": 8}},
        {"bag": {"sand": 1}},
        {"bag": []},
        {"roster": {"archer": {"count": 2}}},
        {"roster": {"archer": {"cost": 0}}},
        {"roster": {"archer": {"movement": "far"}}},
    ],
)
def test_what_makes_no_sense_is_refused(given: dict[str, Any]) -> None:
    with pytest.raises(WrongWord):
        words.read_setup(given)


@pytest.mark.parametrize("move", MOVES)
def test_a_move_comes_back_from_its_bytes(move: dict[str, Any]) -> None:
    parts = {name: value for name, value in move.items() if name != "do"}
    code, word = next(each for each in words.MOVES.items() if each[1].name == move["do"])
    assert word.tell(word.read(parts)) == move
    assert set(words.MOVES) == set(range(codes.DRAW, codes.ADJUST + 1))
    assert 1 <= len(bytes((code,)) + word.read(parts)) <= 6


@pytest.mark.parametrize("setup", SETUPS)
def test_a_view_has_names(setup: bytes) -> None:
    state: Any = contract.new(setup, Chance(bytes(32)))
    told = words.tell_view(contract.view(state, 0))
    assert set(told) == set(words.VIEW["required"])
    assert told["active"] == "midgard"
