"""Counts what allocates at frame speed, over a walk through every screen."""

from collections.abc import Callable

from host_tools.bench.figure import Figure
from host_tools.bench.laboratory import Laboratory


def guilty(kind: str) -> Callable[[Laboratory], Figure]:
    """Return the measurement of one kind: how many of them allocated."""

    def measure(lab: Laboratory) -> Figure:
        walk = lab.walk
        note = f"of {walk['checked'][kind]:,} on {len(walk['seen'])} screens, heap locked"
        if walk["guilty"][kind]:
            note += "; " + "; ".join(walk["found"][:3])
        return Figure(walk["guilty"][kind], note)

    return measure
