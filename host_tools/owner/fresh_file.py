"""Writes files on this computer without ever taking an older one's place."""

from pathlib import Path

from host_tools.cable.trouble import CableTrouble


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
            raise CableTrouble(f"{place} cannot be read: {error.strerror}.") from None
    raise CableTrouble(f"There are too many files named like {path}: name another place.")


def write(path: Path, data: bytes) -> None:
    """Write a file whole or not at all, in a folder that is made."""
    fresh = path.with_name(path.name + ".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh.write_bytes(data)
        fresh.replace(path)
    except OSError as error:
        raise CableTrouble(f"{path} cannot be written: {error.strerror}.") from None


def _names(path: Path) -> list[Path]:
    others = (f"{path.stem}-{number}{path.suffix}" for number in range(2, 100))
    return [path, *(path.with_name(name) for name in others)]
