"""Keys: what a press, a hold and a repeat are, on either side of the tick wrap."""

from key import BACK, DOWN, HOLD, HOLD_MS, LONG, LONG_MS, OK, PRESS, RELEASE, REPEAT, TAP, UP
from tests.firmware.drivers.fingers import WRAP, Fingers

_STARTS = (0, 1, 100_000, WRAP - 2000, WRAP - 650, WRAP - 300, WRAP - 30, WRAP - 9, WRAP - 1)


def kinds(events, kind):
    """Return the times of the events of one kind."""
    return [time for time, code in events if code & 0xF0 == kind]


def test_a_tap_is_a_press_and_a_tap_for_every_key():
    for key in (UP, DOWN, OK, BACK):
        fingers = Fingers()

        fingers.tap(key, 60)

        assert fingers.taken() == [PRESS | key, TAP | key]


def test_a_tap_counts_once_wherever_the_ticks_wrap():
    for start in _STARTS:
        fingers = Fingers(start)

        fingers.tap(OK, 50)

        assert fingers.taken() == [PRESS | OK, TAP | OK], start


def test_a_tap_of_20_ms_counts_at_every_phase_of_the_timer():
    for phase_ms in range(4):
        fingers = Fingers(WRAP - 20, phase_ms)

        fingers.tap(BACK, 20)

        assert fingers.taken() == [PRESS | BACK, TAP | BACK], phase_ms


def test_late_timer_calls_at_one_moment_are_one_look():
    fingers = Fingers()
    fingers.levels[OK] = 0

    for _ in range(5):
        fingers.keys.sample(fingers.now)
    assert fingers.taken() == []
    fingers.keys.sample(fingers.now + 1)

    assert fingers.taken() == [PRESS | OK]


def test_the_event_carries_the_time_it_happened_not_the_time_it_is_taken():
    fingers = Fingers()
    pressed_at = fingers.now
    fingers.tap(UP, 40)

    fingers.run(500)

    times = fingers.taken_with_times(pressed_at)
    assert 0 < times[0][0] <= 8
    assert 40 < times[1][0] <= 48


def test_a_held_key_gives_hold_then_long_then_release():
    for start in _STARTS:
        fingers = Fingers(start)
        pressed_at = fingers.now

        fingers.tap(OK, LONG_MS + 100)

        events = fingers.taken_with_times(pressed_at)
        assert [code for _, code in events] == [PRESS | OK, HOLD | OK, LONG | OK, RELEASE | OK]
        down_at = events[0][0]
        assert HOLD_MS <= events[1][0] - down_at < HOLD_MS + 4, start
        assert LONG_MS <= events[2][0] - down_at < LONG_MS + 4, start


def test_a_key_let_go_just_before_the_hold_is_a_tap():
    short, long = Fingers(), Fingers()

    short.tap(BACK, HOLD_MS - 8)
    long.tap(BACK, HOLD_MS + 12)

    assert short.taken() == [PRESS | BACK, TAP | BACK]
    assert long.taken() == [PRESS | BACK, HOLD | BACK, RELEASE | BACK]


def test_up_and_down_repeat_at_the_set_rate():
    for after_ms, every_ms in ((600, 220), (400, 110), (250, 60)):
        fingers = Fingers(WRAP - 700)
        fingers.keys.repeat_after_ms = after_ms
        fingers.keys.repeat_every_ms = every_ms
        pressed_at = fingers.now

        fingers.tap(UP, 2000)

        events = fingers.taken_with_times(pressed_at)
        repeats = kinds(events, REPEAT)
        assert after_ms <= repeats[0] - events[0][0] < after_ms + 4
        for i in range(1, len(repeats)):
            assert every_ms <= repeats[i] - repeats[i - 1] < every_ms + 4
        assert len(repeats) >= (2000 - after_ms) // (every_ms + 4)


def test_no_rate_means_no_repeats():
    fingers = Fingers()
    fingers.keys.repeat_every_ms = 0

    fingers.tap(DOWN, 1000)

    assert fingers.taken() == [PRESS | DOWN, HOLD | DOWN, RELEASE | DOWN]


def test_ok_and_back_never_repeat():
    for key in (OK, BACK):
        fingers = Fingers()

        fingers.tap(key, 3000)

        assert REPEAT | key not in fingers.taken()


def test_two_keys_at_once_both_count():
    for first in range(4):
        for second in range(4):
            if first == second:
                continue
            fingers = Fingers()
            fingers.keys.repeat_every_ms = 0

            fingers.levels[first] = fingers.levels[second] = 0
            fingers.run(100)
            fingers.levels[first] = fingers.levels[second] = 1
            fingers.run(40)

            expected = sorted([PRESS | first, PRESS | second, TAP | first, TAP | second])
            assert sorted(fingers.taken()) == expected


def test_a_key_tapped_while_another_is_held_counts_in_between():
    fingers = Fingers()

    fingers.levels[OK] = 0
    fingers.run(100)
    fingers.tap(UP, 30)
    fingers.levels[OK] = 1
    fingers.run(40)

    assert fingers.taken() == [PRESS | OK, PRESS | UP, TAP | UP, TAP | OK]


def test_a_key_held_at_boot_is_stuck_until_it_is_let_go_of():
    for start in _STARTS:
        fingers = Fingers(start, down=(OK,))
        fingers.run(3000)
        assert fingers.keys.stuck == 1 << OK
        assert fingers.taken() == []

        fingers.levels[OK] = 1
        fingers.run(40)
        fingers.tap(OK, 40)

        assert fingers.keys.stuck == 0
        assert fingers.taken() == [PRESS | OK, TAP | OK], start


def test_a_stuck_key_leaves_the_others_alone():
    fingers = Fingers(down=(UP, BACK))

    fingers.tap(DOWN, 40)
    fingers.tap(OK, 40)

    assert fingers.keys.stuck == 1 << UP | 1 << BACK
    assert fingers.taken() == [PRESS | DOWN, TAP | DOWN, PRESS | OK, TAP | OK]


def test_the_time_a_key_is_held_is_known_while_it_is_down():
    fingers = Fingers(WRAP - 50)
    assert fingers.keys.held_ms(OK, fingers.now) == 0

    fingers.levels[OK] = 0
    fingers.run(300)

    assert fingers.keys.is_down(OK)
    assert 290 <= fingers.keys.held_ms(OK, fingers.now) < 300
    fingers.levels[OK] = 1
    fingers.run(40)
    assert fingers.keys.held_ms(OK, fingers.now) == 0
    assert not fingers.keys.is_down(OK)


def test_the_ring_keeps_63_events_and_counts_those_it_drops():
    fingers = Fingers()

    for _ in range(40):
        fingers.tap(OK, 30)

    assert fingers.keys.dropped == 80 - 63
    assert fingers.taken() == ([PRESS | OK, TAP | OK] * 32)[:63]


def test_a_ring_that_was_full_works_again_once_it_is_read():
    fingers = Fingers()
    for _ in range(40):
        fingers.tap(OK, 30)
    fingers.taken()

    fingers.tap(DOWN, 30)

    assert fingers.taken() == [PRESS | DOWN, TAP | DOWN]


def test_the_count_of_dropped_events_stays_a_byte():
    fingers = Fingers()

    for _ in range(63 + 256 + 5):
        fingers.keys.put(PRESS | OK, fingers.now)

    assert fingers.keys.dropped == 5
