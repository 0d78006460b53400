"""MicroPython itself onto a blank board, by esptool, from a file that the user names."""

import subprocess
import sys
from pathlib import Path

from host_tools.cable.trouble import CableTrouble
from host_tools.file_trouble import unreadable

_OFFSET = "0x1000"  # where the ESP32 looks for its first program
_MAGIC = b"\xe9"  # the first byte of every image for the chip
_LEAST_BYTES = 500_000  # any MicroPython for the chip is larger


def write_micropython(port: str, image: Path) -> None:
    """Erase the chip and write the image; raise with a sentence when that cannot be done."""
    if port.startswith("socket://"):
        raise CableTrouble("A virtual board has MicroPython already: leave out --esptool.")
    check_image(image)
    tool = [sys.executable, "-m", "esptool", "--chip", "esp32", "--port", port]
    for order in (["erase-flash"], ["--baud", "460800", "write-flash", _OFFSET, str(image)]):
        if subprocess.run([*tool, *order], check=False).returncode:
            raise CableTrouble(
                "esptool could not write the chip (its reason stands above): hold the board's BOOT"
                " button while it connects, and try again."
            )


def check_image(image: Path) -> None:
    """Raise unless the file looks like MicroPython for the chip."""
    try:
        data = image.read_bytes()
    except OSError as error:
        raise CableTrouble(
            unreadable(image, error, "name the .bin of ESP32_GENERIC from micropython.org")
        ) from None
    if not data.startswith(_MAGIC) or len(data) < _LEAST_BYTES:
        raise CableTrouble(
            f"{image} is no MicroPython for the ESP32: take the .bin of ESP32_GENERIC from"
            " micropython.org."
        )
