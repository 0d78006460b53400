"""The budgets, one row each. Figures without a budget are told, never judged."""

from host_tools.bench import display, heap
from host_tools.bench.allocation import guilty
from host_tools.bench.figure import Figure, Row
from host_tools.bench.laboratory import Laboratory
from host_tools.bench.presses import presses

_KB = 1024


def _firmware_bytes(lab: Laboratory) -> Figure:
    return Figure(sum(lab.sizes.values()), f"{len(lab.sizes)} files")


ROWS = (
    Row("bus, nothing changed", "bytes", display.bytes_idle, 0),
    Row("bus, a menu cursor moves", "bytes", display.bytes_cursor, 300),
    Row("bus, a menu scrolls", "bytes", display.bytes_scroll),
    Row("frames that allocate", "", guilty("a frame"), 0),
    Row("key polls that allocate", "", guilty("a key poll"), 0),
    Row("LED animations that allocate", "", guilty("an LED animation"), 0),
    Row("live heap, launcher", "bytes", heap.launcher, 44 * _KB),
    Row("live heap, launcher, simulated board", "bytes", heap.launcher_on_simulated_board),
    Row("live heap, Toolbox dice", "bytes", heap.dice),
    Row("live heap, launcher after the Toolbox", "bytes", heap.after_leaving),
    Row("firmware as .mpy", "bytes", _firmware_bytes, 200 * _KB),
    Row("presses to roll two dice", "", presses("OK OK OK", "Roll")),
    Row("presses to flip a coin", "", presses("OK DOWN DOWN OK OK", "Coin flipped")),
    Row(
        "presses to draw a first player",
        "",
        presses("OK DOWN DOWN DOWN OK OK", "First player drawn"),
    ),
    Row("time to draw the launcher", "µs", display.time_draw),
    Row("time to send a cursor's move", "µs", display.time_cursor),
    Row("time to send a whole frame", "µs", display.time_full),
)
