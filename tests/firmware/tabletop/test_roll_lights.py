"""A roll on the lights: it runs, settles on its face, then a meter shows what is left."""

from tabletop.roll_lights import RollLights

_COLOUR = 0x2030FF
_COUNT = 8


class Row:
    """A row of lights that notes which were set."""

    count = _COUNT

    def __init__(self):
        self.lit = []

    def set(self, place, colour, rhythm, now):
        self.lit.append(place)


def shown(roll, left, total, elapsed, start=1000):
    """Return which lights are on so long after a roll, and whether the row is still taken."""
    row = Row()
    roll_lights = RollLights(roll, _COLOUR, start, left, total)
    is_taken = roll_lights.paint(row, (start + elapsed) & 0x3FFFFFFF)
    return row.lit, is_taken


def test_one_light_runs_and_settles_on_the_face():
    places = []
    for elapsed in range(0, 600, 10):
        lit, is_taken = shown(3, 8, 10, elapsed)
        assert len(lit) == 1 and is_taken
        places += lit
    assert len(set(places)) == _COUNT
    assert places[-8:] == [3] * 8


def test_a_critical_miss_goes_dark():
    for elapsed in (0, 300, 599):
        assert shown(0, 8, 10, elapsed) == ([], True)


def test_without_a_total_there_is_no_meter():
    assert shown(2, 0, 0, 599) == ([2], True)
    assert shown(2, 0, 0, 600) == ([], False)


def test_the_meter_shows_what_is_left():
    assert shown(2, 10, 10, 600) == (list(range(8)), True)
    assert shown(2, 5, 10, 900) == ([0, 1, 2, 3], True)
    assert shown(2, 1, 14, 1499) == ([0], True)
    assert shown(2, 0, 14, 900) == ([], True)


def test_then_the_row_is_free_again_even_across_the_wrap():
    assert shown(2, 5, 10, 1500) == ([], False)
    assert shown(2, 5, 10, 900, 0x3FFFFFFF - 100) == ([0, 1, 2, 3], True)
