"""Vendetta sheets: nine matches against one rival, kept by the pair of names (VS-01).

A pair has one file with all its matches. A sheet ends with its ninth match, or as soon as one
of the two has five wins; the next match begins another.
"""

import struct
from binascii import crc32
from hashlib import sha256

from micropython import const

DRAW = const(0)  # results: nobody, the first or the second name won
ROWS = const(9)
ENOUGH = const(5)

_PREFIX = "vendetta_"
_BAD = ".bad"  # behind the name of a sheet that could not be read
_VERSION = const(1)
_HEAD = "<BI"  # version, CRC-32 of the rest
_MATCH = "<4sBH"  # seal of the game, result, day; both 0 where nobody knows
_MOST_MATCHES = const(180)
_HASH_BYTES = const(4)
BY_HAND = bytes(4)  # the seal of a match that was written in


class Match:
    """One row: its `result`, and the `day` as year since 2000 << 9 | month << 5 | day, or 0."""

    __slots__ = ("day", "result", "seal")

    def __init__(self, seal, result, day):
        self.seal = seal
        self.result = result
        self.day = day


class Sheet:
    """All matches of a pair; `names` are in the order of the alphabet."""

    def __init__(self, names):
        self.names = tuple(sorted(names))
        self.matches = []
        self.was_damaged = False  # it takes the place of one that could not be read

    def latest(self):
        """Return the matches of the sheet that is being played."""
        return self.sheets()[-1]

    def sheets(self):
        """Return all sheets, oldest first, the last one perhaps empty or not decided yet."""
        found: list = [[]]
        for match in self.matches:
            if is_decided(found[-1]):
                found.append([])
            found[-1].append(match)
        return found

    def score(self):
        """Return how often each of the two has won on the latest sheet."""
        latest = self.latest()
        return _wins(latest, 1), _wins(latest, 2)

    def note(self, match):
        """Add a match; one of the same game takes the place of what was noted before."""
        for index in range(len(self.matches)):
            if match.seal != BY_HAND and self.matches[index].seal == match.seal:
                self.matches[index] = match
                return
        self.matches.append(match)
        if len(self.matches) > _MOST_MATCHES:
            self.matches = self.matches[len(self.sheets()[0]) :]

    def strike_out(self):
        """Take the last match back, if there is one."""
        self.matches = self.matches[:-1]


def _wins(matches, result):
    count = 0
    for match in matches:
        if match.result == result:
            count += 1
    return count


def is_decided(matches):
    """Tell whether a sheet is over: five wins of one, or nine matches (AMB-69)."""
    best = max(_wins(matches, 1), _wins(matches, 2))
    return best >= ENOUGH or len(matches) >= ROWS


class Vendettas:
    """The sheets on a disk; reading, too, may raise OSError. A damaged one is told."""

    def __init__(self, disk, today):
        self._disk = disk
        self._today = today

    def sheet(self, names):
        """Return the sheet of a pair; an empty one when there is none."""
        name = file_name(names)
        data = self._disk.read(name)
        sheet = decode(data) if data else None
        if sheet is None:
            sheet = Sheet(names)
            sheet.was_damaged = data is not None
        return sheet

    def note(self, names, seal, winner):
        """Note how a game came out: `winner` is one of the names, or None. Return its sheet."""
        sheet = self.sheet(names)
        result = DRAW if winner is None else 1 + sheet.names.index(winner)
        sheet.note(Match(bytes(seal[: len(BY_HAND)]), result, self._today()))
        self.keep(sheet)
        return sheet

    def write_in(self, sheet, result):
        """Add a match that was played without the device."""
        sheet.note(Match(BY_HAND, result, self._today()))
        self.keep(sheet)

    def keep(self, sheet):
        """Write a sheet to flash; may raise OSError.

        What was damaged is kept beside it first: a clever hand may still mend that.
        """
        name = file_name(sheet.names)
        if sheet.was_damaged:
            self._disk.replace(name + _BAD, self._disk.read(name) or b"")
        self._disk.replace(name, encode(sheet))
        sheet.was_damaged = False

    def all(self):
        """Return the sheets of all pairs by their files; None for one that cannot be read."""
        names = [name for name in self._disk.names() if is_sheet(name)]
        return {name: decode(self._disk.read(name)) for name in names}


def is_sheet(name):
    """Tell whether a file is a Vendetta sheet, and not one half written."""
    return name.startswith(_PREFIX) and "." not in name


def file_name(names):
    """Return the file of a pair: names may have letters that file names may not."""
    digest = sha256(b"\n".join(sorted(names))).digest()[:_HASH_BYTES]
    return _PREFIX + "".join(["%02x" % byte for byte in digest])


def encode(sheet):
    """Return a sheet as bytes."""
    body = b"".join([bytes((len(name),)) + name for name in sheet.names])
    for match in sheet.matches:
        body += struct.pack(_MATCH, match.seal, match.result, match.day)
    return struct.pack(_HEAD, _VERSION, crc32(body)) + body


def decode(data):
    """Return the sheet in `data`, or None when a byte of it is wrong."""
    size = struct.calcsize(_HEAD)
    if not data or len(data) <= size:
        return None
    version, crc = struct.unpack_from(_HEAD, data, 0)
    body = data[size:]
    if version != _VERSION or crc != crc32(body):
        return None
    try:
        return _decode_body(body)
    except (IndexError, ValueError):
        return None


def _decode_body(body):
    names = []
    at = 0
    for _ in range(2):
        end = at + 1 + body[at]
        names.append(bytes(body[at + 1 : end]))
        at = end
    sheet = Sheet(names)
    size = struct.calcsize(_MATCH)
    while at < len(body):
        seal, result, day = struct.unpack(_MATCH, body[at : at + size])
        if result > len(names):
            return None
        sheet.matches.append(Match(seal, result, day))
        at += size
    return sheet
