"""A number for each seat: lives, points, whatever the table counts."""

from games.toolbox import words
from games.toolbox.number_screen import CountScreen
from key import BACK, OK, UP
from micropython import const
from tabletop.game_screen import GameScreen
from ui import colour, lights
from ui import words as ui_words
from ui.layout import footer, header

_TOP = const(11)
_COLUMN_PX = const(43)
_ROW_PX = const(22)


class CountersScreen(GameScreen):
    """Two rows of three seats; the chosen one is framed."""

    help = words.HELP_COUNTERS

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
        for seat in range(self.table.state.seats):
            rhythm = lights.TURN if seat == self._seat else lights.PRESENT
            row.set(seat, colour.SEATS[seat], rhythm, now)

    def _draw_seat(self, canvas, seat):
        is_single_row = self.table.state.seats <= 3
        x = seat % 3 * _COLUMN_PX
        y = _TOP + (11 if is_single_row else seat // 3 * _ROW_PX)
        if seat == self._seat:
            canvas.frame.rect(x, y, _COLUMN_PX - 1, _ROW_PX - 1, 1)
        canvas.number(seat + 1, x + 3, y + 2)
        canvas.use(canvas.large)
        canvas.number_right(self.table.state.counts[seat], x + _COLUMN_PX - 3, y + 4)
        canvas.use(canvas.small)
