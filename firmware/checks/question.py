"""A check that somebody has to answer, who looks at the device: OK is right, BACK is wrong."""

from checks import words
from checks.grade import BAD, FINE, WARN
from key import BACK, OK
from micropython import const
from ticks import since

ANSWER_MS = const(20_000)  # then nobody is there


class Question:
    """`step(now)` tells whether there is something new to look at; it allocates nothing.

    `ask` says what to do, `is_over` that nothing is left to do.
    """

    outcomes = (b"", b"")  # what it comes to if the answer is OK, if it is BACK

    def __init__(self):
        self._since = 0
        self._key = -1  # the answer
        self.is_over = False

    @property
    def ask(self):
        """Return what is to be done now."""
        return b""

    def begin(self, board, now):
        """Count from now."""
        self._since = now

    def end(self, board):
        """Leave the board as it was."""

    def step(self, now):
        """Let time pass."""
        elapsed_ms = since(now, self._since)
        if elapsed_ms >= ANSWER_MS:
            self.is_over = True
        return self.go_on(elapsed_ms)

    def go_on(self, elapsed_ms):
        """Show what is due after so long; tell whether that is new."""
        return False

    def answer(self, key):
        """Take a key for an answer; tell whether it is one."""
        if key in (OK, BACK):
            self._key = key
            self.is_over = True
        return self._key >= 0

    def show(self, board):
        """Let the board itself show it, where there is no screen to do that."""

    def findings(self):
        """Return what the answer comes to."""
        right, wrong = self.outcomes
        if self._key == OK:
            return [(FINE, right)]
        return [(BAD, wrong) if self._key == BACK else (WARN, words.NO_ANSWER)]
