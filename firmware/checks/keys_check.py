"""Every key pressed once: how long it bounces, whether it is stuck, dead or tied to another."""

from checks import words
from checks.grade import BAD, FINE, WARN
from checks.question import ANSWER_MS, Question
from key import COUNT
from micropython import const
from ticks import after, since

_SAMPLE_MS = const(1)  # bounce is counted in milliseconds
_WINDOW_MS = const(30)  # all edges this near to the first belong to it; no finger is so quick
_QUIET_MS = const(60)  # until the app has had its event, too
_WORST_MS = const(14)  # the driver of the keys overlooks less

# What became of a key: the milliseconds it bounces, or one of these.
WRONG = const(100)  # and above
_DEAD = const(100)
_STUCK = const(101)
_TIED = const(102)
WAITING = const(103)


class KeysCheck(Question):
    """Asks for the keys in turn; `key` is the one that is wanted now, COUNT when all are done."""

    def __init__(self):
        super().__init__()
        self._reads = None
        self._probes: tuple = ()
        self.key = 0
        self.seconds = 0  # until the key counts as dead
        self.results = bytearray([WAITING] * COUNT)

    def begin(self, board, now):
        """Look at the raw keys from now on."""
        super().begin(board, now)
        self._reads = board.keys.reads
        self._probes = tuple([Probe(read, board.now) for read in self._reads])
        board.keys.reads = self._probes
        board.sample_every(_SAMPLE_MS)

    def end(self, board):
        """Give the keys back."""
        board.keys.reads = self._reads
        board.sample_every(0)

    @property
    def ask(self):
        """Return what is to be done now."""
        return words.KEYS_ASK % words.KEYS[self.key]

    def answer(self, key):
        """Take any key for a "go on" when all were looked at."""
        return self.is_over

    def step(self, now):
        """Judge the key that is wanted when it was let go of."""
        if self.is_over:
            return False
        before = self.seconds
        self.seconds = (ANSWER_MS + 999 - min(ANSWER_MS, since(now, self._since))) // 1000
        result = self._result(self._probes[self.key], now)
        if result == WAITING:
            return self.seconds != before
        self.results[self.key] = result
        self.key += 1
        self.is_over = self.key == COUNT
        self._since = now
        return True

    def _result(self, probe, now):
        if probe.is_stuck:
            return _STUCK
        if not probe.is_pressed:
            return WAITING if self.seconds else _DEAD
        for other in self._probes:
            if probe.is_down and other.is_down and other is not probe:
                return _TIED
        if probe.is_down or since(now, probe.changed_at) < _QUIET_MS:
            return WAITING
        return probe.bounce_ms

    def findings(self):
        """Return a finding for each key that had its turn."""
        return [_finding(words.KEYS[key], self.results[key]) for key in range(self.key)]


def _finding(name, result):
    if result < WRONG:
        is_worn = result >= _WORST_MS
        sentence = words.KEY_WORN if is_worn else words.KEY_FINE
        return BAD if is_worn else FINE, sentence % (name, result)
    return WARN if result == _DEAD else BAD, words.KEY_WRONG[result - WRONG] % name


class Probe:
    """Stands before the pin of a key and notes its edges. Allocates nothing when called."""

    def __init__(self, read, now):
        self._read = read
        self._now = now
        self._began_at = after(now(), -_WINDOW_MS)
        self.changed_at = 0
        self.bounce_ms = 0
        self.is_down = self.is_stuck = not read()  # stuck until it was up
        self.is_pressed = False

    def __call__(self):
        """Read the pin."""
        level = self._read()
        if level == self.is_down:  # down is low: an edge
            now = self.changed_at = self._now()
            self.is_down = not level
            if since(now, self._began_at) < _WINDOW_MS:
                self.bounce_ms = max(self.bounce_ms, since(now, self._began_at))
            else:
                self._began_at = now
                self.is_stuck = False
                self.is_pressed = self.is_pressed or self.is_down
        return level
