"""Chance from a seed: an HMAC-SHA256 stream, read byte by byte, without bias.

The stream is a pure function of seed and position, so going back to an earlier position
gives the same cards and rolls again.
"""

from hashlib import sha256

from micropython import const

SEED_BYTES = const(32)

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
    """The stream of one game. `position` counts the bytes used; set it to go back."""

    __slots__ = ("_block", "_block_no", "position", "seed")

    def __init__(self, seed, position=0):
        assert len(seed) == SEED_BYTES
        self.seed = seed
        self.position = position
        self._block_no = -1
        self._block = b""

    def below(self, limit):
        """Return a number from 0 to `limit` - 1, each equally likely; limit is at most 256.

        A byte in the uneven rest at the top is thrown away, never folded back: folding
        would favour the low numbers.
        """
        assert 1 <= limit <= 256
        fair = 256 - 256 % limit
        while True:
            byte = self._next_byte()
            if byte < fair:
                return byte % limit

    def shuffle(self, cards):
        """Shuffle `cards` (a list or bytearray) in place: Fisher-Yates, from the end."""
        for last in range(len(cards) - 1, 0, -1):
            chosen = self.below(last + 1)
            cards[last], cards[chosen] = cards[chosen], cards[last]

    def _next_byte(self):
        block_no = self.position // _BLOCK
        if block_no != self._block_no:
            self._block = hmac_sha256(self.seed, block_no.to_bytes(4, "big"))
            self._block_no = block_no
        byte = self._block[self.position % _BLOCK]
        self.position += 1
        return byte
