"""Lets flash fail at every operation on files of what a player does, and looks what is lost."""

import io
from collections.abc import Iterator
from contextlib import redirect_stderr, redirect_stdout
from functools import cache
from random import Random

from host_tools.exercises.fault_scenarios import SCENARIOS
from host_tools.exercises.flash_faults import FaultSweep
from host_tools.sweeps.report import Advance, Report, quiet
from host_tools.sweeps.spread import spread

_BATCH = 20
_NONE = "-"  # what came up nowhere

Place = tuple[str, int, str]


@cache
def _sweep() -> FaultSweep:
    return FaultSweep()


def all_places() -> list[Place]:
    """Return every fault of every scenario."""
    return [place for scenario in SCENARIOS for place in _sweep().places(scenario)]


def chosen(seed: int, count: int) -> list[Place]:
    """Return `count` of the faults, the same ones for a seed, or all if there are no more."""
    places = all_places()
    return places if count >= len(places) else sorted(Random(seed).sample(places, count))


def try_places(places: list[Place]) -> list[str]:
    """Return what was wrong after each fault: nothing, or a sentence with the way to see it."""
    return [_try(place) for place in places]


def run(seed: int, count: int, workers: int = 2, advance: Advance = quiet) -> Report:
    """Try `count` faults, chosen by `seed`, or all of them if there are no more."""
    places = chosen(seed, count)
    wrongs: list[str] = []
    for batch in _tried(places, workers):
        advance(len(batch))
        wrongs += batch
    told = ", ".join(f"{_count(places, name)} in {name}" for name in SCENARIOS)
    found = [wrong for wrong in wrongs if wrong not in ("", _NONE)]
    return Report(
        f"{len(places):,} faults of flash ({told}), {wrongs.count(_NONE):,} never came up.",
        "\n".join(found),
    )


def _count(places: list[Place], scenario: str) -> int:
    return sum(place[0] == scenario for place in places)


def _try(place: Place) -> str:
    with redirect_stdout(io.StringIO()), redirect_stderr(io.StringIO()):
        wrong = _sweep().try_fault(*place)
    return wrong if wrong in ("", _NONE) else f"After {place}: {wrong}."


def _tried(places: list[Place], workers: int) -> Iterator[list[str]]:
    batches = [places[at : at + _BATCH] for at in range(0, len(places), _BATCH)]
    return spread(try_places, batches, workers)
