"""Small random numbers from a seed, the same on both interpreters."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Dice:
    """A stream of numbers that depends on nothing but its seed."""

    def __init__(self, seed: int) -> None:
        self._state = (seed * 7919 + 104_729) & 0x7FFFFFFF

    def below(self, limit: int) -> int:
        """Return a number from 0 to `limit` - 1."""
        self._state = (self._state * 1_103_515_245 + 12_345) & 0x7FFFFFFF
        return (self._state >> 8) % limit

    def percent(self, share: int) -> bool:
        """Tell yes as often as `share` says."""
        return self.below(100) < share

    def choice(self, values: "list | tuple | bytes") -> "Any":
        """Return one of the values."""
        return values[self.below(len(values))]
