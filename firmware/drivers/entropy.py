"""True randomness for the pool that games are drawn from, with the tests it has to pass.

On the ESP32 the generator is truly random only while the radio is on; otherwise it counts as
pseudo-random. So the radio is switched on for the draw and off again, and what comes is tested
for the ways in which a noise source breaks: sticking, leaning to one value (NIST SP 800-90B,
4.4), counting, and repeating a pattern. Whatever fails, something is drawn, with a verdict that
says so. The generator, the radio's switch and the clock are handed in.
"""

from hashlib import sha256

from drivers.verdict import CROWDED, SICK, SILENT, TRUE
from micropython import const

_SAMPLES = const(512)  # a window of the proportion test

# Limits for false alarms of 2^-30, at the 8 bits a byte that the generator promises.
# SP 800-90B, 4.4.1: 1 + ceil(30 / 8) equal bytes in a row. The alarm is counted for a byte; for
# a whole draw of good noise it is about one in 2^23.
_IN_A_ROW = const(5)
# SP 800-90B, 4.4.2: 1 + CRITBINOM(512, 1 / 256, 1 - 2^-30) times the same byte would be 16 if one
# value were watched. All 256 are, so each may fail one in 2^38: 1 + CRITBINOM(..., 1 - 2^-38).
_OF_ONE_VALUE = const(19)
# So many bytes twice among 512: there are 2^17 pairs of places, each equal once in 2^48.
_REPEATED = const(6)

# RuntimeError: what the port raises for codes of the radio it has no name for, such as too
# little memory.
_FAILURES = (ImportError, MemoryError, OSError, RuntimeError)


def is_healthy(samples):
    """Tell whether bytes from a noise source pass all tests."""
    if len(samples) != _SAMPLES or not _is_even(samples) or _has_repeat(samples):
        return False
    # The steps between good bytes are as good as the bytes; those of a counter are all the same.
    steps = bytearray(_SAMPLES - 1)
    for i in range(_SAMPLES - 1):
        steps[i] = (samples[i + 1] - samples[i]) & 0xFF
    return _is_even(steps)


def _is_even(samples):
    """Tell whether no value sticks, and none comes too often."""
    counts = bytearray(256)  # none gets past the limit, far below what a byte can hold
    in_a_row = 0
    last = -1
    for sample in samples:
        in_a_row = in_a_row + 1 if sample == last else 1
        last = sample
        counts[sample] += 1
        if in_a_row >= _IN_A_ROW or counts[sample] >= _OF_ONE_VALUE:
            return False
    return True


def _has_repeat(samples):
    """Tell whether something comes twice that is too long for that: a pattern that repeats."""
    for at in range(_SAMPLES - _REPEATED):
        if samples.find(samples[at : at + _REPEATED], at + 1) >= 0:
            return True
    return False


def _judge(is_noisy, samples):
    if samples is None:
        return CROWDED
    if not is_noisy or not samples:
        return SILENT
    try:
        return TRUE if is_healthy(samples) else SICK
    except MemoryError:
        return SICK  # what cannot be tested is not trusted


class EntropyGate:
    """Draws noise.

    `random(count)` is the hardware's generator and `radio(is_on)` the switch of its noise; both
    raise one of the errors above when they cannot. `ticks()` is a fast clock.
    """

    def __init__(self, random, radio, ticks):
        self._random = random
        self._radio = radio
        self._ticks = ticks

    def draw(self):
        """Return 32 bytes that all the noise went into, and the verdict on it."""
        # When it is asked, and how long the radio takes, is chance too. It is little, but all
        # there is when the generator fails.
        digest = sha256(self._time())
        try:
            is_noisy = self._switch(True)
            digest.update(self._time())
            samples = self._read()
            digest.update(samples or b"")
        finally:
            self._switch(False)  # a radio that failed to start may be half on
        digest.update(self._time())
        return digest.digest(), _judge(is_noisy, samples)

    def _switch(self, is_on):
        try:
            self._radio(is_on)
        except _FAILURES:
            return False
        return True

    def _read(self):
        try:
            return self._random(_SAMPLES)
        except MemoryError:
            return None
        except _FAILURES:
            return b""

    def _time(self):
        return self._ticks().to_bytes(4, "big")
