"""Positions and whole games against the second, plain rules: a small part of a run."""

from collections import Counter

import pytest

from engine.refusal import Refusal
from games.zones.rules import contract
from games.zones.rules.board import moves, protection
from host_tools.sweeps.table import SWEEPS
from host_tools.sweeps.zones import (
    countings,
    plain,
    plain_game,
    plain_moves,
    positions,
    side_by_side,
    thrown_moves,
    whole_games,
)

_ENDINGS = {f"end by {how}" for how in ("base", "bare", "passes")}
_PARTS = 8  # so that several workers share them


@pytest.mark.parametrize("part", range(_PARTS))
def test_a_tenth_of_the_positions_is_alike(part: int) -> None:
    """ZS-06 to ZS-13, ZSD-05 to ZSD-33, with rosters of the table's own."""
    seen: Counter[str] = Counter()
    tenth = SWEEPS["zones-positions"].count // 10
    for seed in range(part, tenth, _PARTS):
        wrong = positions.one_position(seed, seen)
        assert not wrong, f"seed {seed}: {wrong}"

    assert {"move", "shoot", "summon", "captured", "return", "pass"} <= set(seen)
    assert seen["end by base"] > 100


def test_counts_of_three_plies_are_alike() -> None:
    report = countings.run(0, SWEEPS["zones-counts"].count // 10)

    assert not report.failure
    assert "lines of 3 plies" in report.summary


def test_whole_games_are_alike() -> None:
    seen: Counter[str] = Counter()
    for seed in range(SWEEPS["zones-games"].count // 20):
        wrong = whole_games.whole_game(seed, seen)
        assert not wrong, f"seed {seed}: {wrong}"

    assert set(seen) >= _ENDINGS
    assert {"draw", "rest", "coin", "moved", "fell", "return", "shoot"} <= set(seen)


def test_thrown_moves_change_nothing_when_they_are_refused() -> None:
    report = thrown_moves.run(0, SWEEPS["zones-moves"].count // 40)

    assert not report.failure
    assert "of 18 kinds" in report.summary


@pytest.mark.parametrize(
    ("module", "name", "wrong", "told"),
    [
        (plain_moves, "needs_ally", lambda position, cell: "", "captures"),
        (plain_moves, "has_ally", lambda position, attacker, victim: False, "captures"),
        (plain_moves, "jumps", lambda position, cell: set(), "reach of Hill Troll"),
        (plain_moves, "shots", lambda position, cell: set(), "shots of Archer"),
        (plain_game, "falls", lambda position: False, "the step is over, plainly turn"),
        (plain_game, "returnable", lambda position: [], "return"),
        (plain, "around", lambda cell: set(), "summons"),
        (moves, "may_come", lambda state, kind, cell: True, "summons"),
        (protection, "is_near_vala", lambda state, cell: False, "plainly"),
    ],
)
def test_a_wrong_rule_is_found_with_its_seed(
    module: object, name: str, wrong: object, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    right = getattr(module, name)
    for user in (module, plain_moves, plain_game, side_by_side):
        if getattr(user, name, None) is right:
            monkeypatch.setattr(user, name, wrong)

    report = positions.run(0, 400)

    assert told in report.failure
    assert "zonekeeper soak --part zones-positions --seed" in report.failure


def test_a_wrong_count_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plain_game, "falls", lambda position: False)

    assert "plainly" in countings.run(0, 20).failure


def test_a_wrong_turn_of_a_game_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    no = Refusal(b"ZS-06", b"No.")
    apply = contract.apply
    monkeypatch.setattr(
        contract, "apply", lambda state, move: no if move[0] == 4 else apply(state, move)
    )

    report = whole_games.run(0, 20)

    assert "is refused" in report.failure
    assert "zonekeeper soak --part zones-games --seed" in report.failure


def test_a_refusal_that_changes_something_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def apply(state: object, move: bytes) -> Refusal:
        state.drawn ^= 1  # type: ignore[attr-defined]
        return Refusal(b"ZS-06", b"No.")

    monkeypatch.setattr(contract, "apply", apply)

    assert "was refused and changed the state" in thrown_moves.run(0, 8).failure
