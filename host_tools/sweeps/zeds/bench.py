"""The rows of Zeds Zone on the bench: presses in its games."""

from collections.abc import Callable
from functools import cache

from host_tools.bench.figure import Figure, Row
from host_tools.bench.laboratory import Laboratory
from host_tools.sweeps.zeds.presses import CHOICE, PLACE, ROLL, count_game
from host_tools.sweeps.zeds.record_games import recorded_games

# Presses at most; those of a sector drawn on the average.
MOST = {ROLL: 1, CHOICE: 2}
AVERAGE = {PLACE: 6}


@cache
def _counts() -> dict[str, list[int]]:
    """Play all recorded games with keys, once for all rows."""
    found: dict[str, list[int]] = {kind: [] for kind in (*MOST, *AVERAGE)}
    for path in recorded_games():
        for kind, presses in count_game(path):
            found[kind].append(presses)
    return found


def _most(kind: str) -> Callable[[Laboratory], Figure]:
    def measure(lab: Laboratory) -> Figure:
        presses = _counts()[kind]
        return Figure(max(presses), f"{len(presses):,} of them")

    return measure


def _average(kind: str) -> Callable[[Laboratory], Figure]:
    def measure(lab: Laboratory) -> Figure:
        presses = _counts()[kind]
        mean = round(sum(presses) / len(presses), 2)
        return Figure(mean, f"{len(presses):,} of them, at most {max(presses)}")

    return measure


ROWS = (
    *(Row(f"Zeds Zone, {kind}", "presses", _most(kind), most) for kind, most in MOST.items()),
    *(
        Row(f"Zeds Zone, {kind}", "presses", _average(kind), most)
        for kind, most in AVERAGE.items()
    ),
)
