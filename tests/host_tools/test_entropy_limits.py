"""The limits of the entropy gate by the formulas of NIST SP 800-90B, 4.4."""

import os
from math import comb
from random import Random

from drivers.entropy import is_healthy

BITS, ALARM, WINDOW, VALUES = 8, 30, 512, 256  # a sample's entropy; one false alarm in 2^30


def critical_count(alarm: int) -> int:
    """Return 1 + CRITBINOM(512, 1 / 256, 1 - 2^-alarm), in whole numbers."""
    orders = [
        comb(WINDOW, count) * (VALUES - 1) ** (WINDOW - count) for count in range(WINDOW + 1)
    ]
    left = VALUES**WINDOW >> alarm
    count = WINDOW + 1
    while orders[count - 1] <= left:
        count -= 1
        left -= orders[count]
    return count


def least_refused(samples_with: dict[int, bytes]) -> int:
    return min(amount for amount, samples in samples_with.items() if not is_healthy(samples))


def noise(values: int) -> bytes:
    """Return samples of which none sticks; the same every time."""
    return bytes(Random(1).choices(range(values), k=WINDOW))


def test_the_repetition_limit_follows_from_the_standard() -> None:
    samples = noise(VALUES)
    repeated = {run: samples[:-run] + b"\x07" * run for run in range(1, 12)}

    assert least_refused(repeated) == 1 + -(-ALARM // BITS) == 5


def test_the_proportion_limit_follows_from_the_standard() -> None:
    samples = noise(VALUES - 1)
    frequent = {}
    for times in range(1, 40):
        mixed = b"".join(b"\xff" + samples[i * 9 : i * 9 + 9] for i in range(times))
        frequent[times] = mixed + samples[len(mixed) :]

    assert critical_count(ALARM) == 16
    # All 256 values are watched at once, so each gets a 256th of the false alarms.
    assert least_refused(frequent) == critical_count(ALARM + BITS) == 19


def test_a_repeat_is_as_rare_as_the_other_alarms() -> None:
    pairs = comb(WINDOW - 5, 2)

    assert pairs * 2**ALARM <= 2 ** (6 * BITS) < pairs * 2 ** (ALARM + BITS)


def test_the_generator_of_this_computer_is_healthy_every_time() -> None:
    assert all(is_healthy(os.urandom(WINDOW)) for _ in range(500))
