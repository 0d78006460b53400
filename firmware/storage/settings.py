"""The owner's settings: a few small numbers, checked before they are believed."""

import struct
from binascii import crc32

from micropython import const

BRIGHTNESS = const(0)
CONTRAST = const(1)
FLIP = const(2)
SLEEP = const(3)
REPEAT = const(4)
LIGHTS = const(5)
COUNT = const(6)

_FILE = "settings.bin"
_VERSION = const(1)
_HEAD = "<BBI"  # version, count of values, CRC-32 of the values

_DEFAULTS = b"\x01\x03\x00\x02\x02\x00"
_CHOICES = b"\x06\x05\x02\x05\x04\x04"  # how many each setting has; values are 0 to that - 1


class Settings:
    """One small number a setting, in `values`; what they mean is the app's business."""

    def __init__(self, disk):
        self._disk = disk
        self.values = bytearray(_DEFAULTS)
        self.is_unread = False  # flash did not say what was saved: nothing is written over that

    def load(self):
        """Take over what was saved; tell whether it was sound. Nothing saved is sound."""
        self.is_unread = True
        try:
            data = self._disk.read(_FILE)
        except OSError:
            return False
        self.is_unread = False
        if data is None:
            return True
        values = decode(data)
        if values is None:
            return False
        self.values[:] = values
        return True

    def save(self):
        """Write the values to flash; tell whether they got there."""
        if self.is_unread:
            return False
        try:
            self._disk.replace(_FILE, encode(self.values))
        except OSError:
            return False
        return True


def choices(index):
    """Return how many choices a setting has."""
    return _CHOICES[index]


def encode(values):
    """Return the bytes of a settings file."""
    return struct.pack(_HEAD, _VERSION, len(values), crc32(values)) + values


def decode(data):
    """Return the values in a settings file, or None when a byte of it is wrong.

    Another firmware may have fewer settings or more, with fewer choices or more: what it has in
    common with this one is taken, the rest is as on a new device.
    """
    if len(data) < struct.calcsize(_HEAD):
        return None
    version, count, crc = struct.unpack_from(_HEAD, data, 0)
    saved = data[struct.calcsize(_HEAD) :]
    if version != _VERSION or count != len(saved) or crc != crc32(saved):
        return None
    values = bytearray(_DEFAULTS)
    for index in range(min(count, COUNT)):
        if saved[index] < _CHOICES[index]:
            values[index] = saved[index]
    return values
