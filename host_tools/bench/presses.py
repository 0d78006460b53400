"""Counts the presses from the launcher to a thing done, and checks that it is done by them."""

from collections.abc import Callable

from host_tools.bench.figure import Figure
from host_tools.bench.laboratory import Laboratory, ask

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
