"""The limits of the entropy gate by the formulas of NIST SP 800-90B, 4.4."""

from math import comb

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


def test_the_repetition_limit_follows_from_the_standard() -> None:
    ramp = bytes(range(VALUES)) * 2
    repeated = {run: ramp[:-run] + b"\x07" * run for run in range(1, 12)}

    assert least_refused(repeated) == 1 + -(-ALARM // BITS) == 5


def test_the_proportion_limit_follows_from_the_standard() -> None:
    ramp = bytes(range(200)) * 3
    frequent = {}
    for times in range(1, 40):
        mixed = b"".join(b"\xff" + ramp[i * 9 : i * 9 + 9] for i in range(times))
        frequent[times] = (mixed + ramp)[:WINDOW]

    assert critical_count(ALARM) == 16
    # All 256 values are watched at once, so each gets a 256th of the false alarms.
    assert least_refused(frequent) == critical_count(ALARM + BITS) == 19
