"""Random keys and random moves inside running games: a tenth of a whole run."""

import pytest

from engine.refusal import Refusal
from engine.table import Table
from games.zoneplex.rules import contract
from host_tools.exercises.zoneplex import invariants
from host_tools.sweeps import mashing
from host_tools.sweeps.table import SWEEPS
from host_tools.sweeps.zoneplex import thrown_moves
from host_tools.sweeps.zoneplex.modes import BASE, MODES
from host_tools.sweeps.zoneplex.soak import KEYS, MODE_KEYS

_PARTS = 4  # so that several workers share them
_KINDS = {"zoneplex": BASE, "modes": MODES}
_KEYS = {"zoneplex": KEYS, "modes": MODE_KEYS}
_BLOCKS = [
    (kind, seed)
    for kind in _KINDS
    for seed in range(SWEEPS[f"{kind}-keys"].count // 10 // mashing.BLOCK)
]


@pytest.mark.parametrize(("kind", "seed"), _BLOCKS)
def test_random_keys_break_nothing(kind: str, seed: int) -> None:
    block = mashing.play_block((seed, mashing.BLOCK, _KEYS[kind]))

    assert not block.error
    assert block.events >= mashing.BLOCK
    assert block.moves > 40


def test_a_block_that_breaks_is_told_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(invariants, "broken", lambda state: ["the moon is down"])

    report = mashing.run(5, 400, workers=1, part=KEYS)

    assert "the moon is down" in report.failure
    assert "zonekeeper soak --part zoneplex-keys --seed 5" in report.failure


def test_a_crash_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(table, move):
        raise IndexError

    monkeypatch.setattr(Table, "do", stumble)

    report = mashing.run(5, 500, workers=1, part=KEYS)

    assert "crashed" in report.failure


def test_a_device_that_hangs_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def hang(table, move):
        while True:
            pass

    monkeypatch.setattr(mashing, "_PATIENCE_S", 2.0)
    monkeypatch.setattr(Table, "do", hang)

    report = mashing.run(5, 500, workers=1, part=KEYS)

    assert "It hangs after" in report.failure
    assert "zonekeeper soak --part zoneplex-keys --seed 5" in report.failure


@pytest.mark.parametrize("kind", _KINDS)
@pytest.mark.parametrize("part", range(_PARTS))
def test_random_moves_change_nothing_or_keep_everything(part: int, kind: str) -> None:
    count = SWEEPS[f"{kind}-moves"].count // 10 // _PARTS

    report = thrown_moves.run(part * count, count, modes=_KINDS[kind])

    assert not report.failure, report.failure


def test_a_move_that_loses_something_is_told_with_its_seed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def lose(state, move):
        state.stack += 1
        return ()

    thrown_moves.positions()  # they come from games that no such rule has spoiled
    monkeypatch.setattr(contract, "apply", lose)

    report = thrown_moves.run(0, 100)

    assert "tiles" in report.failure
    assert "zonekeeper soak --part zoneplex-moves --seed 0 --events 1" in report.failure


def test_a_move_without_an_event_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    thrown_moves.positions(MODES)
    monkeypatch.setattr(contract, "apply", lambda state, move: ())

    failure = thrown_moves.run(0, 100, modes=MODES).failure

    assert "was taken and nothing happened" in failure
    assert "zonekeeper soak --part modes-moves --seed 0 --events 1" in failure


def test_a_refused_move_that_changes_something_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def change(state, move):
        state.wms[0] ^= 1
        return Refusal(b"ZP-BAT-01", b"No.")

    thrown_moves.positions()
    monkeypatch.setattr(contract, "apply", change)

    assert "was refused and changed the state" in thrown_moves.run(0, 100).failure


def test_rules_that_raise_are_told_with_their_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(state, move):
        raise IndexError("no such seat")

    thrown_moves.positions()
    monkeypatch.setattr(contract, "apply", stumble)

    report = thrown_moves.run(0, 100)

    assert "no such seat" in report.failure
    assert "zonekeeper soak --part zoneplex-moves --seed 0 --events 1" in report.failure
