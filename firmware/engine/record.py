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
    lengths = data[at]
    size = 1 + (lengths >> 4) + (lengths & 0x0F)
    if lengths == _LONG:
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
        self.body = b""
        self.payload = b""  # of a control record

    @property
    def move(self):
        """Return the bytes of a move."""
        return self.body[1 : 1 + (self.body[0] >> 4)]

    @property
    def tape(self):
        """Return what chance showed the table by a move."""
        return self.body[1 + (self.body[0] >> 4) :]

    def step(self):
        """Read the next record; return False at the end of what can be believed."""
        data, at = self._data, self.at
        end = at + body_size(data, at)
        body = data[at:end]
        if not body or data[end : end + CHECK] != check(self.chain, body) or not self._sort(body):
            self.is_torn = at < len(data)
            return False
        self.chain = link(self.chain, body)
        self.at = end + CHECK
        self.body = body
        return True

    def take_moves(self, moves):
        """Read the moves that come next into `moves`: what `step` does, but quick.

        A log is mostly moves, and somebody waits for the device to start.
        """
        data, at, chain = self._data, self.at, self.chain
        while at < len(data) and data[at] > _LONG:
            lengths = data[at]
            end = at + 1 + (lengths >> 4) + (lengths & 0x0F)
            body = data[at:end]
            if data[end : end + CHECK] != check(chain, body):
                break
            moves.add(body)
            chain = link(chain, body)
            at = end + CHECK
        self.at, self.chain = at, chain

    def _sort(self, body):
        """Tell moves from control records; return False for one that nothing here writes."""
        if body[0] > _LONG:
            self.code = 0
            return True
        start = 2 if body[0] == _LONG else 1
        self.code = body[start]
        self.payload = body[start + 1 :]
        return 1 <= self.code <= _CODES
