"""The plain rules of the modes on tables worked out by hand, and a sweep that can fail."""

from typing import Any

import pytest

from host_tools.exercises.zoneplex import plain, plain_modes
from host_tools.exercises.zoneplex.plain import DARK, OTHER_TILE
from host_tools.sweeps.zoneplex import positions
from host_tools.sweeps.zoneplex.modes import MODES

SET = [("blue", 5), ("green", 6), ("magenta", 7)]

# The endings of each mode when the deck is out.
LADDER = ("zoneplex", "alone", "influence", "fears", "strength", "relics")
ENDINGS = [f"evocation {rung}" for rung in (*LADDER, "council")]
ENDINGS += [f"zonemaster {rung}" for rung in (*LADDER, "draw")]
ENDINGS += ["challenge deck", "gauntlet deck"]


def player(symbol: str = "A", **given: Any) -> dict[str, Any]:
    empty: dict[str, Any] = {"stones": [], "influential": [], "fears": [], "jars": []}
    return {
        "symbol": symbol,
        "wms": 1,
        "relics": 0,
        "is_shown": False,
        "early": 0,
        **empty,
        **given,
    }


def table(mode: str, *players: dict[str, Any], **given: Any) -> dict[str, Any]:
    decisions = {"others_give_2": False, "late_stone": False, "mission_too": False}
    phase = {"is_revealed": False, "is_complete": True, "always_try": False}
    return {"mode": mode, "players": list(players), **decisions, **phase, **given}


def test_every_ending_of_every_mode_is_among_the_positions() -> None:
    summary = positions.run(0, 1_200, workers=1, modes=MODES).summary

    assert [ending for ending in ENDINGS if f"{ending} " not in summary] == []


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ("is_decisive", "The judge's page has"),
        ("is_mission_done", "CH-WIN-01"),
        ("is_counted", "is shown as"),
    ],
)
def test_a_difference_is_told_with_its_seed(
    monkeypatch: pytest.MonkeyPatch, wrong: str, told: str
) -> None:
    rule = getattr(plain_modes, wrong)
    monkeypatch.setattr(plain_modes, wrong, lambda *given: not rule(*given))

    report = positions.run(40, 100, workers=1, modes=MODES)

    assert told in report.failure
    assert "zonekeeper soak --part modes-positions --seed " in report.failure


def test_plainly_stones_off_the_chambers_are_worth_nothing() -> None:
    monk = player(wms=2, stones=["A", "F", OTHER_TILE, DARK])

    assert plain.influence(table("evocation", monk, player("B"), is_revealed=True), monk) == 5


def test_plainly_the_first_attempt_needs_no_lead_and_may_end_in_banishment() -> None:
    weak, strong = player(fears=SET), player("B", wms=4)
    tried = table("evocation", weak, strong, player("C"))

    assert plain_modes.conditions(tried, 0)[-1] == ("EV-SCR-01", None)
    assert not plain_modes.why_not_enter(tried, 0)
    assert plain_modes.entry(tried, 0) == "banished"
    assert plain_modes.entry(table("evocation", {**weak, "wms": 3}, strong), 0) == "win"


def test_plainly_after_the_first_attempt_a_lead_is_needed_unless_the_table_agreed() -> None:
    players = player(fears=SET), player("B", wms=4), player("C")

    assert plain_modes.why_not_enter(table("evocation", *players, is_revealed=True), 0) == [
        "ZP-EYE-04"
    ]
    agreed = table("evocation", *players, is_revealed=True, always_try=True)
    assert not plain_modes.why_not_enter(agreed, 0)  # AMB-46
    early = table("evocation", *players, is_complete=False)
    assert plain_modes.why_not_enter(early, 0) == ["ZP-EYE-01"]  # AMB-45


def test_plainly_the_challenge_wants_a_stone_on_the_symbol_shown() -> None:
    ready = player(fears=SET, is_shown=True, stones=["A"], early=1)

    assert not plain_modes.why_not_enter(table("challenge", ready), 0)
    late = table("challenge", ready, late_stone=True)
    assert plain_modes.why_not_enter(late, 0) == ["CH-WIN-01"]  # AMB-60
    assert plain_modes.deck_out(table("challenge", ready)) == ("deck", [])


def test_plainly_a_hidden_symbol_of_the_rival_gives_one_point_until_it_is_shown() -> None:
    monk = player(wms=2, fears=SET, is_shown=True, stones=["B", "B"])
    rival = player("B", wms=3)

    assert plain.influence(table("zonemaster", monk, rival), monk) == 4  # AMB-67
    shown = table("zonemaster", monk, {**rival, "is_shown": True})
    assert plain.influence(shown, monk) == -2


def test_plainly_zonemaster_compares_full_sets_alone() -> None:
    monk = player(fears=SET, is_shown=True)
    twin = player("B", fears=SET, is_shown=True)
    without_set = player("B", wms=4)

    assert not plain_modes.why_not_enter(table("zonemaster", monk, without_set), 0)  # ZM-03
    assert plain_modes.deck_out(table("zonemaster", monk, without_set)) == ("alone", [0])
    assert plain_modes.deck_out(table("zonemaster", monk, twin)) == ("draw", [])
    both = table("zonemaster", monk, {**twin, "wms": 3})
    assert plain_modes.why_not_enter(both, 0) == ["ZP-EYE-04"]  # ZM-04
