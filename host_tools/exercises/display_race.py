"""Our display driver beside `adafruit_ssd1306`: the bytes and the time of one frame.

Both draw into memory by the same `framebuf` and send to buses that only count, so what is
measured is the drivers. MicroPython only: its clock is asked.
"""

from time import ticks_diff, ticks_us  # type: ignore[attr-defined]

from host_tools.exercises.quiet import QuietBus

_ADDRESS = 0x3C
_ROUNDS = 200  # the clock counts whole milliseconds here


class CountingBus:
    """A bus as CircuitPython's, which is locked while in use."""

    def __init__(self) -> None:
        self.bytes_sent = 0

    def try_lock(self) -> bool:
        """Take the bus."""
        return True

    def unlock(self) -> None:
        """Give it back."""

    def writeto(
        self, address: int, buf: "bytearray", *, start: int = 0, end: "int | None" = None
    ) -> None:
        """Count one transfer."""
        self.bytes_sent += (len(buf) if end is None else end) - start


def ours() -> "tuple":
    """Return our driver, its picture memory and its bus."""
    from drivers.ssd1306 import Ssd1306

    bus = QuietBus()
    display = Ssd1306(bus, _ADDRESS)
    display.begin()
    return display, display._buf, bus


def theirs() -> "tuple":
    """Return adafruit_ssd1306, its picture memory and its bus."""
    from adafruit_ssd1306 import SSD1306_I2C

    bus = CountingBus()
    display = SSD1306_I2C(128, 64, bus)
    return display, memoryview(display.buffer)[1:], bus


def cost(contestant: "tuple", before: bytes, after: bytes) -> "tuple[int, int]":
    """Return the bytes and the microseconds it takes to show `after` in place of `before`."""
    display, memory, bus = contestant
    sent = spent_us = 0
    for _ in range(_ROUNDS):
        memory[:] = before
        display.show()
        memory[:] = after
        sent -= bus.bytes_sent
        started = ticks_us()
        display.show()
        spent_us += ticks_diff(ticks_us(), started)
        sent += bus.bytes_sent
    return sent // _ROUNDS, spent_us // _ROUNDS
