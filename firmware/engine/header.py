"""The head of a log: which game, under which rules, set up how, committed to what."""

import struct
from binascii import crc32
from hashlib import sha256

from micropython import const

FORMAT = const(1)
PSEUDO = const(1)  # flag: the hardware's randomness could not be trusted

_MAGIC = b"ZK"
_FIXED = "<2sBBBBB"  # magic, format, flags, rules version, length of name, of setup
_FIXED_SIZE = const(7)
_COMMITMENT = const(32)
_CRC = const(4)


class Header:
    """What a log starts with. `digest` is the first link of its hash chain."""

    __slots__ = ("commitment", "flags", "game", "rules_version", "setup")

    def __init__(self, game, rules_version, setup, commitment, flags=0):
        self.game = game
        self.rules_version = rules_version
        self.setup = setup
        self.commitment = commitment
        self.flags = flags

    def encode(self):
        """Return the header's bytes."""
        name = self.game.encode()
        lengths = (len(name), len(self.setup))
        fixed = struct.pack(_FIXED, _MAGIC, FORMAT, self.flags, self.rules_version, *lengths)
        body = fixed + name + self.setup + self.commitment
        return body + struct.pack("<I", crc32(body))

    @property
    def digest(self):
        """Return the SHA-256 of the header."""
        return sha256(self.encode()).digest()


def header_size(data):
    """Return how many bytes the header at the start of `data` has, or 0 if it is none."""
    if len(data) < _FIXED_SIZE or data[:2] != _MAGIC:
        return 0
    return _FIXED_SIZE + data[5] + data[6] + _COMMITMENT + _CRC


def is_other_format(data):
    """Tell whether a head was written, whole, by a firmware that keeps games in another way."""
    if len(data) < _FIXED_SIZE or data[:2] != _MAGIC or data[2] == FORMAT:
        return False
    return struct.unpack("<I", data[-_CRC:])[0] == crc32(data[:-_CRC])


def decode_header(data):
    """Return the Header at the start of `data`, or None when a byte of it is wrong."""
    size = header_size(data)
    if not size or len(data) < size or data[2] != FORMAT:
        return None
    body = data[: size - _CRC]
    if struct.unpack("<I", data[size - _CRC : size])[0] != crc32(body):
        return None
    name_end = _FIXED_SIZE + data[5]
    setup_end = name_end + data[6]
    name, setup = bytes(body[_FIXED_SIZE:name_end]), bytes(body[name_end:setup_end])
    if [byte for byte in name if byte >= 0x80]:
        return None  # folders of games have plain names, and decode() would raise
    return Header(name.decode(), data[4], setup, bytes(body[setup_end:]), data[3])
