"""Packs compiled modules into the one file that `firmware/archive.py` imports them from.

The file begins with the number of names, in two bytes; for each two bytes of its checksum and two
of the number of its file; then three bytes for each file: where it begins. All numbers have the
low byte first.
"""

from binascii import crc32
from collections.abc import Mapping, Sequence

NAME = "modules.zk"
FILE = "zk"  # what a file in it is called, before its number; and what fetches one on the device
PATH = "/zk/zk.mpy"  # from which the device imports whichever it wants
_PLACE_BYTES = 3


class NameClash(Exception):
    """Two names have one checksum."""


def pack(files: Sequence[bytes], names: Mapping[str, int]) -> bytes:
    """Return the archive of some files; `names` tells the number of the file to look for."""
    sums = {checksum(name): number for name, number in names.items()}
    if len(sums) < len(names):
        raise NameClash("Two modules have names with the same checksum: rename one of them.")
    table = b"".join(_two_bytes(each) + _two_bytes(sums[each]) for each in sorted(sums))
    at = 2 + len(table) + _PLACE_BYTES * len(files)
    places = b""
    for file in files:
        places += at.to_bytes(_PLACE_BYTES, "little")
        at += len(file)
    return _two_bytes(len(sums)) + table + places + b"".join(files)


def _two_bytes(number: int) -> bytes:
    return number.to_bytes(2, "little")


def checksum(name: str) -> int:
    """Return the checksum of a module's name."""
    return crc32(name.encode()) & 0xFFFF
