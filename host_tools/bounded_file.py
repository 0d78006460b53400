"""Reads files that strangers name: nothing that is no file, and nothing without end."""

import os
import stat
from pathlib import Path

LARGEST_LOG = 2 * 1024 * 1024  # all of a device's flash


def read_bounded(path: Path, most: int = LARGEST_LOG) -> bytes:
    """Return the bytes of a file; raise OSError when it is none, or larger than `most`."""
    with os.fdopen(_opened(path), "rb") as file:
        status = os.fstat(file.fileno())
        if not stat.S_ISREG(status.st_mode):
            raise OSError(0, "it is no file", str(path))
        data = file.read(most + 1)
    if len(data) > most:
        raise OSError(0, f"it is larger than {most:,} bytes", str(path))
    return data


def check_folder(folder: Path, most: int = LARGEST_LOG) -> None:
    """Raise OSError unless all that lies in a folder can be read within bounds."""
    size = 0
    for entry in os.scandir(folder):
        status = entry.stat()
        if stat.S_ISREG(status.st_mode):
            size += status.st_size
        elif not stat.S_ISDIR(status.st_mode):
            raise OSError(0, f"{entry.name} in it is no file", str(folder))
    if size > most:
        raise OSError(0, f"it holds more than {most:,} bytes", str(folder))


def _opened(path: Path) -> int:
    try:
        # Without O_NONBLOCK a pipe that nobody writes to would be waited for.
        return os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC)
    except ValueError:  # a NUL is in it
        raise OSError(0, "no file has such a name", str(path)) from None
