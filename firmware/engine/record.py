"""The log's records as bytes: how they are written, chained and read back.

A record is its body and a check. The body starts with its lengths, so that a reader can
find the end; the check depends on every record before it. `storage/FORMAT.md` has every
byte.
"""

from binascii import crc32
from hashlib import sha256

from micropython import const

MOST_MOVE = const(15)
MOST_TAPE = const(15)
CHECK = const(3)

# Control records. A move has no code: its move is not empty.
CUT = const(1)  # seat, then what the player's press added to the seed
BEGIN = const(2)  # the cuts are over, the seed is fixed
UNDO = const(3)
UNDO_REVEALED = const(4)  # the table agreed to take back something it had seen
REDO = const(5)
END = const(6)  # the device's part of the seed: the game is over and can be proven

_LONG = const(15)
_CHAIN_IN_CHECK = const(8)
_CHECK_MASK = const(0xFFFFFF)
_CODES = const(6)


def move_body(move, tape):
    """Return the body of a move: what was done, and what chance showed the table by it."""
    assert 0 < len(move) <= MOST_MOVE and len(tape) <= MOST_TAPE
    return bytes((len(move) << 4 | len(tape),)) + bytes(move) + bytes(tape)


def control_body(code, payload=b""):
    """Return the body of a control record."""
    size = 1 + len(payload)
    head = bytes((size,)) if size < _LONG else bytes((_LONG, size))
    return head + bytes((code,)) + payload


def body_size(data, at):
    """Return the length of the body at `at`, or 0 when it is not whole or not sound."""
    left = len(data) - at
    if left < 1:
        return 0
    move, tape = data[at] >> 4, data[at] & 0x0F
    size = 1 + move + tape
    if not move and tape == _LONG:
        size = 2 + data[at + 1] if left > 1 and data[at + 1] >= _LONG else 0
    return size if 1 < size <= left else 0


def check(chain, body):
    """Return the check that follows `body` after the records that made `chain`."""
    value = crc32(body, crc32(chain[:_CHAIN_IN_CHECK])) & _CHECK_MASK
    return value.to_bytes(CHECK, "little")


def link(chain, body):
    """Return the chain after one more record."""
    digest = sha256(chain)
    digest.update(body)
    return digest.digest()


class Reader:
    """Reads records off a log, each checked before it is believed.

    `step()` moves to the next one and tells whether there is one. At the end `is_torn`
    tells that bytes were left which are no record: a cut of power, a flipped bit.
    """

    def __init__(self, chain, data):
        self._data = data
        self.chain = chain
        self.at = 0  # everything before this is sound
        self.is_torn = False
        self.code = 0  # of a control record; 0 for a move
        self.move = b""
        self.tape = b""
        self.payload = b""

    def step(self):
        """Read the next record; return False at the end of what can be believed."""
        data, at = self._data, self.at
        size = body_size(data, at)
        body = data[at : at + size]
        end = at + size + CHECK
        if not size or data[at + size : end] != check(self.chain, body) or not self._split(body):
            self.is_torn = at < len(data)
            return False
        self.chain = link(self.chain, body)
        self.at = end
        return True

    def _split(self, body):
        """Take a sound body apart; return False for a record that nothing here writes."""
        size = body[0] >> 4
        if size:
            self.code = 0
            self.move = body[1 : 1 + size]
            self.tape = body[1 + size :]
            return True
        start = 2 if body[0] == _LONG else 1
        self.code = body[start]
        self.payload = body[start + 1 :]
        return 1 <= self.code <= _CODES
