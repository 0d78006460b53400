"""Packs compiled modules into the one file that `firmware/archive.py` imports them from.

The file begins with the number of names; for each two bytes of its checksum and the number of
its file; then three bytes for each file: where it begins. All numbers have the low byte first.
"""

from binascii import crc32
from collections.abc import Mapping, Sequence

NAME = "modules.zk"
FOLDER = "/zk"  # where the device mounts it
FILE = "zk"  # what a file in it is called, before its number
_PLACE_BYTES = 3


class NameClash(Exception):
    """Two names have one checksum."""


def pack(files: Sequence[bytes], names: Mapping[str, int]) -> bytes:
    """Return the archive of some files; `names` tells the number of the file to look for."""
    sums = {checksum(name): number for name, number in names.items()}
    if len(sums) < len(names) or any(checksum(f"{FILE}{n}") in sums for n in range(len(files))):
        raise NameClash("Two modules have names with the same checksum: rename one of them.")
    table = b"".join(bytes((*each.to_bytes(2, "little"), sums[each])) for each in sorted(sums))
    at = 1 + len(table) + _PLACE_BYTES * len(files)
    places = b""
    for file in files:
        places += at.to_bytes(_PLACE_BYTES, "little")
        at += len(file)
    return bytes((len(sums),)) + table + places + b"".join(files)


def checksum(name: str) -> int:
    """Return the checksum of a module's name."""
    return crc32(name.encode()) & 0xFFFF
