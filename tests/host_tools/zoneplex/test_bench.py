"""Zoneplex's rows of the bench: its budgets are those of the design, and its odds are quick."""

import pytest

from host_tools import bench
from host_tools.sweeps.zoneplex.bench import ROWS


def test_the_budgets_are_those_of_the_design() -> None:
    assert {row.what: row.budget for row in ROWS if row.budget is not None} == {
        "odds of five monks, in frames drawn": 10,
        "Zoneplex, plain movement turn": 2,
        "Zoneplex, turn with a stone placed": 4,
        "Zoneplex, lone battle without stones": 5,
        "Zoneplex, three monks with two stones each": 12,
        "Zoneplex, a card the device deals": 4,
    }


def test_the_odds_are_quick(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.main(["--only", "odds"], ROWS) == 0, capsys.readouterr().out
