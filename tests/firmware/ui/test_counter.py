"""Counter: the change is seen before it counts, and stops at the ends."""

from key import BACK, DOWN, OK, UP
from tests.firmware.reading import Glass, shows
from ui.widgets.counter import Counter


def drawn(counter):
    """Return the picture of a counter."""
    glass = Glass()
    counter.draw(glass.canvas)
    return glass.picture


def test_the_result_is_the_value_and_the_change():
    counter = Counter(10, -5, 20)

    for key in (UP, UP, UP, DOWN):
        assert counter.move(key)

    assert (counter.value, counter.change, counter.result) == (10, 2, 12)


def test_other_keys_change_nothing():
    counter = Counter(10, 0, 20)

    assert not counter.move(OK)
    assert not counter.move(BACK)
    assert counter.change == 0


def test_the_result_stops_at_both_ends_whatever_the_step():
    for step in (1, 3, 7):
        counter = Counter(10, -5, 20, step)
        for _ in range(40):
            counter.move(UP)
        assert counter.result == 20

        for _ in range(40):
            counter.move(DOWN)
        assert counter.result == -5


def test_old_value_change_and_result_are_all_seen():
    for value, moves, change, result in (
        (10, (UP, UP), b"+2", b"12"),
        (10, (DOWN,), b"-1", b"9"),
        (-3, (), b"0", b"-3"),
    ):
        counter = Counter(value, -99, 99)
        for key in moves:
            counter.move(key)
        picture = drawn(counter)

        assert shows(picture, b"%d" % value, "large")
        assert shows(picture, change, "large")
        assert shows(picture, result, "digits")
