"""Widgets that no game shows yet, and signs that a game brings, allocate nothing when drawn."""

from framebuf import MONO_VLSB, FrameBuffer
from games import catalogue
from host_tools.exercises.heap_watch import allocates
from key import DOWN, OK
from ui.canvas import Canvas
from ui.widgets.bar import draw_points
from ui.widgets.grid import Grid
from ui.widgets.track import Track

_TIMES = (0, 399, 400, 1200, 0x3FFFFFFF)


def _signs():
    """Return the signs of the first game on the shelf that brings some."""
    for name in catalogue.names():
        play = catalogue.load(name)
        if hasattr(play, "signs") and play.signs().SMALL:
            return play.signs()
    raise AssertionError("no game brings signs")


class Board:
    """Every third cell is taken, which a picture shows."""

    def is_free(self, cell):
        return cell % 3 != 0

    def draw_cell(self, canvas, cell, x, y):
        if cell % 3 == 0:
            canvas.frame.fill_rect(x, y, 6, 6, 1)


def new_canvas():
    """Return a canvas with the signs of a game."""
    canvas = Canvas(FrameBuffer(bytearray(1024), 128, 64, MONO_VLSB))
    canvas.load_game_fonts(_signs)
    return canvas


def test_a_grid_allocates_nothing_among_rows_and_among_cells():
    canvas = new_canvas()
    grid = Grid(Board(), 6, 6, 6)
    grid.settle()
    for key in (DOWN, OK, DOWN):
        grid.press(key, 0)
        for now in _TIMES:
            assert not allocates(grid.update, now)
            assert not allocates(grid.draw, canvas)


def test_a_track_and_a_bar_of_points_allocate_nothing():
    canvas = new_canvas()
    track = Track(64, 20, 9, 6)
    for value in range(-10, 11):
        assert not allocates(track.draw, canvas, value)
        assert not allocates(draw_points, canvas, 0, 0, value, 3)


def test_the_signs_of_a_game_and_unknown_ones_are_drawn_without_allocating():
    canvas = new_canvas()
    first = _signs().SMALL[1]
    text = b"A" + bytes((first, first + 1)) + b"\xff"
    for font in (canvas.small, canvas.large):
        canvas.use(font)
        assert not allocates(canvas.text, text, 0, 0)
        assert not allocates(canvas.measure, text)
