"""Chance from a seed: HMAC-SHA256 streams, read byte by byte, without bias.

Each stream is a pure function of seed and position, so going back to an earlier position
gives the same cards and rolls again. Cards and dice have streams of their own: after an
undo no extra roll can change the next card.
"""

from hashlib import sha256

from micropython import const

SEED_BYTES = const(32)
DECK = const(0)
DICE = const(1)

_STREAMS = const(2)
_BLOCK = const(32)
_HMAC_BLOCK = const(64)
_INNER = const(0x36)
_OUTER = const(0x5C)


def hmac_sha256(key, message):
    """Return HMAC-SHA256 (RFC 2104) of `message` under a key of at most 64 bytes."""
    padded = key + bytes(_HMAC_BLOCK - len(key))
    inner = sha256(bytes([byte ^ _INNER for byte in padded]))
    inner.update(message)
    outer = sha256(bytes([byte ^ _OUTER for byte in padded]))
    outer.update(inner.digest())
    return outer.digest()


class Chance:
    """The streams of one game.

    `tape` collects what the table gets to see: rolls by themselves, cards when the rules
    `show` them. It goes into the log, where it can be compared with the seed later.
    """

    __slots__ = ("_block", "_block_no", "_seed", "positions", "tape")

    def __init__(self, seed):
        assert len(seed) == SEED_BYTES
        self._seed = seed
        self.positions = [0] * _STREAMS  # bytes used of each stream
        self.tape = bytearray()
        self._block_no = [-1] * _STREAMS
        self._block = [b""] * _STREAMS

    def roll(self, faces, first=1):
        """Return one of `faces` numbers from `first` on, which everybody sees."""
        return self.show(first + self.below(faces, DICE))

    def show(self, value):
        """Note that the table now sees `value`, 0 to 255; return it."""
        self.tape.append(value)
        return value

    def shuffle(self, cards):
        """Shuffle `cards` (a list or bytearray) in place: Fisher-Yates, from the end."""
        for last in range(len(cards) - 1, 0, -1):
            chosen = self.below(last + 1, DECK)
            cards[last], cards[chosen] = cards[chosen], cards[last]

    def below(self, limit, stream):
        """Return a number from 0 to `limit` - 1, each equally likely; limit is at most 256.

        A byte in the uneven rest at the top is thrown away, never folded back: folding
        would favour the low numbers.
        """
        assert 1 <= limit <= 256
        fair = 256 - 256 % limit
        while True:
            byte = self._next_byte(stream)
            if byte < fair:
                return byte % limit

    def _next_byte(self, stream):
        position = self.positions[stream]
        block_no = position // _BLOCK
        if block_no != self._block_no[stream]:
            message = bytes((stream,)) + block_no.to_bytes(4, "big")
            self._block[stream] = hmac_sha256(self._seed, message)
            self._block_no[stream] = block_no
        self.positions[stream] = position + 1
        return self._block[stream][position % _BLOCK]
