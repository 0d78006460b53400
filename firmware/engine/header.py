"""The head of a log: which game, under which rules, set up how, sealed with what."""

import struct
from binascii import crc32
from hashlib import sha256

from micropython import const

FORMAT = const(2)
OLD_FORMAT = const(1)  # still read and played on, never begun: its seal binds the secret alone
PSEUDO = const(1)  # flag: the hardware's randomness could not be trusted
NUMBERS = const(10_000)  # what a player spins: 0 to 9999
NO_NUMBER = const(0xFFFF)  # in the place of the first number: nobody gave one

_MAGIC = b"ZK"
_FIXED = "<2sBBBBB"  # magic, format, flags, rules version, length of name, of setup
_FIXED_SIZE = const(7)
_SPUN = "<IH"  # which seal of this device it is, the number that was given first
_SPUN_SIZE = const(6)
_SEAL = const(32)
_CRC = const(4)


class Header:
    """What a log starts with. `digest` is the first link of its hash chain.

    `commitment` is the seal, all of it; `engine.seal` makes it of what stands before it and the
    secret. `first` is the number that the table gave before, `count` tells which seal it is of
    all that the device ever made.
    """

    __slots__ = (
        "commitment",
        "count",
        "first",
        "flags",
        "format",
        "game",
        "rules_version",
        "setup",
    )

    def __init__(self, game, rules_version, setup, flags=0):
        self.format = FORMAT
        self.game = game
        self.rules_version = rules_version
        self.setup = setup
        self.flags = flags
        self.count = 0
        self.first = NO_NUMBER
        self.commitment = bytes(_SEAL)

    def before_seal(self):
        """Return the header's bytes up to the seal: what it binds besides the secret."""
        name = self.game.encode()
        lengths = (len(name), len(self.setup))
        head = struct.pack(_FIXED, _MAGIC, self.format, self.flags, self.rules_version, *lengths)
        head += name + self.setup
        return head if self.format == OLD_FORMAT else head + self._spun()

    def encode(self):
        """Return the header's bytes."""
        body = self.before_seal() + self.commitment
        return body + struct.pack("<I", crc32(body))

    @property
    def digest(self):
        """Return the SHA-256 of the header."""
        return sha256(self.encode()).digest()

    def _spun(self):
        return struct.pack(_SPUN, self.count, self.first)


def header_size(data):
    """Return how many bytes the header at the start of `data` has, or 0 if it is none."""
    if len(data) < _FIXED_SIZE or data[:2] != _MAGIC:
        return 0
    spun = 0 if data[2] == OLD_FORMAT else _SPUN_SIZE
    return _FIXED_SIZE + data[5] + data[6] + spun + _SEAL + _CRC


def is_other_format(data):
    """Tell whether a head was written, whole, by a firmware that keeps games in another way."""
    if len(data) < _FIXED_SIZE or data[:2] != _MAGIC or OLD_FORMAT <= data[2] <= FORMAT:
        return False
    return struct.unpack("<I", data[-_CRC:])[0] == crc32(data[:-_CRC])


def decode_header(data):
    """Return the Header at the start of `data`, or None when a byte of it is wrong."""
    size = header_size(data)
    if not size or len(data) < size or not OLD_FORMAT <= data[2] <= FORMAT:
        return None
    body = data[: size - _CRC]
    if struct.unpack("<I", data[size - _CRC : size])[0] != crc32(body):
        return None
    return _decode(bytes(body))


def _decode(body):
    """Return the Header that a body is, whose check holds; None when nothing here writes it."""
    name_end = _FIXED_SIZE + body[5]
    setup_end = name_end + body[6]
    name = body[_FIXED_SIZE:name_end]
    # Folders of games have plain names, and decode() would raise.
    if body[3] & ~PSEUDO or [byte for byte in name if byte >= 0x80]:
        return None
    header = Header(name.decode(), body[4], body[name_end:setup_end], body[3])
    header.format = body[2]
    header.commitment = body[-_SEAL:]
    if header.format != OLD_FORMAT:
        header.count, header.first = struct.unpack_from(_SPUN, body, setup_end)
        if NUMBERS <= header.first != NO_NUMBER:
            return None
    return header
