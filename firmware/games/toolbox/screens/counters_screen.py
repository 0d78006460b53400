"""A number for each seat: lives, points, whatever the table counts."""

from games.toolbox.screens import words
from games.toolbox.screens.number_screen import CountScreen
from key import BACK, OK, UP
from micropython import const
from tabletop.game_screen import GameScreen
from tabletop.seat_lights import paint_seats
from ui import words as ui_words
from ui.layout import footer, header

_TOP = const(10)
_ROW_PX = const(22)
_TAG_PX = const(7)


class CountersScreen(GameScreen):
    """Up to two rows of seats, each with its number on a tag; the chosen one is framed."""

    topic = "HELP_COUNTERS"

    def __init__(self, game):
        super().__init__(game)
        self._seat = 0

    def changed(self, now):
        """Stay on a seat that exists."""
        self._seat = min(self._seat, self.table.state.seats - 1)

    def press(self, key, now):
        """Choose a seat; OK changes its number."""
        if key == BACK:
            super().press(key, now)
        elif key == OK:
            self.stack.push(CountScreen(self.game, self._seat), now)
        else:
            step = -1 if key == UP else 1
            self._seat = (self._seat + step) % self.table.state.seats

    def draw(self, canvas):
        """Show every seat with its number."""
        header(canvas, words.COUNTERS)
        for seat in range(self.table.state.seats):
            self._draw_seat(canvas, seat)
        footer(canvas, ui_words.OK_CHANGE)

    def paint(self, row, now):
        """Show the seats dim and the chosen one breathing."""
        paint_seats(row, self.table.state.seats, self._seat, now)

    def _draw_seat(self, canvas, seat):
        seats = self.table.state.seats
        columns = _columns(seats)
        width = 128 // columns
        x = seat % columns * width
        y = _TOP + (11 if seats <= columns else seat // columns * _ROW_PX)
        if seat == self._seat:
            canvas.frame.rect(x, y, width - 1, _ROW_PX, 1)
        canvas.frame.fill_rect(x, y, _TAG_PX, 10, 1)
        canvas.use(canvas.small, 0)
        canvas.number_centre(seat + 1, x + 3, y + 2)
        _draw_count(canvas, self.table.state.counts[seat], x + (width + _TAG_PX) // 2, y)


def _draw_count(canvas, count, middle, y):
    """Write a count as large as every place has room for."""
    is_long = not -100 < count < 1000
    canvas.use(canvas.small if is_long else canvas.large)
    canvas.number_centre(count, middle, y + (8 if is_long else 4))
    canvas.use(canvas.small)


def _columns(seats):
    """Return how many seats stand side by side: a square of four, else up to three."""
    if seats < 3:
        return seats
    return 2 if seats == 4 else 3
