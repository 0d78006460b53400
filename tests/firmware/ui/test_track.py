"""Track: the marker stands on its value, off the line, and never beyond an end."""

from tests.firmware.reading import Glass
from tests.firmware.ui.golden_text import is_dark_outside, rows_of
from ui.widgets.track import HEIGHT, Track

_CENTRE = """
............#............
#...........#...........#
#.........#####.........#
#...#...#.#####.#...#...#
#########.#####.#########
#...#...#.#####.#...#...#
#.........#####.........#
#...........#...........#
............#............
"""
_ONE_TO_THE_LEFT = """
............#............
#...........#...........#
#.....#####.#...........#
#...#.#####.#...#...#...#
#####.#####.#############
#...#.#####.#...#...#...#
#.....#####.#...........#
#...........#...........#
............#............
"""
_RIGHT_END = """
............#..............
#...........#...........#..
#...........#.........#####
#...#...#...#...#...#.#####
#####################.#####
#...#...#...#...#...#.#####
#...........#.........#####
#...........#...........#..
............#..............
"""


def drawn(value):
    """Return a glass with a track of three places to each side, marked at `value`."""
    glass = Glass()
    Track(64, 30, 3, 4).draw(glass.canvas, value)
    return glass


def test_the_marker_stands_on_its_place_between_the_marks():
    for value, golden in ((0, _CENTRE), (-1, _ONE_TO_THE_LEFT), (3, _RIGHT_END)):
        glass = drawn(value)
        rows = golden.split()

        assert rows_of(glass, 52, 30, len(rows[0]), HEIGHT) == rows, value
        assert is_dark_outside(glass, 52, 30, len(rows[0]), HEIGHT)


def test_what_lies_beyond_an_end_stands_on_it():
    assert drawn(4).picture == drawn(3).picture
    assert drawn(-99).picture == drawn(-3).picture


def test_every_place_looks_different():
    assert len({drawn(value).picture for value in range(-3, 4)}) == 7
