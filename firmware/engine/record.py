"""The log's records as bytes: how they are written and chained. `reader` reads them back.

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
CUT = const(1)  # seat, then the number that the player added to the seed
BEGIN = const(2)  # the cuts are over, the seed is fixed
UNDO = const(3)
UNDO_REVEALED = const(4)  # the table agreed to take back something it had seen
REDO = const(5)
END = const(6)  # the device's part of the seed: the game is over and can be proven

LONG = const(15)  # the first byte of a control record whose length has a byte of its own

_CHAIN_IN_CHECK = const(8)
_CHECK_MASK = const(0xFFFFFF)


def move_body(move, tape):
    """Return the body of a move: what was done, and what chance showed the table by it."""
    assert 0 < len(move) <= MOST_MOVE and len(tape) <= MOST_TAPE
    return bytes((len(move) << 4 | len(tape),)) + bytes(move) + bytes(tape)


def control_body(code, payload=b""):
    """Return the body of a control record."""
    size = 1 + len(payload)
    head = bytes((size,)) if size < LONG else bytes((LONG, size))
    return head + bytes((code,)) + payload


def undo_code(moves):
    """Return how the last move that stands is taken back: seen by the table, or not."""
    return UNDO_REVEALED if moves.last_was_seen() else UNDO


def check(chain, body):
    """Return the check that follows `body` after the records that made `chain`."""
    value = crc32(body, crc32(chain[:_CHAIN_IN_CHECK])) & _CHECK_MASK
    return value.to_bytes(CHECK, "little")


def link(chain, body):
    """Return the chain after one more record."""
    return sha256(chain + body).digest()
