"""Reads records off a log and believes none without its check. Loaded to resume a game."""

from engine.record import CHECK, LONG, check, link
from micropython import const

_CODES = const(6)


def body_size(data, at):
    """Return the length of the body at `at`, or 0 when it is not whole or not sound."""
    left = len(data) - at
    if left < 1:
        return 0
    lengths = data[at]
    size = 1 + (lengths >> 4) + (lengths & 0x0F)
    if lengths == LONG:
        size = 2 + data[at + 1] if left > 1 and data[at + 1] >= LONG else 0
    return size if 1 < size <= left else 0


class Reader:
    """Reads records off a log, each checked before it is believed.

    `step()` moves to the next one and tells whether there is one. At the end `is_torn`
    tells that bytes were left which are no record: a cut of power, a flipped bit.
    """

    def __init__(self, chain, data):
        self._data = data
        self._first = 0  # the place of these data in the log
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

    @property
    def left(self):
        """Return how many bytes of these data have not been believed."""
        return self._first + len(self._data) - self.at

    def go_on(self, data):
        """Read what comes next in a log; no record goes over two pieces."""
        self._data = data
        self._first = self.at

    def step(self):
        """Read the next record; return False at the end of what can be believed."""
        data, at = self._data, self.at - self._first
        end = at + body_size(data, at)
        body = data[at:end]
        if not body or data[end : end + CHECK] != check(self.chain, body) or not self._sort(body):
            self.is_torn = at < len(data)
            return False
        self.chain = link(self.chain, body)
        self.at = self._first + end + CHECK
        self.body = body
        return True

    def take_moves(self, moves):
        """Read the moves that come next into `moves`: what `step` does, but quick.

        A log is mostly moves, and somebody waits for the device to start.
        """
        data, at, chain = self._data, self.at - self._first, self.chain
        size = len(data)
        while at < size:
            lengths = data[at]
            if lengths <= LONG:
                break
            end = at + 1 + (lengths >> 4) + (lengths & 0x0F)
            body = data[at:end]
            if data[end : end + CHECK] != check(chain, body):
                break
            moves.add(body)
            chain = link(chain, body)
            at = end + CHECK
        self.at, self.chain = self._first + at, chain

    def _sort(self, body):
        """Tell moves from control records; return False for one that nothing here writes."""
        if body[0] > LONG:
            self.code = 0
            return True
        start = 2 if body[0] == LONG else 1
        self.code = body[start]
        self.payload = body[start + 1 :]
        return 1 <= self.code <= _CODES
