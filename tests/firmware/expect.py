"""What the tests of both interpreters need besides `assert`."""


def raises(kind, action, *arguments):
    """Call `action`; return the error of that kind it raises, or fail when it raises none."""
    try:
        action(*arguments)
    except kind as error:
        return error
    raise AssertionError("nothing was raised")


class Sequence:
    """Numbers that look random and are the same on every interpreter and in every run."""

    def __init__(self, seed):
        self._state = seed * 7919 + 1

    def below(self, limit):
        """Return a number from 0 to `limit` - 1."""
        self._state = (self._state * 1103515245 + 12345) & 0x7FFFFFFF
        return (self._state >> 8) % limit

    def bytes(self, count):
        """Return `count` bytes."""
        return bytes([self.below(256) for _ in range(count)])
