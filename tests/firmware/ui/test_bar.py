"""Bars are as long as their value, and a bar of nothing is still seen."""

from tests.firmware.reading import Glass
from tests.firmware.ui.golden_text import is_dark_outside, rows_of
from ui.widgets.bar import draw_bar, draw_points


def test_a_bar_is_filled_by_its_share():
    # part, whole, lit pixels inside the frame
    for part, whole, filled in (
        (0, 10, 0),
        (5, 10, 62),
        (10, 10, 124),
        (15, 10, 124),
        (-1, 10, 0),
        (1, 1000, 0),
        (3, 0, 0),
    ):
        glass = Glass()
        draw_bar(glass.canvas, 8, 5, part, whole)

        inside = [x for x, y in glass.lit() if y == 10 and 1 < x < 126]
        assert len(inside) == filled, (part, whole)


_THREE_POINTS = """\
..........
######....
######....
######....
######....
######....
..........
"""
_NO_POINTS = """\
..........
..........
..........
##........
..........
..........
..........
"""


def test_points_are_a_bar_and_none_are_a_dash():
    for points, golden in ((3, _THREE_POINTS), (0, _NO_POINTS), (-2, _NO_POINTS)):
        glass = Glass()
        draw_points(glass.canvas, 60, 20, points, 2)

        assert rows_of(glass, 60, 20, 10, 7) == golden.split()
        assert is_dark_outside(glass, 60, 20, 10, 7)
