"""Counts the files and the blocks of flash that the firmware takes, on real littlefs."""

from pathlib import Path

from host_tools.bench.figure import Figure
from host_tools.bench.laboratory import Laboratory
from host_tools.flash.chip import FlashChip
from host_tools.flash.volume import Volume


def files(lab: Laboratory) -> Figure:
    """Count the files."""
    return Figure(len(lab.sizes), f"{sum(lab.sizes.values()):,} bytes")


def blocks(lab: Laboratory) -> Figure:
    """Write the firmware to a new file system and count the blocks it takes, folders included."""
    volume = Volume(FlashChip()).format()
    free = volume.statvfs("/")[3]
    for folder in sorted({Path("/a", path).parent for path in lab.sizes}):
        volume.mkdir(folder.as_posix())
    for path in lab.sizes:
        with volume.open(f"/a/{path}", "wb") as file:
            file.write((lab.compiled / path).read_bytes())
    return Figure(free - volume.statvfs("/")[3], "with MicroPython's settings on the ESP32")
