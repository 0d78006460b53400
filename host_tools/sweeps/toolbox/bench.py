"""The Toolbox's rows of the bench: its dice on the heap, and the ways to its tools."""

from host_tools.bench import heap
from host_tools.bench.figure import Figure, Row
from host_tools.bench.laboratory import Laboratory
from host_tools.bench.presses import presses

_GAME = "toolbox"
_ROLLS = 20


def _dice(lab: Laboratory) -> Figure:
    """Weigh dice on screen that were rolled some times."""
    keys = ["OK", *["OK"] * _ROLLS]
    return Figure(heap.on_screen(lab, _GAME, keys, "DiceScreen"), f"DiceScreen, {_ROLLS} rolls")


def _after_leaving(lab: Laboratory) -> Figure:
    """Weigh the launcher after a game was opened and left."""
    keys = ["OK", "BACK", "BACK"]
    return Figure(heap.on_screen(lab, _GAME, keys, "Launcher"), "Launcher, Toolbox to resume")


ROWS = (
    Row("live heap, Toolbox dice", "bytes", _dice),
    Row("live heap, launcher after the Toolbox", "bytes", _after_leaving),
    Row("presses to roll two dice", "", presses(_GAME, "OK OK", "Roll")),
    Row("presses to flip a coin", "", presses(_GAME, "DOWN DOWN OK OK", "Coin")),
    Row(
        "presses to draw a first player",
        "",
        presses(_GAME, "DOWN DOWN DOWN OK OK", "First player"),
    ),
)
