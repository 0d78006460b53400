"""Random keys inside running games of ZoneS: a small part of a whole run."""

import pytest

from host_tools.exercises.zones import invariants
from host_tools.exercises.zones.walks import REACHES
from host_tools.sweeps import mashing
from host_tools.sweeps.table import SWEEPS
from host_tools.sweeps.zones.record_games import recorded_games
from host_tools.sweeps.zones.soak import KEYS

_SEEDS = (1, 9)  # the second one is MicroPython's


@pytest.mark.parametrize("seed", _SEEDS)
def test_random_keys_break_nothing(seed: int) -> None:
    block = mashing.play_block((seed, mashing.BLOCK, KEYS))

    assert not block.error
    assert block.moves > 20


def test_a_run_begins_in_every_recorded_and_every_staged_game() -> None:
    events = SWEEPS[KEYS[0]].count
    begun = {mashing._begin(seed * 100, KEYS) for seed in range(events // mashing.BLOCK)}

    staged = {given[1] for function, given in begun if function == "in_staged"}
    recorded = {given[0] for function, given in begun if function == "in_recorded"}
    assert staged == set(REACHES)
    assert recorded == {path.read_bytes() for path in recorded_games()}


def test_what_breaks_in_a_staged_game_is_told_with_its_seed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(invariants, "broken", lambda state: ["the gate has gone"])

    report = mashing.run(5, 400, workers=1, part=("zones-keys", "staged zones"))

    assert "the gate has gone" in report.failure
    assert "zonekeeper soak --part zones-keys --seed 5" in report.failure
