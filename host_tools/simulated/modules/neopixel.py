"""Strict twin of MicroPython's `neopixel`: the part the firmware uses."""

from errno import EIO

from host_tools.simulated.world import powered as _world
from machine import Pin


class NeoPixel:
    """A WS2812 strip whose `buf` is in wire order: green, red, blue."""

    def __init__(self, pin: Pin, n: int) -> None:
        self._gpio = pin.gpio
        self.n = n
        self.buf = bytearray(n * 3)

    def __len__(self) -> int:
        return self.n

    def write(self) -> None:
        """Latch the buffer into the LEDs."""
        world = _world()
        if world.strips_fail:
            raise OSError(EIO)
        world.strips[self._gpio] = bytes(self.buf)
        world.strip_writes += 1
