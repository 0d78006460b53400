"""The best scores of games for one player, a list for each of what a game keeps apart.

What it keeps apart has a key: bytes of the game's own, as a board that is played alone.
"""

import struct
from binascii import crc32
from hashlib import sha256

from micropython import const

MOST = const(5)  # on a list

_PREFIX = "best_"
_BAD = ".bad"  # behind the name of a list that could not be read
_VERSION = const(1)
_HEAD = "<BI"  # version, CRC-32 of the rest
_SCORE = "<4shH"  # seal of the game, points, day; 0 where nobody knows it
_SEAL_BYTES = const(4)
_HASH_BYTES = const(4)


class Score:
    """One row: its `points`, and the `day` as year since 2000 << 9 | month << 5 | day, or 0."""

    __slots__ = ("day", "points", "seal")

    def __init__(self, seal, points, day):
        self.seal = seal
        self.points = points
        self.day = day


class BestScores:
    """The lists on a disk; reading, too, may raise OSError. A damaged one is told."""

    def __init__(self, disk, today):
        self._disk = disk
        self._today = today

    def scores(self, game, key):
        """Return the scores of a game's key, the best first, of equal ones the older."""
        return decode(self._disk.read(file_name(game, key)) or b"") or []

    def is_damaged(self, game, key):
        """Tell whether there is a list that cannot be read: the next score begins another."""
        data = self._disk.read(file_name(game, key))
        return data is not None and decode(data) is None

    def note(self, game, key, seal, points):
        """Write a score down; return its place, counted from 1, or 0 when others are better.

        What was noted of the same game before gives way. A damaged list is kept beside the new
        one first: a clever hand may still mend that.
        """
        seal = bytes(seal[:_SEAL_BYTES])
        found = [score for score in self.scores(game, key) if score.seal != seal]
        place = len([score for score in found if score.points >= points])
        found.insert(place, Score(seal, points, self._today()))
        name = file_name(game, key)
        if self.is_damaged(game, key):
            self._disk.replace(name + _BAD, self._disk.read(name) or b"")
        self._disk.replace(name, encode(found[:MOST]))
        return place + 1 if place < MOST else 0


def file_name(game, key):
    """Return the file of a list."""
    digest = sha256(game.encode() + b"\n" + key).digest()[:_HASH_BYTES]
    return _PREFIX + "".join(["%02x" % byte for byte in digest])


def encode(scores):
    """Return a list as bytes."""
    body = b"".join([struct.pack(_SCORE, each.seal, each.points, each.day) for each in scores])
    return struct.pack(_HEAD, _VERSION, crc32(body)) + body


def decode(data):
    """Return the list in `data`, or None when a byte of it is wrong."""
    start, size = struct.calcsize(_HEAD), struct.calcsize(_SCORE)
    if len(data) < start or (len(data) - start) % size:
        return None
    version, crc = struct.unpack_from(_HEAD, data, 0)
    if version != _VERSION or crc != crc32(data[start:]):
        return None
    return [
        Score(*struct.unpack(_SCORE, data[at : at + size])) for at in range(start, len(data), size)
    ]
