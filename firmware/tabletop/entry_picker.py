"""How a value is entered when the table uses its own die or cards."""

from key import DOWN, UP


class EntryPicker:
    """One of `values`, chosen with UP and DOWN. Without values the device rolls or deals.

    `up` is how far UP goes on among the values: 1, or -1 where they stand below each other.
    """

    def __init__(self, values, up=1):
        self.values = values
        self.index = 0
        self._up = up

    @property
    def is_used(self):
        """Tell whether there is anything to choose."""
        return len(self.values) > 0

    def move(self, key):
        """Choose with UP and DOWN; tell whether the key was used."""
        if not self.is_used or key not in (UP, DOWN):
            return False
        self.index = (self.index + (self._up if key == UP else -self._up)) % len(self.values)
        return True

    @property
    def value(self):
        """Return the value chosen."""
        return self.values[self.index]

    @property
    def entered(self):
        """Return the value as the end of a move: one byte, or none."""
        return bytes((self.value,)) if self.is_used else b""
