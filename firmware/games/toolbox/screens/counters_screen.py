"""A number for each seat: lives, points, whatever the table counts."""

from games.toolbox.rules import contract
from games.toolbox.screens import words
from games.toolbox.screens.number_screen import CountScreen
from key import BACK, OK, UP
from micropython import const
from tabletop.game_screen import GameScreen
from tabletop.seat_lights import paint_seats
from ui import sign
from ui import words as ui_words
from ui.layout import footer, header

_TOP = const(21)  # of a single row
_ROW_PX = const(27)  # two rows take the place of the header too


class CountersScreen(GameScreen):
    """Up to two rows of seats, each with its colour and its number; one is in hand."""

    topic = "HELP_COUNTERS"

    def __init__(self, game):
        super().__init__(game)
        self._seat = 0

    def changed(self, now):
        """Stay on a seat that exists."""
        self._seat = min(self._seat, self.table.state.seats - 1)

    def press(self, key, now):
        """UP is one more for the seat in hand, DOWN the next seat; OK changes by any number."""
        if key == BACK:
            super().press(key, now)
        elif key == OK:
            self.stack.push(CountScreen(self.game, self._seat), now)
        elif key == UP:
            more = self.table.state.counts[self._seat] + 1
            self.game.do(contract.count(self._seat, min(more, contract.COUNT_HIGH)), now)
        else:
            self._seat = (self._seat + 1) % self.table.state.seats

    def draw(self, canvas):
        """Show every seat with its number."""
        seats = self.table.state.seats
        if seats <= _columns(seats):
            header(canvas, words.COUNTERS)
        for seat in range(seats):
            self._draw_seat(canvas, seat)
        footer(canvas, ui_words.OK_CHANGE, b"")
        x = canvas.right(words.NEXT, 127, 56)
        x = canvas.right(words.ONE_MORE, canvas.right(sign.DOWN, x - 2, 56) - 5, 56)
        canvas.right(sign.UP, x - 2, 56)

    def paint(self, row, now):
        """Show the seats dim and the chosen one breathing."""
        paint_seats(row, self.table.state.seats, self._seat, now)

    def _draw_seat(self, canvas, seat):
        """Write a seat's colour and number; the seat in hand dark on a light ground."""
        seats = self.table.state.seats
        columns = _columns(seats)
        width = 128 // columns
        x = seat % columns * width
        y = _TOP if seats <= columns else 1 + seat // columns * _ROW_PX
        ink = 0 if seat == self._seat else 1
        if not ink:
            canvas.frame.fill_rect(x, y - 1, width - 1, _ROW_PX - 1, 1)
        canvas.use(canvas.small, ink)
        canvas.centre(words.COLOURS[seat], x + width // 2, y)
        _draw_count(canvas, self.table.state.counts[seat], x + width // 2, y + 10, ink)


def _draw_count(canvas, count, middle, y, ink):
    """Write a count as large as every place has room for."""
    is_long = not -100 < count < 1000
    canvas.use(canvas.small if is_long else canvas.large, ink)
    canvas.number_centre(count, middle, y + (4 if is_long else 0))
    canvas.use(canvas.small)


def _columns(seats):
    """Return how many seats stand side by side: a square of four, else up to three."""
    if seats < 3:
        return seats
    return 2 if seats == 4 else 3
