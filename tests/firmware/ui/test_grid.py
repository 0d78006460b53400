"""Grid: rows first, then cells, only free ones; the cursor is seen and found again."""

from key import BACK, DOWN, OK, UP
from tests.firmware.expect import Sequence
from tests.firmware.reading import Glass
from tests.firmware.ui.golden_text import is_dark_outside, rows_of
from ui.widgets.grid import CHOSEN, LEFT, MOVED, Grid

_WRAP = 0x40000000


class Board:
    """A board on which some cells are taken; those have a stone."""

    def __init__(self, columns, rows, taken=(), cell_px=4):
        self.taken = set(taken)
        self.grid = Grid(self, columns, rows, cell_px)
        self.grid.settle()

    def is_free(self, cell):
        """Tell whether nothing is on a cell."""
        return cell not in self.taken

    def draw_cell(self, canvas, cell, x, y):
        """Draw the stone of a taken cell."""
        if cell in self.taken:
            canvas.frame.fill_rect(x + 1, y + 1, 2, 2, 1)

    def press(self, *keys):
        """Press keys; return what the last one came to."""
        told = None
        for key in keys:
            told = self.grid.press(key, 0)
        return told

    def rows(self):
        """Return the picture of a board of three times two."""
        glass = Glass()
        self.grid.draw(glass.canvas)
        assert is_dark_outside(glass, 56, 27, 16, 11)
        return rows_of(glass, 56, 27, 16, 11)


_ROW = """
################
#..............#
#......##......#
#......##......#
#..............#
################
................
..##...##.......
..##...##.......
................
#....#....#....#
"""
_CELL = """
#....#....######
..........#....#
.......##.#....#
.......##.#....#
..........#....#
#....#....######
................
..##...##.......
..##...##.......
................
#....#....#....#
"""
_SINGLE = """
#....#....#....#
................
.......##.......
.......##.......
................
################
#.........#....#
#.##...##.#....#
#.##...##.#....#
#.........#....#
################
"""
_FULL = """
#....#....#....#
................
..##...##...##..
..##...##...##..
................
#....#....#....#
................
..##...##...##..
..##...##...##..
................
#....#....#....#
"""


def test_a_row_a_cell_and_a_cell_alone_in_its_row_are_framed():
    board = Board(3, 2, (1, 3, 4))
    assert board.rows() == _ROW.split()

    board.press(DOWN)
    assert board.rows() == _SINGLE.split()

    board.press(UP, OK, DOWN)
    assert board.rows() == _CELL.split()


def test_rows_are_chosen_first_then_cells_and_ok_chooses():
    board = Board(6, 6)

    assert board.press(DOWN, DOWN) == MOVED
    assert (board.grid.cell, board.grid.is_in_row) == (12, False)
    assert board.press(OK) == MOVED
    assert (board.grid.cell, board.grid.is_in_row) == (12, True)
    assert board.press(DOWN, DOWN, DOWN, UP) == MOVED
    assert board.press(OK) == CHOSEN
    assert board.grid.cell == 14


def test_back_goes_from_the_cells_to_the_rows_and_then_out():
    board = Board(6, 6)
    board.press(DOWN, OK, DOWN)

    assert board.press(BACK) == MOVED
    assert not board.grid.is_in_row
    assert board.press(BACK) == LEFT


def test_both_ways_lead_around_the_ends():
    board = Board(6, 6)

    board.press(UP)
    assert board.grid.cell == 30
    board.press(OK, UP)
    assert board.grid.cell == 35
    board.press(DOWN)
    assert board.grid.cell == 30


def test_every_cell_of_six_times_six_is_at_most_eight_keys_away():
    for cell in range(36):
        row, column = cell // 6, cell % 6
        keys = [DOWN] * row if row <= 3 else [UP] * (6 - row)
        keys += [OK] + ([DOWN] * column if column <= 3 else [UP] * (6 - column)) + [OK]
        board = Board(6, 6)

        assert board.press(*keys) == CHOSEN and board.grid.cell == cell
        assert len(keys) <= 8


def test_taken_cells_and_rows_without_a_free_one_are_passed_over():
    # . x x
    # x x x
    # x . .
    board = Board(3, 3, (1, 2, 3, 4, 5, 6))

    board.press(DOWN)
    assert board.grid.cell == 7
    board.press(OK, DOWN)
    assert board.grid.cell == 8
    board.press(DOWN)
    assert board.grid.cell == 7


def test_the_single_free_cell_of_a_row_is_chosen_at_once():
    board = Board(3, 3, (1, 2))

    assert board.press(OK) == CHOSEN
    assert board.grid.cell == 0
    assert board.press(DOWN, OK) == MOVED


def test_a_single_row_is_gone_through_at_once():
    board = Board(5, 1)

    assert board.press(DOWN, OK) == CHOSEN
    assert board.grid.cell == 1
    assert board.press(BACK) == LEFT


def test_the_column_is_kept_from_row_to_row():
    # . . .
    # . x x
    # . . .
    board = Board(3, 3, (4, 5))
    board.press(OK, DOWN, DOWN, BACK)
    assert board.grid.cell == 2

    board.press(DOWN)
    assert board.grid.cell == 3
    board.press(DOWN)
    assert board.grid.cell == 8


def test_a_cell_that_was_taken_is_left_for_the_next_free_one():
    board = Board(3, 2)
    board.press(OK, DOWN, OK)

    board.taken = {1, 2}
    board.grid.settle()
    assert (board.grid.cell, board.grid.is_in_row) == (3, False)

    board.taken = {3, 4, 5}
    board.grid.settle()
    assert board.grid.cell == 0


def test_a_full_board_has_no_cursor_and_only_back_does_something():
    board = Board(3, 2, range(6))

    assert not board.grid.has_free
    assert board.rows() == _FULL.split()
    for key in (UP, DOWN, OK):
        assert board.press(key) == MOVED
    assert board.press(BACK) == LEFT


def test_the_cursor_blinks_and_is_seen_at_once_after_a_key():
    for start in (0, _WRAP - 500):
        board = Board(3, 2)
        board.grid.press(DOWN, start)
        lit = board.rows()

        assert not board.grid.update((start + 399) % _WRAP)
        assert board.grid.update((start + 400) % _WRAP)
        assert board.rows() != lit
        assert not board.grid.update((start + 799) % _WRAP)
        assert board.grid.update((start + 800) % _WRAP)
        assert board.rows() == lit

        board.grid.update((start + 1200) % _WRAP)
        board.grid.press(DOWN, (start + 1300) % _WRAP)
        board.grid.press(UP, (start + 1300) % _WRAP)
        assert board.rows() == lit


def test_random_boards_and_keys_never_choose_a_taken_cell():
    for seed in range(30):
        sequence = Sequence(seed)
        columns, rows = 1 + sequence.below(6), 1 + sequence.below(6)
        taken = [cell for cell in range(columns * rows) if sequence.below(3)]
        board = Board(columns, rows, taken)
        for _ in range(40):
            told = board.press((UP, DOWN, OK, BACK)[sequence.below(4)])

            assert board.is_free(board.grid.cell) == board.grid.has_free
            assert board.grid.has_free or told != CHOSEN


def test_few_cells_are_gone_through_one_by_one():
    board = Board(3, 2, taken=(1, 2, 3))
    board.grid.is_listed = True
    board.grid.settle()

    assert board.press(DOWN) == MOVED and board.grid.cell == 4
    board.press(DOWN, DOWN)
    assert board.grid.cell == 0
    board.press(UP)
    assert board.grid.cell == 5
    assert board.press(BACK) == LEFT
    assert board.press(OK) == CHOSEN


def test_cells_may_be_wider_than_high():
    board = Board(2, 1, cell_px=4)
    board.grid.x, board.grid.y, board.grid.pitch_x = 0, 0, 9
    board.taken = {0, 1}
    board.grid.settle()
    glass = Glass()

    board.grid.draw(glass.canvas)

    assert [x for x in range(30) if glass.canvas.frame.pixel(x, 5)] == [0, 9, 18]
    assert glass.canvas.frame.pixel(11, 2) and not glass.canvas.frame.pixel(7, 2)
