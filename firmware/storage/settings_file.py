"""The settings on flash, checked before they are believed. Loaded to read or to write them."""

import struct
from binascii import crc32

from micropython import const
from storage.settings import COUNT, DEFAULTS

_FILE = "settings.bin"
_VERSION = const(1)
_HEAD = "<BBI"  # version, count of values, CRC-32 of the values

_CHOICES = b"\x06\x05\x02\x05\x04\x04"  # how many each setting has; values are 0 to that - 1


def load(settings):
    """Take over what was saved; tell whether it was sound. Nothing saved is sound."""
    settings.is_unread = True
    try:
        data = settings.disk.read(_FILE)
    except OSError:
        return False
    settings.is_unread = False
    if data is None:
        return True
    values = decode(data)
    if values is None:
        return False
    settings.values[:] = values
    return True


def save(settings):
    """Write the values to flash; tell whether they got there."""
    if settings.is_unread:
        return False
    try:
        settings.disk.replace(_FILE, encode(settings.values))
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
    values = bytearray(DEFAULTS)
    for index in range(min(count, COUNT)):
        if saved[index] < _CHOICES[index]:
            values[index] = saved[index]
    return values
