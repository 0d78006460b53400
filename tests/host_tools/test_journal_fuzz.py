"""A tenth of the fuzz of journals, and proof that it sees what it looks for."""

import pytest

from engine.fold import Fold
from games import catalogue
from host_tools.exercises.journal_fuzz import Broken, JournalFuzz, fuzz
from host_tools.sweeps import journal_fuzz

GAME = catalogue.names()[0]
RULES = catalogue.load(GAME).RULES


def test_ten_thousand_random_journals_break_nothing() -> None:
    report = journal_fuzz.run(seed=1, count=10_000, workers=1)

    assert report.failure == ""


def test_random_journals_break_nothing_on_micropython_and_leave_nothing_behind() -> None:
    assert journal_fuzz.run_on_virtual_board(seed=1, count=600).failure == ""


def test_a_leak_goes_on_and_a_module_that_comes_late_does_not() -> None:
    assert journal_fuzz.growth_of([50_000, 54_912, 54_912, 54_912]) == 0
    assert journal_fuzz.growth_of([50_000, 53_000, 56_000, 59_000]) == 6_000
    assert journal_fuzz.growth_of([50_000, 55_000]) == 5_000


def test_the_fuzz_reaches_games_that_can_be_played_on() -> None:
    played = fuzz(GAME, b"", 0, 200)

    assert 40 < played < 160


def test_the_fuzz_catches_rules_that_raise(monkeypatch: pytest.MonkeyPatch) -> None:
    def apply(state: object, move: bytes) -> tuple[tuple[int]]:
        return ((move[30],),)

    monkeypatch.setattr(RULES, "apply", apply)

    with pytest.raises(IndexError):
        for seed in range(300):
            JournalFuzz(RULES, b"").try_one(seed)


def test_the_fuzz_catches_a_reader_that_does_not_compare_with_chance(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def make(fold: Fold, state: object, index: int) -> bool:
        fold._rules.apply(state, fold._moves.move(index))
        return True

    monkeypatch.setattr(Fold, "_make", make)

    with pytest.raises((Broken, IndexError, AssertionError)):
        for seed in range(2000):
            JournalFuzz(RULES, b"").try_one(seed)
