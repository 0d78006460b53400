"""The plain rules of a turn on turns worked out by hand, and a sweep that can fail."""

import pytest

from host_tools.exercises.zoneplex import plain_turn
from host_tools.exercises.zoneplex.plain_turn import (
    DISLOCATED,
    EVOKED,
    FEAR,
    MOVEMENT,
    RELIC,
    STONE,
)
from host_tools.sweeps.zoneplex import turns
from host_tools.sweeps.zoneplex.modes import BASE, MODES, Modes


@pytest.mark.parametrize("modes", [BASE, MODES], ids=["base", "modes"])
def test_turns_are_judged_alike(modes: Modes) -> None:
    report = turns.run(0, 400, modes=modes)

    assert not report.failure
    assert "allowed" in report.summary and "refused" in report.summary


@pytest.mark.parametrize("wrong", ["why_no_step", "why_no_stone", "matters"])
def test_a_difference_is_told_with_its_seed(monkeypatch: pytest.MonkeyPatch, wrong: str) -> None:
    rule = getattr(plain_turn, wrong)
    monkeypatch.setattr(plain_turn, wrong, lambda *given: [] if rule(*given) else ["ZP-BAT-01"])

    report = turns.run(40, 100, modes=MODES)

    assert "plainly" in report.failure
    assert "zonekeeper soak --part modes-turns --seed " in report.failure


def test_a_fear_that_wins_in_the_wrong_place_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    rule = plain_turn.where_a_winner_goes

    def wrong(*given: bool) -> str:
        return {"top": "back", "back": "top"}.get(rule("zonemaster", *given[1:]), "")

    monkeypatch.setattr(plain_turn, "where_a_winner_goes", wrong)

    assert "won and is not at the" in turns.run(0, 4_000, modes=("zonemaster",)).failure


@pytest.mark.parametrize(
    ("happened", "step", "stone"),
    [
        ([MOVEMENT], [], []),
        ([FEAR], ["AMB-72"], ["AMB-72"]),
        ([MOVEMENT, EVOKED], ["AMB-72"], ["AMB-72"]),
        ([FEAR, RELIC], [], []),
        ([MOVEMENT, STONE], ["ZP-STN-01"], ["ZP-STN-01"]),
        ([MOVEMENT, STONE, RELIC], [], ["ZP-STN-01"]),
        ([MOVEMENT, DISLOCATED], ["ZP-DECK-06"], ["ZP-DECK-06"]),
        ([MOVEMENT, RELIC, EVOKED], ["AMB-72"], ["AMB-72"]),
    ],
)
def test_plainly_a_turn_allows(happened: list[str], step: list[str], stone: list[str]) -> None:
    assert plain_turn.why_no_step(happened) == step
    assert plain_turn.why_no_stone(happened, "challenge") == stone


def test_plainly_evocation_has_its_own_rule_against_a_stone_after_a_battle() -> None:
    assert plain_turn.why_no_stone([FEAR], "evocation") == ["EV-STN-02"]
