"""A state as bytes and back from one description, so that both directions cannot disagree.

A game's description goes through its state once and hands every value to a packing, taking what
that returns: `state.step = packing.byte(state.step)`. A Packer writes the value down and returns
it; an Unpacker returns what was written.
"""

import struct

from micropython import const

_SIGNED = const(127)  # a byte above it stands for a negative number


class Packer:
    """Writes values down. `data` is what came of it."""

    def __init__(self):
        self._data = bytearray()  # grows in place: joining bytes would litter

    @property
    def data(self):
        """Return all that was written."""
        return bytes(self._data)

    def byte(self, value):
        """Write a number from 0 to 255."""
        self._data.extend(bytes((value,)))  # refuses what is no byte
        return value

    def flags(self, values):
        """Write up to eight truth values as one byte."""
        byte = 0
        for i in range(len(values)):
            byte |= bool(values[i]) << i
        self.byte(byte)
        return values

    def words(self, values):
        """Write a list of numbers below 65,536; its length is known."""
        self._data.extend(struct.pack("<%dH" % len(values), *values))
        return values

    def row(self, values):
        """Write a bytearray whose length is known; it is changed in place."""
        self._data.extend(bytes(values))

    def pile(self, values):
        """Write bytes of any number below 256, with their number."""
        self.byte(len(values))
        self._data.extend(bytes(values))
        return values

    def signed(self, values):
        """Write a list of numbers from -128 to 127, with their number."""
        self.pile([value & 0xFF for value in values])
        return values

    def rest(self, values):
        """Write bytes up to the end."""
        self._data.extend(bytes(values))
        return values


class Unpacker:
    """Reads what a Packer has written, in the same order."""

    def __init__(self, data, at=0):
        self.data = data
        self.at = at

    def byte(self, _):
        """Return a number from 0 to 255."""
        return self._take(1)[0]

    def flags(self, values):
        """Return as many truth values."""
        byte = self.byte(0)
        return [byte >> i & 1 != 0 for i in range(len(values))]

    def words(self, values):
        """Return as many numbers below 65,536."""
        return list(struct.unpack("<%dH" % len(values), self._take(2 * len(values))))

    def row(self, values):
        """Fill a bytearray."""
        values[:] = self._take(len(values))

    def pile(self, _):
        """Return bytes as a list."""
        return list(self._take(self.byte(0)))

    def signed(self, _):
        """Return numbers from -128 to 127."""
        return [value - 256 if value > _SIGNED else value for value in self.pile(0)]

    def rest(self, _):
        """Return bytes up to the end."""
        return self._take(len(self.data) - self.at)

    def _take(self, count):
        self.at += count
        return self.data[self.at - count : self.at]
