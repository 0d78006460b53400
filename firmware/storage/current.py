"""Which game is open: all that the launcher has to know of it. Loaded for that moment."""

import struct
from binascii import crc32

from micropython import const

NONE = const(0)

_FILE = "current"
_SIZE = const(8)  # the open game, the one before it, CRC-32 of both
_NAME_SIZE = const(5)  # where a head has the length of its game's name
_NAME = const(7)


def folder(serial):
    """Return the name of a game's folder."""
    return "g%04x" % serial


def noted(disk):
    """Return the open game and the one before it, or None when a byte of that is wrong."""
    data = disk.read(_FILE)
    if data is None:
        return NONE, NONE
    if len(data) != _SIZE or crc32(data[:4]) != struct.unpack("<I", data[4:])[0]:
        return None
    current, previous = struct.unpack("<HH", data[:4])
    if previous != NONE and _was_left(disk, current, previous):
        return previous, NONE
    return current, previous


def _was_left(disk, current, previous):
    """Tell whether a new game was undone, and that could not be noted here any more."""
    return is_over(disk, current) and not is_over(disk, previous) and name_of(disk, previous) != ""


def open_name(disk):
    """Return the name of the open game, "" without one, None when that cannot be told."""
    found = noted(disk)
    if found is None:
        return None
    if found[0] == NONE or is_over(disk, found[0]):
        return ""
    return name_of(disk, found[0]) or None


def note(disk, current, previous):
    """Write down which game is open, and which was before it."""
    body = struct.pack("<HH", current, previous)
    disk.replace(_FILE, body + struct.pack("<I", crc32(body)))


def name_of(disk, serial):
    """Return the name of a saved game, or "" when its head is missing or damaged."""
    head = disk.read(folder(serial) + "/head") or b""
    if len(head) < _NAME or crc32(head[:-4]) != struct.unpack("<I", head[-4:])[0]:
        return ""
    return head[_NAME : _NAME + head[_NAME_SIZE]].decode()


def is_over(disk, serial):
    """Tell whether a game was closed: played to its end, or left for a new one."""
    return disk.read(folder(serial) + "/over") is not None
