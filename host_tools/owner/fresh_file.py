"""Writes files on this computer without ever taking an older one's place."""

import os
from pathlib import Path
from tempfile import NamedTemporaryFile

from host_tools.cable.trouble import CableTrouble
from host_tools.file_trouble import unreadable, unwritable

_READABLE = 0o666


def write_fresh(path: Path, data: bytes) -> Path:
    """Write a file, under another name when that one has other bytes; return where it is."""
    for place in _names(path):
        try:
            if not place.exists():
                write(place, data)
                return place
            if place.read_bytes() == data:
                return place
        except OSError as error:
            raise CableTrouble(unreadable(place, error, "name another place")) from None
    raise CableTrouble(f"There are too many files named like {path}: name another place.")


def write(path: Path, data: bytes) -> None:
    """Write a file whole or not at all, in a folder that is made."""
    fresh = None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        # Under a name that nobody has: a fixed one may be somebody's file.
        with NamedTemporaryFile(dir=path.parent, prefix=".", delete=False) as file:
            fresh = Path(file.name)
            file.write(data)
        fresh.chmod(_READABLE & ~_mask())
        fresh.replace(path)
    except OSError as error:
        if fresh is not None:
            fresh.unlink(missing_ok=True)
        raise CableTrouble(unwritable(path, error)) from None


def _mask() -> int:
    """Return what this user takes from the rights of every new file."""
    mask = os.umask(0)
    os.umask(mask)
    return mask


def _names(path: Path) -> list[Path]:
    others = (f"{path.stem}-{number}{path.suffix}" for number in range(2, 100))
    return [path, *(path.with_name(name) for name in others)]
