"""Packed states along a game, so that going back folds a few moves only."""

import struct
from binascii import crc32

from micropython import const

EVERY = const(8)  # moves from one mark to the next in memory
EVERY_KEPT = const(64)  # and on flash, where writing one costs as much as some moves

_MOST_BYTES = const(1_300)  # in memory: hundreds of a small game, a few of a large one
_FORMAT = "<H8sI"  # moves done, digest of those moves, CRC-32 of the packed state
_DIGEST = const(8)


class Marks:
    """The newest (moves done, packed state) pairs, oldest first, all of moves in the log."""

    def __init__(self):
        self._marks = []

    def add(self, done, packed):
        """Keep a packed state, unless there is one of that moment."""
        place = self._place(done)
        if not place or self._marks[place - 1][0] < done:
            self._marks.insert(place, (done, packed))
            if (len(self._marks) - 1) * len(packed) > _MOST_BYTES:
                self._marks.pop(0)

    def forget_from(self, done):
        """Drop the marks of `done` moves and more: those moves are others now."""
        while self._marks and self._marks[-1][0] >= done:
            self._marks.pop()

    def nearest(self, count):
        """Return the newest mark at or before `count` moves, or None."""
        place = self._place(count)
        return self._marks[place - 1] if place else None

    def _place(self, done):
        """Return how many marks are of `done` moves or fewer."""
        place = len(self._marks)
        while place and self._marks[place - 1][0] > done:
            place -= 1
        return place


def encode_mark(done, packed, moves):
    """Return the bytes of a mark for flash."""
    return struct.pack(_FORMAT, done, moves.digest(done)[:_DIGEST], crc32(packed)) + packed


def decode_mark(data, moves):
    """Return (moves done, packed state), or None when it is damaged or of other moves."""
    size = struct.calcsize(_FORMAT)
    if len(data) <= size:
        return None
    done, digest, crc = struct.unpack_from(_FORMAT, data, 0)
    packed = data[size:]
    if crc != crc32(packed) or done > len(moves) or digest != moves.digest(done)[:_DIGEST]:
        return None
    return done, packed
