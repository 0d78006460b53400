"""Whether what fell tonight is what chance allows: plain counting, whole numbers only."""

from micropython import const

_WIDTH = const(33)  # tenths of a standard deviation on each side: one face in a thousand
_FEWEST = const(5)  # expected times a face must have come up before anything can be said


def band(rolls, faces):
    """Return the fewest and the most times that a face should have come up."""
    spread = isqrt(rolls * (faces - 1) * _WIDTH * _WIDTH) // (10 * faces) + 1
    expected = rolls // faces
    return max(0, expected - spread), expected + spread


def is_enough(rolls, faces):
    """Tell whether there were rolls enough to judge by."""
    return rolls >= faces * _FEWEST


def is_within(counts):
    """Tell whether every face lies in its band."""
    low, high = band(sum(counts), len(counts))
    return low <= min(counts) and max(counts) <= high


def isqrt(value):
    """Return the whole square root (Newton's method)."""
    if value < 2:
        return value
    root = value
    better = (root + 1) // 2
    while better < root:
        root = better
        better = (root + value // root) // 2
    return root
