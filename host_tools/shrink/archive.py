"""Packs compiled modules into the one file that `firmware/archive.py` imports them from.

The file begins with the dictionary, bytes that many files have, as a stored block of raw deflate.
Then comes the number of names, in two bytes; for each two bytes of its checksum and two of the
number of its file; then three bytes for each file: where it begins, and in the highest bit whether
it is packed. All numbers have the low byte first.

A packed file begins with its size in two bytes. Raw deflate follows, which goes on from the
dictionary and does not end: its last block is stored and has one byte more than the file. Who has
read that byte stands between two blocks, and the same inflater goes on with the dictionary and
another file.
"""

import zlib
from binascii import crc32
from collections.abc import Collection, Mapping, Sequence

from host_tools.shrink.dictionary import SIZE, dictionary

NAME = "modules.zk"
FILE = "zk"  # what a file in it is called, before its number; and what fetches one on the device
UNPACKER = "unpacker"  # reads the packed files, so it is none
PATH = "/zk/zk.mpy"  # from which the device imports whichever it wants
_PLACE_BYTES = 3
_PACKED = 1 << 23  # in a place
_WINDOW_BITS = 10  # a kilobyte of heap, while files are read
_LEAST_GAIN = 1  # bytes: a packed file takes longer to read
_EMPTY_BLOCK = b"\x00\x00\xff\xff"  # the sizes of a stored block of no bytes, and of one
_LAST_BYTE = b"\x01\x00\xfe\xff\x00"


class NameClash(Exception):
    """Two names have one checksum."""


def pack(
    files: Sequence[bytes], names: Mapping[str, int], as_they_are: Collection[int] = ()
) -> bytes:
    """Return the archive of some files; `names` tells the number of the file to look for.

    Those with the numbers `as_they_are` are not packed.
    """
    sums = {checksum(name): number for name, number in names.items()}
    if len(sums) < len(names):
        raise NameClash("Two modules have names with the same checksum: rename one of them.")
    table = b"".join(_two_bytes(each) + _two_bytes(sums[each]) for each in sorted(sums))
    shared = dictionary([file for number, file in enumerate(files) if number not in as_they_are])
    head = b"\x00" + _two_bytes(SIZE) + _two_bytes(0xFFFF ^ SIZE) + shared + _two_bytes(len(sums))
    at = len(head) + len(table) + _PLACE_BYTES * len(files)
    places = b""
    stored = [
        file if number in as_they_are else _stored(file, shared)
        for number, file in enumerate(files)
    ]
    for file, data in zip(files, stored):
        places += (at | (0 if data == file else _PACKED)).to_bytes(_PLACE_BYTES, "little")
        at += len(data)
    return head + table + places + b"".join(stored)


def _stored(file: bytes, shared: bytes) -> bytes:
    """Return a file packed, if that is worth it, or as it is."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -_WINDOW_BITS, 9, zdict=shared)
    packed = packer.compress(file) + packer.flush(zlib.Z_SYNC_FLUSH)
    packed = _two_bytes(len(file)) + packed.removesuffix(_EMPTY_BLOCK) + _LAST_BYTE
    return packed if len(file) - len(packed) >= _LEAST_GAIN else file


def _two_bytes(number: int) -> bytes:
    return number.to_bytes(2, "little")


def checksum(name: str) -> int:
    """Return the checksum of a module's name."""
    return crc32(name.encode()) & 0xFFFF
