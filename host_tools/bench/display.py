"""Measures what goes over the bus to the display, and how long the driver takes."""

from host_tools.bench.figure import Figure
from host_tools.bench.laboratory import Laboratory, ask

_BITS_PER_BYTE = 9  # eight and the acknowledge
_BUS_HZ = 400_000


def bytes_idle(lab: Laboratory) -> Figure:
    """Count the bytes while the launcher stands still."""
    with lab.board() as vm:
        vm.run("from host_tools.exercises.cursor_moves import idle_bytes")
        return Figure(ask(vm, "idle_bytes()"), _rival(lab, "same"))


def bytes_cursor(lab: Laboratory) -> Figure:
    """Count the bytes of a cursor's move, in the menu where they are the most."""
    moved, _ = _moves(lab)
    return Figure(max(moved.values()), f"{_rival(lab, 'moved')}; most of {', '.join(moved)}")


def bytes_scroll(lab: Laboratory) -> Figure:
    """Count the bytes of a cursor's move that scrolls the list."""
    _, scrolled = _moves(lab)
    return Figure(max(scrolled.values()), _rival(lab, "full"))


def time_cursor(lab: Laboratory) -> Figure:
    """Time the driver and the bus for a cursor's move."""
    return _time(lab, "moved")


def time_full(lab: Laboratory) -> Figure:
    """Time the driver and the bus for a frame in which everything is new."""
    return _time(lab, "full")


def time_draw(lab: Laboratory) -> Figure:
    """Time the drawing of a whole launcher into memory."""
    with lab.board() as vm:
        vm.run(
            "from time import ticks_us, ticks_diff\n"
            "from host_tools.exercises.quiet import QuietHandheld\n"
            "stage = QuietHandheld().app._stage\n"
            "def spent():\n"
            "    began = ticks_us()\n"
            "    for _ in range(200):\n"
            "        stage._draw()\n"
            "    return ticks_diff(ticks_us(), began) // 200"
        )
        return Figure(ask(vm, "spent()"), "the same for every driver")


def _moves(lab: Laboratory) -> list[dict[str, int]]:
    with lab.board() as vm:
        vm.run("from host_tools.exercises.cursor_moves import bytes_of_moves")
        moves: list[dict[str, int]] = ask(vm, "bytes_of_moves()")
        return moves


def _rival(lab: Laboratory, frames: str) -> str:
    return f"adafruit_ssd1306 {lab.shows[frames][1][0]:,}"


def _time(lab: Laboratory, frames: str) -> Figure:
    ours, theirs = [spent + _bus_us(sent) for sent, spent in lab.shows[frames]]
    return Figure(ours, f"adafruit_ssd1306 {theirs:,}; most of it is bus time at 400 kHz")


def _bus_us(sent: int) -> int:
    return sent * _BITS_PER_BYTE * 1_000_000 // _BUS_HZ
