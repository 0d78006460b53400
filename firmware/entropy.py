"""True randomness for the seed of a game, with the tests that a careful engineer runs on it.

On the ESP32 the generator is truly random only while the radio is on. It is switched on
for the draw and off again; what comes is tested for the two ways in which noise sources
fail: sticking, and leaning to one value (after NIST SP 800-90B, 4.4).
"""

from hashlib import sha256

from micropython import const

_SAMPLES = const(512)
_MOST_REPEATS = const(4)  # equal bytes in a row; one in 2^30 by chance with good noise
_MOST_OF_ONE = const(17)  # of 512 bytes; 2 are expected, one in 2^30 has more than 17


def is_healthy(samples):
    """Tell whether bytes from a noise source pass the repetition and proportion tests."""
    counts = bytearray(256)
    repeats = 0
    last = -1
    for sample in samples:
        repeats = repeats + 1 if sample == last else 1
        last = sample
        counts[sample] += 1
        if repeats > _MOST_REPEATS or counts[sample] > _MOST_OF_ONE:
            return False
    return True


class EntropyGate:
    """Draws secrets. `random(count)` is the hardware's generator, `radio(is_on)` the switch."""

    def __init__(self, random, radio):
        self._random = random
        self._radio = radio

    def draw(self):
        """Return 32 secret bytes, and whether they are truly random."""
        is_true = self._switch(True)
        samples = self._random(_SAMPLES)
        if is_true:
            self._switch(False)
        return sha256(samples).digest(), is_true and is_healthy(samples)

    def _switch(self, is_on):
        try:
            self._radio(is_on)
        except OSError:
            return False
        return True


def hardware_gate():
    """Return the gate of the real chip."""
    import os

    import network

    return EntropyGate(os.urandom, network.WLAN(network.STA_IF).active)
