"""Reads packed modules for `archive.py`, one after the other, with one inflater.

An inflater takes three kilobytes, so a new one for each module would litter. Before each module
it reads the dictionary, bytes that many modules have, with which the archive begins. A packed
module does not end its stream: behind it comes a block of one byte more, and whoever has read that
stands between two blocks, from where it goes on with any other module.
"""

from io import IOBase

from micropython import const

_WINDOW_BITS = const(10)
_PARTS = const(4)  # in which the dictionary is read, of as many bytes:
_PART_BYTES = const(128)
_SIZE_BYTES = const(2)
_AT_ONCE = const(120)  # bytes that an import reads
_BUFFER_SIZE = const(11)  # what a stream is asked, as MicroPython numbers it


class Unpacker(IOBase):
    """What MicroPython takes for the file of one module after the other."""

    def __init__(self, file):
        from deflate import RAW, DeflateIO

        self.file = file
        self._inflater = DeflateIO(file, RAW, _WINDOW_BITS)
        self._part = bytearray(_PART_BYTES)
        self._left = 0  # bytes of the module
        self._last = bytearray(1)
        self.is_ready = True  # False from the first byte of a module to the last

    def begin(self, file, place):
        """Return itself, at the beginning of the module at a place; `file` is not needed twice."""
        if file is not self.file:
            file.close()
        self.file.seek(0)
        for _ in range(_PARTS):
            self._inflater.readinto(self._part)
        self.file.seek(place)
        self._left = int.from_bytes(self.file.read(_SIZE_BYTES), "little")
        self.is_ready = False
        return self

    def readinto(self, buf):
        """Read what comes next of the module."""
        if len(buf) > self._left:
            buf = memoryview(buf)[: self._left]
        self._left -= len(buf)
        return self._inflater.readinto(buf) if buf else 0

    def ioctl(self, request, argument):
        """Say how much to read at once; at the end of the module be ready for another one."""
        if request == _BUFFER_SIZE:
            return _AT_ONCE
        if not self._left and not self.is_ready:
            self._inflater.readinto(self._last)
            self.is_ready = True
        return 0
