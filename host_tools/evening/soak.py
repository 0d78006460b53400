"""Twenty games of all kinds in one boot on the hard heap: does it stay in large pieces?"""

from collections.abc import Callable
from itertools import cycle, islice

from host_tools.bench.laboratory import Laboratory
from host_tools.evening.courses import courses
from host_tools.evening.hard_heap import free_pieces
from host_tools.sweeps.report import Report

_LEAST = 3 / 4  # of the largest free piece at the start


def run(seed: int, count: int, workers: int, advance: Callable[[int], None]) -> Report:
    """Play `count` games one after the other; `seed` says with which to begin."""
    kinds = courses()
    first = seed % len(kinds)
    chosen = list(islice(cycle(kinds), first, first + count))
    with Laboratory() as lab:
        try:
            found = free_pieces(lab, chosen)
        except MemoryError as full:
            return Report("the heap was full", str(full))
    advance(count)
    summary = f"largest free piece {found[0]:,} bytes at first, {found[-1]:,} at the end"
    is_broken = found[-1] < _LEAST * found[0]
    return Report(summary, f"Too little is left in one piece: {found}" if is_broken else "")
