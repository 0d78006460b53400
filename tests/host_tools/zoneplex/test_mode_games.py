"""The recorded games of the modes: all endings, decisions and moves, and no secret told early."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.header import decode_header
from games.zoneplex.rules import codes, contract, eye
from games.zoneplex.rules import setup as setup_rules
from games.zoneplex.rules import state as steps
from games.zoneplex.rules.setup_bytes import decode_setup
from host_tools.exercises.replay import Replay
from host_tools.journal.log_file import read_log
from host_tools.journal.public_check import check_public
from host_tools.sweeps.table import SWEEPS
from host_tools.sweeps.zoneplex.arranged import RUNGS
from host_tools.sweeps.zoneplex.modes import MODES
from host_tools.sweeps.zoneplex.record_games import recorded_games

_PARTS = 4  # so that several workers share them
_PUBLIC_EVERY = 5  # games; each is searched for a deal

# The endings that every number of players must come to; the others once.
ENDINGS = {
    "evocation": {f"{seats}p_{how}" for seats in (3, 4, 5) for how in ("eye", "banished_eye")},
    "challenge": {f"{seats}p_{how}" for seats in (1, 2) for how in ("eye", "deck")},
    "gauntlet": {"1p_eye", "1p_deck"},
    "zonemaster": {"2p_eye", "2p_draw"},
}
ONCE = {
    "evocation": {*RUNGS, "banished_influence", "banished_fears", "banished_council"},
    "zonemaster": {"zoneplex", "alone", "influence", "fears", "strength", "relics"},
}
# The decisions of each mode; every one of them is taken both ways.
HOUSES = {
    "evocation": setup_rules.ALWAYS_TRY | setup_rules.CHAMBERS_ONLY,
    "challenge": setup_rules.LATE_STONE,
    "gauntlet": setup_rules.LATE_STONE,
    "zonemaster": 0xFC,
}


def setup_of(path: Path) -> Any:
    return decode_setup(decode_header(path.read_bytes()).setup)


def states_of(path: Path) -> Iterator[Any]:
    replay = Replay(path.read_bytes())
    for _ in replay.lines():
        if replay.table.has_begun:
            yield replay.table.state


def moves_of(path: Path) -> Iterator[bytes]:
    return (bytes(record.move) for record in read_log(path).records if record.move)


@pytest.mark.parametrize("mode", MODES)
def test_every_mode_has_forty_games_and_all_its_endings(mode: str) -> None:
    names = [path.stem[4:] for path in recorded_games((mode,))]

    assert len(names) >= 40
    assert ENDINGS[mode] <= set(names)
    assert ONCE.get(mode, set()) <= {name.partition("_")[2] for name in names}


def test_the_sweep_plays_all_of_them() -> None:
    assert SWEEPS["modes-games"].count == len(recorded_games(MODES))


@pytest.mark.parametrize("mode", MODES)
def test_every_decision_of_a_mode_is_taken_both_ways(mode: str) -> None:
    setups = [setup_of(path) for path in recorded_games((mode,))]

    for bit in range(8):
        flag = 1 << bit
        taken = sum(setup.has_house(flag) for setup in setups)
        assert (0 < taken < len(setups)) == bool(HOUSES[mode] & flag), bit
    for flag in (setup_rules.TABLE_DIE, setup_rules.TABLE_DECK, setup_rules.DEAL_SYMBOLS):
        assert 0 < sum(setup.has(flag) for setup in setups) < len(setups), flag


def test_ten_games_of_zonemaster_have_the_stacks_of_evocation() -> None:
    setups = [setup_of(path) for path in recorded_games(("zonemaster",))]

    assert sum(setup.has_house(setup_rules.FOUR_STACKS) for setup in setups) >= 10


def test_every_move_that_only_the_modes_have_is_made_in_every_way() -> None:
    seen: Counter[tuple[int, int]] = Counter()
    for path in recorded_games(MODES):
        seen.update((move[0], len(move)) for move in moves_of(path))

    wanted = [
        (codes.LAY_OUT, 1),
        (codes.LAY_OUT, 4),
        (codes.EVOKE, 3),
        (codes.EVOKE, 4),
    ]
    wanted += [
        (codes.GO_ON, 1),
        (codes.CURSE, 2),
        (codes.REVEAL, 2),
        (codes.REVEAL, 4),
    ]
    assert [each for each in wanted if not seen[each]] == []


def test_zonemaster_is_won_in_the_eye_against_one_set_and_against_two() -> None:
    rivals = set()
    for path in recorded_games(("zonemaster",)):
        state = list(states_of(path))[-1]
        if state.ending == eye.ENDED_EYE:
            rivals.add(eye.is_worthy(state, 1 - state.winner))

    assert rivals == {False, True}  # ZM-03, ZM-04


def test_a_turn_waits_before_and_during_another_s_battle() -> None:
    held = {
        state.held_step
        for path in recorded_games(MODES)[::3]
        for state in states_of(path)
        if state.is_interrupted()
    }

    assert held == {steps.MOVE, steps.DONE}


@pytest.mark.parametrize("part", range(_PARTS))
def test_without_the_secret_a_deal_is_found_for_games_of_the_modes(part: int) -> None:
    for path in recorded_games(MODES)[part :: _PARTS * _PUBLIC_EVERY]:
        log = read_log(path)
        assert (
            check_public(contract, log.header.setup, log.records[:-1], lambda line: None) is None
        )
