"""The least that the firmware needs to boot, for weighing it: everything here is weightless
beside the firmware, as the built-in modules of the chip are.
"""

import sys

from host_tools.simulated import vm_errno

_TICK_MASK = 0x3FFFFFFF


class Pin:
    """A pin that is never pressed. One object for all, made beforehand."""

    IN = OUT = OPEN_DRAIN = PULL_UP = 0

    def __new__(cls, gpio: int, mode: int = 0, pull: int = 0, value: int = 1) -> "Pin":
        return _PINS[0] if _PINS else object.__new__(cls)

    def value(self, level: int = 1) -> int:
        """Read as not pressed."""
        return 1


WDT_RESET = 3


def reset_cause() -> int:
    """Tell that the power was switched on."""
    return 1


def lightsleep(time_ms: int) -> None:
    """Let time pass."""
    Clock.sleep_ms(time_ms)


_PINS: "list[Pin]" = []
_PINS.append(Pin(0))


class I2C:
    """A bus on which a display takes everything."""

    def __init__(self, controller: int, scl: Pin, sda: Pin, freq: int) -> None:
        pass

    def writeto(self, address: int, buf: bytes) -> None:
        """Take the bytes."""

    def readfrom_into(self, address: int, buf: bytearray) -> None:
        """Answer as a display does that is on."""
        buf[0] = 0


class ADC:
    """A half-full cell."""

    ATTN_11DB = 0

    def __init__(self, pin: Pin, atten: int) -> None:
        pass

    def read_uv(self) -> int:
        """Return the divided voltage of the cell."""
        return 1_920_000


class RTC:
    """A clock that nobody has set."""

    def datetime(self) -> "tuple[int, ...]":
        """Return the first moment a chip knows."""
        return (2000, 1, 1, 5, 0, 0, 0, 0)


class WDT:
    """A watchdog that sleeps."""

    def __init__(self, timeout: int) -> None:
        pass

    def feed(self) -> None:
        """Take it."""


class Timer:
    """A timer that never fires."""

    PERIODIC = 0

    def __init__(self, number: int) -> None:
        pass

    def init(self, period: int, mode: int, callback: object) -> None:
        """Keep the callback, as the real one does."""
        self._callback = callback


class NeoPixel:
    """A strip that takes everything."""

    def __init__(self, pin: Pin, n: int) -> None:
        self.buf = bytearray(n * 3)

    def write(self) -> None:
        """Take the colours."""


class Clock:
    """Time that passes by sleeping."""

    now = 0

    @staticmethod
    def ticks_ms() -> int:
        """Return the millisecond counter."""
        return Clock.now

    @staticmethod
    def ticks_us() -> int:
        """Return the microsecond counter, which wraps like the other."""
        return Clock.now * 1000 & _TICK_MASK

    @staticmethod
    def sleep_ms(duration_ms: int) -> None:
        """Let time pass."""
        Clock.now = (Clock.now + duration_ms) & _TICK_MASK


def install() -> None:
    """Take the places of the chip's modules."""
    here = sys.modules[__name__]
    sys.modules["machine"] = here
    sys.modules["neopixel"] = here
    sys.modules["time"] = Clock  # type: ignore[assignment]
    vm_errno.install()
