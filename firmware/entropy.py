"""True randomness from the chip, for the seed of a game."""

import os


def draw(count):
    """Return `count` random bytes from the hardware generator."""
    return os.urandom(count)
