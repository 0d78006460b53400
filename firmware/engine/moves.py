"""The moves of a game in little memory: their bytes in one row, not an object each."""

from array import array
from hashlib import sha256


class Moves:
    """Moves in the order they were made, each with its tape: what chance showed by it.

    `done` of them stand; the rest were undone. Together they have less than 64 KB.
    """

    __slots__ = ("_data", "_ends", "_sizes", "done")

    def __init__(self):
        self._data = bytearray()
        self._ends = array("H")
        self._sizes = bytearray()  # of each move, without its tape
        self.done = 0

    def __len__(self):
        return len(self._sizes)

    def add(self, body):
        """Put the move of a record after those that stand; the undone ones are forgotten."""
        if self.done < len(self._sizes):
            self._forget_undone()
        data = self._data
        data.extend(body[1:])
        self._ends.append(len(data))
        self._sizes.append(body[0] >> 4)
        self.done += 1

    def move(self, index):
        """Return the bytes of a move."""
        start = self._start(index)
        return bytes(self._data[start : start + self._sizes[index]])

    def tape(self, index):
        """Return what chance showed the table by a move."""
        return bytes(self._data[self._start(index) + self._sizes[index] : self._ends[index]])

    def was_seen(self, index):
        """Tell whether a move showed the table something of chance."""
        return self._ends[index] - self._start(index) > self._sizes[index]

    def last_was_seen(self):
        """Tell whether the last move that stands did."""
        return self.done > 0 and self.was_seen(self.done - 1)

    def digest(self, count):
        """Return a digest of the first `count` moves: equal moves, equal digest."""
        digest = sha256(memoryview(self._sizes)[:count])
        digest.update(memoryview(self._data)[: self._start(count)])
        return digest.digest()

    def _start(self, index):
        return self._ends[index - 1] if index else 0

    def _forget_undone(self):
        # MicroPython's arrays cannot be cut short in place.
        self._data = self._data[: self._start(self.done)]
        self._ends = self._ends[: self.done]
        self._sizes = self._sizes[: self.done]
