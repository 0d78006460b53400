"""Ticks: differences and sums are right wherever the counter wraps."""

from ticks import after, since

_WRAP = 0x40000000

# then, milliseconds that pass, the tick that results
STEPS = (
    (0, 0, 0),
    (0, 1, 1),
    (100, 250, 350),
    (_WRAP - 1, 1, 0),
    (_WRAP - 1, 2, 1),
    (_WRAP - 10, 10, 0),
    (_WRAP - 10, 600, 590),
    (5, _WRAP - 1, 4),
)


def test_since_gives_back_what_after_added():
    for then, passed_ms, now in STEPS:
        assert after(then, passed_ms) == now, (then, passed_ms)
        assert since(now, then) == passed_ms, (now, then)


def test_a_negative_delay_lies_before_now():
    assert after(100, -14) == 86
    assert after(3, -14) == _WRAP - 11
    assert since(3, after(3, -14)) == 14


def test_no_tick_reaches_the_wrap():
    for delay_ms in (0, 1, 14, 600, 1800, 60_000):
        for now in (0, 1, _WRAP // 2, _WRAP - 1):
            assert 0 <= after(now, delay_ms) < _WRAP
