"""Fingers on four keys: a test presses, lets time pass and reads what the driver made of it."""

from drivers.keys import SAMPLE_MS, Keys
from ticks import after

WRAP = 0x40000000


class Fingers:
    """The driver on four pins, sampled every few milliseconds from `start` on."""

    def __init__(self, start=WRAP - 100, phase_ms=0, down=()):
        self.levels = [0 if key in down else 1 for key in range(4)]
        self.keys = Keys(tuple([self._reader(key) for key in range(4)]))
        self.now = start
        self._phase_ms = phase_ms
        self.keys.begin(start)

    def _reader(self, key):
        return lambda: self.levels[key]

    def run(self, duration_ms):
        """Let time pass; the timer samples on the way."""
        for _ in range(duration_ms):
            self.now = after(self.now, 1)
            self._phase_ms = (self._phase_ms + 1) % SAMPLE_MS
            if self._phase_ms == 0:
                self.keys.sample(self.now)

    def play(self, key, levels):
        """Give the key one level a millisecond, then leave it at the last one."""
        for level in levels:
            self.levels[key] = level
            self.run(1)

    def tap(self, key, duration_ms):
        """Press a key without bounce, let go, and wait until it has settled."""
        self.levels[key] = 0
        self.run(duration_ms)
        self.levels[key] = 1
        self.run(40)

    def taken(self):
        """Return all events that wait."""
        events = []
        code = self.keys.take()
        while code:
            events.append(code)
            code = self.keys.take()
        return events

    def taken_with_times(self, since_tick):
        """Return (milliseconds since a tick, event) of all that wait."""
        events = []
        code = self.keys.take()
        while code:
            events.append(((self.keys.when - since_tick) & (WRAP - 1), code))
            code = self.keys.take()
        return events
