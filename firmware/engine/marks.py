"""Packed states along a game, so that going back folds a few moves only."""

import struct
from binascii import crc32

from micropython import const

EVERY = const(32)  # an undo folds at most this many moves

_FORMAT = "<H8sI"  # moves done, digest of those moves, CRC-32 of the packed state
_DIGEST = const(8)


class Marks:
    """(moves done, packed state) pairs, oldest first. All of them are of moves that stand."""

    def __init__(self):
        self._marks = []

    def add(self, done, packed):
        """Keep a packed state, unless there is one of that moment."""
        if not self._marks or self._marks[-1][0] < done:
            self._marks.append((done, packed))

    def forget_from(self, done):
        """Drop the marks of `done` moves and more: those moves are others now."""
        while self._marks and self._marks[-1][0] >= done:
            self._marks.pop()

    def nearest(self, count):
        """Return the newest mark at or before `count` moves, or None."""
        for mark in reversed(self._marks):
            if mark[0] <= count:
                return mark
        return None


def encode_mark(mark, moves):
    """Return the bytes of a mark for flash."""
    done, packed = mark
    return struct.pack(_FORMAT, done, moves.digest(done)[:_DIGEST], crc32(packed)) + packed


def decode_mark(data, moves):
    """Return (moves done, packed state), or None when it is damaged or of other moves."""
    size = struct.calcsize(_FORMAT)
    if data is None or len(data) <= size:
        return None
    done, digest, crc = struct.unpack_from(_FORMAT, data, 0)
    packed = data[size:]
    if crc != crc32(packed) or done > len(moves) or digest != moves.digest(done)[:_DIGEST]:
        return None
    return done, packed
