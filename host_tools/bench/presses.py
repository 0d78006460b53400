"""Counts the presses from the launcher to a thing done."""

from collections.abc import Callable

from host_tools.bench.figure import Figure
from host_tools.bench.laboratory import Laboratory, ask
from host_tools.shelf import way_to

_PLAY = """
from host_tools.simulated.session import Session
session = Session().boot()
session.press(*{keys})
label = session.app.screen.table.last_label.decode()
"""


def presses(game: str, keys: str, label: str) -> Callable[[Laboratory], Figure]:
    """Return the measurement of a way in a game, to a move whose name begins with `label`."""

    def measure(lab: Laboratory) -> Figure:
        names = [*way_to(game), *keys.split()]
        with lab.board() as vm:
            vm.run(_PLAY.format(keys=names))
            done = ask(vm, "label")
        if not done.startswith(label):
            raise ValueError(f"{keys} ends in {done!r}, not in {label!r}: find the way anew.")
        return Figure(len(names), " ".join(names))

    return measure
