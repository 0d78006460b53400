"""Zones, tables and whole games against the second, plain rules: a small part of a run."""

import re
from collections import Counter

import pytest

from engine.refusal import Refusal
from games.zeds.rules import contract
from host_tools.sweeps.table import SWEEPS
from host_tools.sweeps.zeds import (
    plain,
    plain_game,
    plain_player,
    plain_table,
    plain_zone,
    side_by_side,
    tables,
    thrown_moves,
    whole_games,
    zones,
)

_ENDINGS = {"all lost", "nobody escaped", "one winner", "shared", "by dice alone"}


def test_zones_are_alike() -> None:
    seen: Counter[str] = Counter()
    for seed in range(SWEEPS["zeds-zones"].count // 200):
        wrong = zones.zone(seed, seen)
        assert not wrong, f"seed {seed}: {wrong}"

    assert seen["ways"] > 50
    assert seen["attacks"] > seen["losses"] > 0


def test_tables_are_alike() -> None:
    report = tables.run(0, SWEEPS["zeds-tables"].count // 100)

    assert not report.failure
    asked, rest = re.findall(r"([\d,]+) (?:not )?asked", report.summary)
    assert int(asked.replace(",", "")) + int(rest.replace(",", "")) == 36 * 100


def test_whole_games_are_alike() -> None:
    seen: Counter[str] = Counter()
    for seed in range(SWEEPS["zeds-games"].count // 20):
        wrong = whole_games.whole_game(seed, seen)
        assert not wrong, f"seed {seed}: {wrong}"

    assert set(seen) >= _ENDINGS
    assert {"cross", "shelter", "throw", "attack", "left", "generator"} <= set(seen)


def test_thrown_moves_change_nothing_when_they_are_refused() -> None:
    report = thrown_moves.run(0, SWEEPS["zeds-moves"].count // 40)

    assert not report.failure
    assert "of 14 kinds" in report.summary


def test_a_wrong_half_is_found_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    turned = plain_zone._SPLITS | {"/": plain_zone._SPLITS["\\"]}
    monkeypatch.setattr(plain_zone, "_SPLITS", turned)

    report = zones.run(0, 100)

    assert "passable" in report.failure
    assert "zonekeeper soak --part zeds-zones --seed" in report.failure


def test_a_corner_that_lets_through_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plain_zone, "_SEGMENTS", (1, 2, 3, 4, 5))

    assert "passable" in zones.run(0, 300).failure


def test_other_points_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plain_player, "_USED", ("G", "B", "V"))

    assert "plainly" in zones.run(0, 100).failure


def test_other_neighbours_are_found_with_their_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plain, "choices", lambda taken, rolled: sorted({*range(36)} - taken)[:1])

    report = tables.run(0, 20)

    assert "plainly" in report.failure
    assert "zonekeeper soak --part zeds-tables --seed" in report.failure


@pytest.mark.parametrize(
    ("module", "name", "wrong", "told"),
    [
        (plain_game, "TURNS", 19, "plainly"),
        (plain_game, "_offer_grenades", lambda player: None, "plainly"),
        (plain_game, "_last_turn", plain_game._point, "plainly"),
        (plain_table, "_can_refuse", lambda world, seat, player: False, "only one offers"),
        (plain, "_first", lambda results, rungs: [], "the winners are"),
        (side_by_side, "of_day", lambda day, turn, second, sheet: (0, 0), "has other dice"),
    ],
)
def test_a_wrong_rule_is_found_in_whole_games(
    module: object, name: str, wrong: object, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, name, wrong)

    report = whole_games.run(0, 40)

    assert told in report.failure
    assert "zonekeeper soak --part zeds-games --seed" in report.failure


def test_a_move_that_is_wrongly_refused_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    no = Refusal(b"ZD-05", b"No.")
    apply = contract.apply
    monkeypatch.setattr(
        contract, "apply", lambda state, move: no if move[0] == 4 else apply(state, move)
    )

    assert "is refused" in whole_games.run(0, 40).failure


def test_a_refusal_that_changes_something_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def apply(state: object, move: bytes) -> Refusal:
        state.turn ^= 1  # type: ignore[attr-defined]
        return Refusal(b"ZD-08", b"No.")

    monkeypatch.setattr(contract, "apply", apply)

    assert "was refused and changed the state" in thrown_moves.run(0, 8).failure
