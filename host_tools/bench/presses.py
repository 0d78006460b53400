"""Counts presses: from the launcher to a thing done, and over the recorded games of Zoneplex."""

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

from host_tools.bench.figure import Figure
from host_tools.bench.laboratory import Laboratory, ask
from host_tools.firmware_path import add_firmware

if TYPE_CHECKING:
    from host_tools.zoneplex_proofs.presses import Count

_PLAY = """
from host_tools.simulated.session import Session
session = Session().boot()
session.press(*{keys})
label = session.app.screen.table.last_label.decode()
"""


def presses(keys: str, label: str) -> Callable[[Laboratory], Figure]:
    """Return the measurement of a route; it must end in a move whose name begins with `label`."""

    def measure(lab: Laboratory) -> Figure:
        names = keys.split()
        with lab.board() as vm:
            vm.run(_PLAY.format(keys=names))
            done = ask(vm, "label")
        if not done.startswith(label):
            raise ValueError(f"{keys} ends in {done!r}, not in {label!r}: find the way anew.")
        return Figure(len(names), keys)

    return measure


def zoneplex_turn(kind: str) -> Callable[[Laboratory], Figure]:
    """Return the measurement of a kind of turn: the most presses that one took."""

    def measure(lab: Laboratory) -> Figure:
        counts = _zoneplex_counts()
        from host_tools.zoneplex_proofs.presses import per_turn

        presses, steps = zip(*per_turn(counts)[kind], strict=True)
        beside = f"{len(presses):,} turns; no key held: {_mean(steps)}, at most {max(steps)}"
        return Figure(max(presses), beside)

    return measure


def zoneplex_card(lab: Laboratory) -> Figure:
    """Return the presses that a card takes where the device deals, rolls, and is not corrected."""
    counts = _zoneplex_counts()
    from host_tools.zoneplex_proofs.presses import usual

    return _average(usual(counts))


def zoneplex_any_card(lab: Laboratory) -> Figure:
    """Return the same over all games, those too that the table deals or arranges by hand."""
    return _average(_zoneplex_counts())


def _average(counts: "list[Count]") -> Figure:
    from host_tools.zoneplex_proofs.presses import average

    beside = f"{len(counts)} games; no key held: {average(counts, is_held=False):.2f}"
    return Figure(round(average(counts), 2), beside)


@cache
def _zoneplex_counts() -> "list[Count]":
    """Play all recorded games with keys, once for all rows."""
    add_firmware()
    from host_tools.zoneplex_proofs.presses import count_all
    from host_tools.zoneplex_proofs.record_games import recorded_games

    return count_all(recorded_games())


def _mean(values: tuple[int, ...]) -> str:
    return f"{sum(values) / len(values):.2f}"
