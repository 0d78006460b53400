"""Spreads a comparison over seeds, and tells the first that fails with how to see it again."""

import traceback
from collections import Counter
from collections.abc import Callable
from functools import partial

from host_tools.sweeps.report import Advance
from host_tools.sweeps.spread import spread

# Compares what one seed makes, counts what it has seen, and returns what is not alike.
Compare = Callable[[int, "Counter[str]"], str]

_AGAIN = "zonekeeper soak --part {} --seed {} --events 1"
_BATCHES = 200  # a long run has so many, so that the progress is seen


def compare_all(
    part: str, compare: Compare, seeds: range, workers: int, advance: Advance
) -> tuple[Counter[str], str]:
    """Return what was seen, and what was not alike."""
    seen: Counter[str] = Counter()
    size = max(1, len(seeds) // _BATCHES)
    batches = [seeds[at : at + size] for at in range(0, len(seeds), size)]
    work = partial(_compare_batch, part, compare)
    for batch, (found, wrong) in zip(batches, spread(work, batches, workers), strict=True):
        seen += found
        if wrong:
            return seen, wrong
        advance(len(batch))
    return seen, ""


def _compare_batch(part: str, compare: Compare, seeds: range) -> tuple[Counter[str], str]:
    seen: Counter[str] = Counter()
    for seed in seeds:
        try:
            wrong = compare(seed, seen)
        except Exception:  # whatever either raises is a finding, to be told with its seed
            wrong = traceback.format_exc()
        if wrong:
            return seen, f"{wrong}\nRun it again:\n  {_AGAIN.format(part, seed)}"
    return seen, ""


def told(seen: "Counter[str]") -> str:
    """Return how often what was seen, in words."""
    return ", ".join(f"{many:,} {what}" for what, many in sorted(seen.items()))
