"""Numbers that look random and are the same for a seed, on either interpreter."""


class FixedDice:
    """A linear congruential generator: quick, and good enough to choose tests by."""

    def __init__(self, seed: int) -> None:
        self._value = seed & 0x7FFFFFFF
        self.below(2)

    def below(self, limit: int) -> int:
        """Return a number from 0 to `limit` - 1; limit is at most 2^20."""
        self._value = (self._value * 1103515245 + 12345) & 0x7FFFFFFF
        return (self._value >> 11) % limit

    def pick(self, found: "list[bytes]") -> bytes:
        """Return one of the moves, bodies or logs in a list."""
        return found[self.below(len(found))]

    def data(self, size: int) -> bytes:
        """Return so many bytes."""
        return bytes([self.below(256) for _ in range(size)])
