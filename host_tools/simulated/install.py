"""Gives the firmware the modules of its controller where the interpreter lacks them.

CPython's own modules are shared with the test runner, so they only gain functions;
MicroPython's `time` is built in and cannot be changed, so it is replaced.
"""

import gc
import sys
import time

from host_tools.simulated import world as worlds

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TextIO

_FREE_BYTES = 100_000


class SimTime:
    """What the firmware uses of MicroPython's `time`; the clock belongs to the world."""

    @staticmethod
    def ticks_ms() -> int:
        """Return the millisecond counter."""
        return worlds.powered().ticks_ms()

    @staticmethod
    def ticks_us() -> int:
        """Return the microsecond counter, which wraps like the other."""
        return worlds.powered().elapsed_us & 0x3FFFFFFF

    @staticmethod
    def sleep_ms(duration_ms: int) -> None:
        """Let the world go on for a while."""
        worlds.powered().sleep_us(duration_ms * 1000)


def install() -> None:
    """Put the simulated clock in place, and on CPython what MicroPython has besides."""
    if sys.implementation.name == "micropython":
        sys.modules["time"] = SimTime  # type: ignore[assignment]
        return
    time.ticks_ms = SimTime.ticks_ms  # type: ignore[attr-defined]
    time.ticks_us = SimTime.ticks_us  # type: ignore[attr-defined]
    time.sleep_ms = SimTime.sleep_ms  # type: ignore[attr-defined]
    gc.mem_free = lambda: _FREE_BYTES  # type: ignore[attr-defined]
    sys.print_exception = _print_exception  # type: ignore[attr-defined]


def _print_exception(error: Exception, file: "TextIO | None" = None) -> None:
    import traceback

    traceback.print_exception(error, file=file)
