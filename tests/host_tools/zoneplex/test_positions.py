"""Influence, The Eye and the Cataclysm against the plain rules: a tenth of a whole run."""

import pytest

from host_tools.exercises.zoneplex import plain
from host_tools.exercises.zoneplex.plain import ANY, MASTER, NEUTRAL
from host_tools.sweeps.table import SWEEPS
from host_tools.sweeps.zoneplex import positions
from host_tools.sweeps.zoneplex.modes import BASE, MODES
from host_tools.sweeps.zoneplex.plain_ways import shortest_ways

_KINDS = {"zoneplex": BASE, "modes": MODES}
_PARTS = 8  # so that several workers share them


def player(symbol="A", wms=1, stones=(), fears=(), jars=(), **held):
    return {
        "symbol": symbol,
        "wms": wms,
        "stones": list(stones),
        "relics": held.get("relics", 0),
        "influential": list(held.get("influential", ())),
        "fears": list(fears),
        "jars": list(jars),
    }


def table(*players, is_revealed=True, others_give_2=False):
    return {
        "is_revealed": is_revealed,
        "others_give_2": others_give_2,
        "players": list(players),
    }


SET = [("blue", 5), ("green", 6), ("magenta", 7)]


@pytest.mark.parametrize("kind", _KINDS)
@pytest.mark.parametrize("part", range(_PARTS))
def test_the_firmware_and_the_plain_rules_judge_positions_alike(part: int, kind: str) -> None:
    count = SWEEPS[f"{kind}-positions"].count // 10 // _PARTS

    report = positions.run(part * count, count, workers=1, modes=_KINDS[kind])

    assert not report.failure, report.failure
    assert report.summary.startswith(f"{count:,} positions")


def test_every_rung_is_among_the_positions() -> None:
    summary = positions.run(0, 300, workers=1).summary

    for ending in ("zoneplex", "alone", "influence", "fears", "strength", "relics", "council"):
        assert ending in summary


def test_a_difference_is_told_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plain, "_EYE_BONUS", 1)

    report = positions.run(40, 100, workers=1)

    assert "ZP-EYE-04" in report.failure
    assert "zonekeeper soak --part zoneplex-positions --seed " in report.failure


def test_plainly_the_highest_and_the_lowest_influence_are_as_the_arithmetic_says() -> None:
    best = player(wms=4, stones=["A", "A", "A", NEUTRAL], influential=[1, 1, 1, 1])
    worst = player("B", stones=["A", "A", "C", "C"])

    both = table(best, worst, player("C"))

    assert plain.influence(both, best) == 15
    assert plain.influence(both, worst) == -7
    assert plain.influence({**both, "others_give_2": True}, worst) == 9


def test_plainly_masters_and_jars_fill_any_gap() -> None:
    pair = [("blue", 5), ("green", 6)]

    assert plain.is_worthy(player(fears=[*pair, (MASTER, 11)]))  # EX-3
    assert plain.is_worthy(player(fears=[(MASTER, 11)] * 3))
    assert plain.is_worthy(player(fears=pair, jars=[ANY]))
    assert plain.is_worthy(player(fears=pair, jars=["magenta"]))
    assert not plain.is_worthy(player(fears=pair, jars=["blue"]))
    assert not plain.is_worthy(player(fears=[*pair, ("blue", 9)]))


def test_plainly_a_tie_is_not_enough_for_the_eye() -> None:
    claude = player("A", wms=4, influential=[1, 1, 1, 1], fears=SET)
    ben = player("B", wms=4, stones=["B", "B", "B"])
    others = player("C")

    assert plain.why_not_enter(table(claude, ben, others), 0) == ["ZP-EYE-04"]  # EX-6
    assert not plain.why_not_enter(table(claude, {**ben, "wms": 3}, others), 0)  # EX-7


def test_plainly_the_one_who_lays_the_last_tile_waits() -> None:
    alone = table(player(fears=SET), player("B"), player("C"), is_revealed=False)

    assert plain.why_not_enter(alone, 0) == ["ZP-EYE-01"]


def test_by_trying_the_shortest_way_is_found() -> None:
    rivals = [player(symbol, wms=3, stones=[symbol]) for symbol in "BC"]

    assert shortest_ways(table(player(wms=4, fears=SET), *rivals), 0, 2) == [()]
    assert shortest_ways(table(player(wms=2, fears=SET), *rivals), 0, 2) == [("own",)]


def test_by_trying_every_rival_in_the_way_must_fall() -> None:
    full = player(wms=4, stones=[NEUTRAL] * 4, fears=SET, relics=4)
    rivals = [player(symbol, wms=4, stones=[symbol] * 3) for symbol in "BC"]

    assert shortest_ways(table(full, *rivals), 0, 2) == [("rival", "rival")]
