"""The budgets, one row each. Figures without a budget are told, never judged."""

from host_tools.bench import display, evening, flash, heap, slot, steps
from host_tools.bench.allocation import guilty
from host_tools.bench.figure import Figure, Row
from host_tools.bench.laboratory import Laboratory
from host_tools.shelf import pieces

_KB = 1024


def _journal_bytes(lab: Laboratory) -> Figure:
    return Figure(round(flash.segments_cost().journal_bytes, 1), "over a whole game")


def _flash_bytes(lab: Laboratory) -> Figure:
    beside = (
        f"one file {flash.one_file_cost().programmed_bytes:,.0f}; "
        f"state as JSON {flash.json_state_cost().programmed_bytes:,.0f}"
    )
    return Figure(round(flash.segments_cost().programmed_bytes), beside)


def _flash_erases(lab: Laboratory) -> Figure:
    beside = (
        f"one file {flash.one_file_cost().erases:.2f}; "
        f"state as JSON {flash.json_state_cost().erases:.2f}"
    )
    return Figure(round(flash.segments_cost().erases, 3), beside)


def _resume_ratio(lab: Laboratory) -> Figure:
    return Figure(round(steps.resume(), 1), "from a journal of 500 moves")


def _undo_ratio(lab: Laboratory) -> Figure:
    return Figure(round(steps.undo(), 1), "deep in a journal of 500 moves")


ROWS = (
    Row("bus, nothing changed", "bytes", display.bytes_idle, 0),
    Row("bus, a menu cursor moves", "bytes", display.bytes_cursor, 300),
    Row("bus, a menu scrolls", "bytes", display.bytes_scroll),
    Row("frames that allocate", "", guilty("a frame"), 0),
    Row("key polls that allocate", "", guilty("a key poll"), 0),
    Row("LED animations that allocate", "", guilty("an LED animation"), 0),
    Row("live heap, launcher", "bytes", heap.launcher, 44 * _KB),
    Row("live heap, launcher, simulated board", "bytes", heap.launcher_on_simulated_board),
    Row("evening, heaviest set-up", "bytes", evening.set_up, 88 * _KB),
    Row("evening, heaviest step", "bytes", evening.step, 88 * _KB),
    Row("evening, heaviest page or game over", "bytes", evening.page, 96 * _KB),
    Row("evening, launcher afterwards, more than before", "bytes", evening.home_again, 4 * _KB),
    Row("evening, names", "", evening.names, 900),
    Row("evening, games too large for 152,000 bytes", "", evening.too_large, 0),
    Row("evening, games that want more than 2 KB at once", "", evening.too_large_pieces, 0),
    Row("evening, taken by one press before it is collected", "bytes", evening.garbage),
    Row("firmware, files a slot", "", slot.files, 40),
    Row("firmware, littlefs blocks a slot", "", slot.blocks, 90),
    Row("journal, a move", "bytes", _journal_bytes, 8),
    Row("flash programmed, a move", "bytes", _flash_bytes, 200),
    Row("flash blocks erased, a move", "", _flash_erases, 0.1),
    Row("resume, in ordinary moves", "", _resume_ratio, 150),
    Row("undo, in ordinary moves", "", _undo_ratio, 40),
    Row("time to draw the launcher", "µs", display.time_draw),
    Row("time to send a cursor's move", "µs", display.time_cursor),
    Row("time to send a whole frame", "µs", display.time_full),
)


def all_rows() -> list[Row]:
    """Return the rows above, and those of the games."""
    return [*ROWS, *(row for piece in pieces("bench").values() for row in piece.ROWS)]
