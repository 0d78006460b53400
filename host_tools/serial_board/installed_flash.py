"""A flash with the firmware on it, without a cable: for tests that start where that ends."""

from collections.abc import Mapping
from pathlib import Path

from host_tools.flash.chip import FlashChip
from host_tools.flash.volume import Volume
from host_tools.installer.package import Package

SLOT = "a"


def installed_flash(path: Path, package: Package | None, files: Mapping[str, bytes]) -> None:
    """Write a flash for a SerialBoard: the firmware in its slot, if any, and files by path.

    A path begins with a slash and its folders are made: "/data/settings.bin".
    """
    path.write_bytes(flash_image(package, files))


def flash_image(package: Package | None, files: Mapping[str, bytes]) -> bytes:
    """Return the bytes of such a flash, to be written as often as wanted."""
    chip = FlashChip()
    volume = Volume(chip).format()
    everything = dict(files)
    if package is not None:
        everything |= {f"/{SLOT}/{name}": data for name, data in package.files.items()}
        everything |= {"/slot": f"{SLOT}\n".encode(), "/main.py": package.starter}
    for name, data in everything.items():
        put(volume, name, data)
    return b"".join(chip.image)


def put(volume: Volume, path: str, data: bytes) -> None:
    """Write a file, in folders that are made."""
    place = path.find("/", 1)
    while place > 0:
        try:
            volume.mkdir(path[:place])
        except OSError:
            pass  # it is there
        place = path.find("/", place + 1)
    with volume.open(path, "wb") as file:
        file.write(data)
