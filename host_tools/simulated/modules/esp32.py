"""Strict twin of MicroPython's `esp32` on the original ESP32: only what the firmware uses."""

from host_tools.simulated.world import powered as _world
from machine import Pin

WAKEUP_ALL_LOW = False
HEAP_DATA = 4

_SMALL_AREA, _AREA = 7_288, 158_664
_RTC_PINS = (0, 2, 4, 12, 13, 14, 15, 25, 26, 27, 32, 33, 34, 35, 36, 39)


def idf_heap_info(capabilities: int) -> "list[tuple[int, int, int, int]]":
    """Return size, free bytes, largest free piece and least ever free of each area."""
    if capabilities != HEAP_DATA:
        raise ValueError("the firmware asks for memory of data only")
    free = _world().memory.free
    small = min(free, _SMALL_AREA)
    parts = ((_SMALL_AREA, small), (_AREA, free - small))
    return [(area, part, part, part) for area, part in parts]


def wake_on_ext0(pin: Pin, level: bool) -> None:
    """Let one pin end a sleep."""
    _world().waker = _checked(pin, level)


def _checked(pin: Pin, level: bool) -> int:
    if not isinstance(pin, Pin):
        raise TypeError("a Pin object is expected")
    if pin.gpio not in _RTC_PINS:
        raise ValueError("invalid pin")
    if level is not WAKEUP_ALL_LOW:
        raise ValueError("the keys are active low")
    if pin.gpio not in _world().pulled_up:
        raise ValueError("GPIO %d floats: it would wake the chip by chance" % pin.gpio)
    return int(pin.gpio)
