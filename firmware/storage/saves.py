"""All saved games: which there are, which is open now, and which goes when room is needed."""

import struct
from binascii import crc32

from micropython import const
from storage.journal import Journal

MOST = const(12)  # games kept; each takes two blocks of flash and what it grew to
NONE = const(0)

_CURRENT = "current"
_FORMAT = "<HHI"  # the open game, the one before it, CRC-32 of both
_NEEDED_BYTES = const(32_768)  # a whole game and room to breathe


class Saves:
    """Games by serial number, oldest first. `current` is the open one or NONE.

    `previous` is the game that was open before a new one was started: undoing New Game
    goes back to it.
    """

    def __init__(self, disk):
        self._disk = disk
        self.current = NONE
        self.previous = NONE
        self._load_current()

    def serials(self):
        """Return the serial numbers of all games, oldest first."""
        found = []
        for name in self._disk.names():
            if _serial(name) and self._has_head(name):
                found.append(_serial(name))
        return found

    def journal(self, serial):
        """Return the journal of a game."""
        return Journal(self._disk, _folder(serial))

    def has_room(self):
        """Tell whether a new game fits without deleting another."""
        return len(self.serials()) < MOST and self._disk.free_bytes() >= _NEEDED_BYTES

    def next_to_go(self):
        """Return the game that would be deleted for a new one: the oldest that is over.

        An open game is never deleted: NONE means that there is nothing to be had.
        """
        for serial in self.serials():
            if serial not in (self.current, self.previous) and self.journal(serial).is_over:
                return serial
        return NONE

    def create(self, head, secret):
        """Write a new game and make it the open one; return its journal."""
        self.clean()
        # Not a number that a folder has which could not be cleaned away.
        serial = max([NONE] + [_serial(name) for name in self._disk.names()]) + 1
        journal = self.journal(serial)
        try:
            journal.create(head, secret)
            self._set_current(serial, self.current)
        except OSError:
            self.delete(serial)
            raise
        return journal

    def open(self, serial):
        """Make a game the open one."""
        self._set_current(serial, NONE)

    def undo_new_game(self):
        """Drop the open game, which has just been started, and go back to the one before."""
        self.journal(self.previous).reopen()
        # Once it is deleted, what flash says is open means the game before.
        self.delete(self.current)
        self.current, self.previous = self.previous, NONE
        try:
            self._set_current(self.current, NONE)
        except OSError:
            pass

    def delete(self, serial):
        """Delete a game for good."""
        self._disk.remove(_folder(serial) + "/head")
        self._disk.remove_folder(_folder(serial))

    def clean(self):
        """Delete what a power cut left of games half written or half deleted."""
        for name in self._disk.names():
            if _serial(name) and not self._has_head(name):
                self._disk.remove_folder(name)

    def _has_head(self, folder):
        # Looked up, not read: a head that cannot be read is no reason to delete a game.
        return "head" in self._disk.names(folder)

    def _set_current(self, current, previous):
        body = struct.pack("<HH", current, previous)
        self._disk.replace(_CURRENT, body + struct.pack("<I", crc32(body)))
        self.current = current
        self.previous = previous

    def _load_current(self):
        pair = _decode(self._disk.read(_CURRENT) or b"")
        serials = self.serials()
        if pair is None:
            self.current = self._newest_open(serials)
            return
        found = [serial for serial in pair if serial in serials] + [NONE, NONE]
        self.current, self.previous = found[:2]

    def _newest_open(self, serials):
        for serial in reversed(serials):
            if not self.journal(serial).is_over:
                return serial
        return NONE


def _decode(data):
    """Return (open game, the one before), or None when a byte of it is wrong."""
    if len(data) != struct.calcsize(_FORMAT):
        return None
    current, previous, crc = struct.unpack(_FORMAT, data)
    return (current, previous) if crc == crc32(data[:4]) else None


def _folder(serial):
    return "g%04x" % serial


def _serial(name):
    """Return the serial number a folder name stands for, or NONE."""
    try:
        serial = int(name[1:], 16)
    except ValueError:
        return NONE
    return serial if name == _folder(serial) else NONE
