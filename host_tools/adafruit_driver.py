"""The driver `adafruit_ssd1306`, unchanged as installed, on a chip of ours.

A second, independent driver: the chip model and our own driver are measured against it. It draws
with its own `adafruit_framebuf`, not with our twin. Its other imports from CircuitPython only
name types, and look for a physical board when they are installed: names are all they get here.
"""

import sys
from importlib import import_module
from types import ModuleType
from typing import Any
from unittest.mock import patch

from host_tools.simulated.chip_ssd1306 import Ssd1306Chip
from host_tools.simulated.cpython import micropython

_ADDRESS = 0x3C
_TYPE_NAMES = {
    "busio": ("I2C", "SPI"),
    "circuitpython_typing": ("ReadableBuffer", "WriteableBuffer"),
    "digitalio": ("DigitalInOut",),
}


class AdafruitBus:
    """Carry what CircuitPython's bus carries to one chip; it must be locked while used."""

    def __init__(self, chip: Ssd1306Chip) -> None:
        self._chip = chip
        self._is_locked = False

    def try_lock(self) -> bool:
        """Take the bus unless somebody has it."""
        if self._is_locked:
            return False
        self._is_locked = True
        return True

    def unlock(self) -> None:
        """Give the bus back."""
        self._is_locked = False

    def writeto(
        self, address: int, buffer: bytes | bytearray, *, start: int = 0, end: int | None = None
    ) -> None:
        """Carry one write transaction."""
        if not self._is_locked:
            raise RuntimeError("the bus was used without its lock")
        if address != _ADDRESS:
            raise OSError(f"nobody answers at address {address:#x}")
        self._chip.write(memoryview(buffer)[start:end])


def adafruit_display(chip: Ssd1306Chip) -> Any:
    """Return an `adafruit_ssd1306.SSD1306_I2C` of 128 x 64 that has set `chip` up."""
    names: dict[str, Any] = {name: _type_names(name) for name in _TYPE_NAMES}
    with patch.dict(sys.modules, {"framebuf": None, "micropython": micropython, **names}):
        driver = import_module("adafruit_ssd1306")
    return driver.SSD1306_I2C(128, 64, AdafruitBus(chip))


def _type_names(name: str) -> ModuleType:
    module = ModuleType(name)
    for type_name in _TYPE_NAMES[name]:
        setattr(module, type_name, object)
    return module
