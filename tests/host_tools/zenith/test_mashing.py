"""Random keys and random moves inside running games of Zenith: a small part of a whole run."""

from typing import Any

import pytest

from engine.refusal import Refusal
from host_tools.sweeps import mashing
from host_tools.sweeps.table import SWEEPS
from host_tools.sweeps.zenith import thrown_moves
from host_tools.sweeps.zenith.soak import KEYS

_SEEDS = (1, 9)  # the second one is MicroPython's


@pytest.mark.parametrize("seed", _SEEDS)
def test_random_keys_break_nothing(seed: int) -> None:
    block = mashing.play_block((seed, mashing.BLOCK, KEYS))

    assert not block.error
    assert block.moves > 20


def test_random_moves_change_nothing_or_keep_everything() -> None:
    report = thrown_moves.run(0, SWEEPS["zenith-moves"].count // 40)

    assert not report.failure, report.failure


def test_a_move_that_loses_something_is_told_with_its_seed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def lose(state: Any, move: bytes) -> Any:
        outcome = real(state, move)
        if not isinstance(outcome, Refusal):
            state.spent = state.spent + b"\x01"
        return outcome

    thrown_moves.positions()  # they come from games that no such rule has spoiled
    real = vars(thrown_moves)["contract"].apply
    monkeypatch.setattr("host_tools.sweeps.zenith.thrown_moves.contract.apply", lose)

    report = thrown_moves.run(0, 400)

    assert "tokens of kind 1" in report.failure
    assert "zonekeeper soak --part zenith-moves --seed" in report.failure
