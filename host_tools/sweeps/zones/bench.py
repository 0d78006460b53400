"""The rows of ZoneS on the bench: presses in its games."""

from collections.abc import Callable
from functools import cache

from host_tools.bench.figure import Figure, Row
from host_tools.bench.laboratory import Laboratory
from host_tools.sweeps.zones.presses import CAPTURED, MOVED, ON_GLASS, by_hand, count_game

# Presses at most; those on the glass on the average.
MOST = {MOVED: 2, CAPTURED: 5}
AVERAGE = {ON_GLASS: 7}


@cache
def _counts() -> dict[str, list[int]]:
    """Play what keys can play again, once for all rows."""
    found: dict[str, list[int]] = {kind: [] for kind in (*MOST, *AVERAGE)}
    for path in by_hand():
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
    *(Row(f"ZoneS, {kind}", "presses", _most(kind), most) for kind, most in MOST.items()),
    *(Row(f"ZoneS, {kind}", "presses", _average(kind), most) for kind, most in AVERAGE.items()),
)
