"""Four active-low keys: debounced, timed and queued.

A timer samples them every few milliseconds, so that a short tap is seen even while a
frame is on its way to the display. What happened waits in a ring with its time.
"""

from array import array

from key import COUNT, DOWN, HOLD, HOLD_MS, LONG, LONG_MS, PRESS, RELEASE, REPEAT, TAP
from micropython import const
from ticks import after, since

SAMPLE_MS = const(4)

_HALF_WRAP = const(0x20000000)
_LOCK_MS = const(14)  # tact switches bounce for up to 10 ms
_SIZE = const(64)  # a power of two
_MASK = const(63)


class Keys:
    """Sample with `sample(now)`; read with `take()` until it returns 0.

    `when` is the tick of the event last taken. A key that is down at the start is
    stuck: it counts for nothing until it has been let go of.
    """

    def __init__(self, reads):
        self.reads = reads
        self._down = bytearray(COUNT)
        self._same = bytearray(COUNT)  # samples in a row that differ from _down
        self._stage = bytearray(COUNT)  # 0 pressed, 1 held, 2 held long
        self._changed = array("I", [0] * COUNT)
        self._repeat_at = array("I", [0] * COUNT)
        self._codes = bytearray(_SIZE)
        self.times = array("I", [0] * _SIZE)  # when fingers moved: chance, to whoever asks
        self._sampled = 0
        self._head = 0  # written by sample() only
        self._tail = 0  # written by take() only
        self.stuck = 0  # one bit a key
        self.dropped = 0
        self.when = 0
        self.repeat_after_ms = 400
        self.repeat_every_ms = 110  # 0 switches repeating off

    def begin(self, now):
        """Note the keys that are down already: a finger, a cable, or a broken switch."""
        for key in range(COUNT):
            self._changed[key] = after(now, -_LOCK_MS)
            if not self.reads[key]():
                self.stuck |= 1 << key

    def sample(self, now):
        """Look at every key once. Called by the timer; allocates nothing."""
        # After a long bus transfer the late timer calls come at once: one look is enough.
        if now == self._sampled:
            return
        self._sampled = now
        for key in range(COUNT):
            is_down = 0 if self.reads[key]() else 1
            if self.stuck & (1 << key):
                self._watch_stuck(key, is_down)
            elif is_down != self._down[key]:
                self._settle(key, is_down, now)
            else:
                self._same[key] = 0
                if is_down:
                    self._watch_held(key, now)

    def take(self):
        """Return the oldest event in the ring, or 0. Allocates nothing."""
        tail = self._tail
        if tail == self._head:
            return 0
        code = self._codes[tail]
        self.when = self.times[tail]
        self._tail = (tail + 1) & _MASK
        return code

    def is_down(self, key):
        """Tell whether `key` is down, bounce removed."""
        return self._down[key] != 0

    def held_ms(self, key, now):
        """Return for how long `key` has been down, 0 when it is up."""
        return since(now, self._changed[key]) if self._down[key] else 0

    def put(self, code, now):
        """Queue an event. When the ring is full the event is dropped and counted."""
        head = self._head
        following = (head + 1) & _MASK
        if following == self._tail:
            self.dropped = (self.dropped + 1) & 0xFF
            return
        self._codes[head] = code
        self.times[head] = now
        self._head = following

    def _watch_stuck(self, key, is_down):
        # Let go for as long as a bounce may last, the key is sound again.
        self._same[key] = 0 if is_down else self._same[key] + 1
        if self._same[key] * SAMPLE_MS >= _LOCK_MS:
            self._same[key] = 0
            self.stuck &= ~(1 << key)

    def _settle(self, key, is_down, now):
        # Two samples in a row make a change; then nothing counts until the bounce is over.
        if since(now, self._changed[key]) < _LOCK_MS:
            return
        self._same[key] += 1
        if self._same[key] < 2:
            return
        self._same[key] = 0
        self._down[key] = is_down
        self._changed[key] = now
        if is_down:
            self._stage[key] = 0
            self._repeat_at[key] = after(now, self.repeat_after_ms)
            self.put(PRESS | key, now)
        else:
            self.put((RELEASE if self._stage[key] else TAP) | key, now)

    def _watch_held(self, key, now):
        held = since(now, self._changed[key])
        if self._stage[key] == 0 and held >= HOLD_MS:
            self._stage[key] = 1
            self.put(HOLD | key, now)
        elif self._stage[key] == 1 and held >= LONG_MS:
            self._stage[key] = 2
            self.put(LONG | key, now)
        if key <= DOWN and self.repeat_every_ms:
            self._watch_repeat(key, now)

    def _watch_repeat(self, key, now):
        # A tick that is still to come lies almost a whole wrap back.
        if since(now, self._repeat_at[key]) < _HALF_WRAP:
            self._repeat_at[key] = after(now, self.repeat_every_ms)
            self.put(REPEAT | key, now)
