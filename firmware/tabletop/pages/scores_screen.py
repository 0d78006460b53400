"""All players at a glance, and for each where every point comes from."""

from key import BACK, DOWN, UP
from micropython import const
from tabletop import words
from tabletop.seat_lights import paint_seats
from tabletop.step_screen import StepScreen
from ui import sign
from ui.layout import footer, header
from ui.widgets.bar import draw_points

_TOP = const(11)
_ROW_PX = const(9)
_SIGN_X = const(37)
_METER_X = const(62)
_POINT_PX = const(3)
_ALL = const(-1)


class ScoresScreen(StepScreen):
    """First everybody's meter, then with DOWN one page a player.

    A game derives from it and says what is counted.
    """

    topic = b"scores"

    def __init__(self, game):
        super().__init__(game)
        self._page = _ALL
        self._counted = b""  # what the meters show
        self._meters: tuple = ()
        self._name, self._sum = b"", None  # of the page
        self._lines: tuple = ()
        self._leader = -1

    def meters(self, state):
        """Return what is counted, then (name, sign, points, note) of each seat.

        Where the points are None the note stands in their place.
        """
        return b"", ()

    def sources(self, state, seat):
        """Return a seat's sum, None where it does not count, then (what, points) of its parts."""
        return None, ()

    def sum_word(self, state):
        """Return what the sum of a page is called. Allocates nothing."""
        return b""

    def leader(self, state):
        """Return the seat that is ahead of all others, -1 without one."""
        return -1

    def changed(self, now):
        """Count anew."""
        state = self.table.state
        self._counted, self._meters = self.meters(state)
        self._leader = self.leader(state)

    def press(self, key, now):
        """Turn the pages."""
        state = self.table.state
        if key in (UP, DOWN):
            step = 1 if key == DOWN else -1
            self._page = (self._page + 1 + step) % (state.seats + 1) - 1
            if self._page != _ALL:
                self._name = self._meters[self._page][0]
                self._sum, self._lines = self.sources(state, self._page)
        elif key == BACK:
            self.stack.pop(now)

    def draw(self, canvas):
        """Show the meters or one player's points."""
        if self._page == _ALL:
            header(canvas, words.SCORES, self._counted)
            for seat in range(len(self._meters)):
                self._draw_meter(canvas, seat)
        else:
            self._draw_sum(canvas)
            for index in range(len(self._lines)):
                canvas.text(self._lines[index][0], 0, _TOP + index * _ROW_PX)
                canvas.right(self._lines[index][1], 126, _TOP + index * _ROW_PX)
        x = canvas.text(sign.DOWN, canvas.text(sign.UP, 0, 56), 56)
        canvas.text(words.PLAYERS if self._page != _ALL else words.POINTS, x + 2, 56)
        footer(canvas, b"")

    def paint(self, row, now):
        """Let the leader breathe."""
        paint_seats(row, self.table.state.seats, self._leader, now)

    def _draw_sum(self, canvas):
        """Write a name and the sum of its points in the header."""
        header(canvas, self._name)
        x = 128
        if self._sum is not None:
            x = canvas.number_right(self._sum, x, 0) - 3
        canvas.right(self.sum_word(self.table.state), x, 0)

    def _draw_meter(self, canvas, seat):
        meter = self._meters[seat]
        y = _TOP + seat * _ROW_PX
        canvas.text(meter[0], 0, y)
        canvas.text(meter[1], _SIGN_X, y)
        points = meter[2]
        if points is None:
            canvas.right(meter[3], 128, y)
            return
        canvas.number_right(points, _METER_X - 3, y)
        draw_points(canvas, _METER_X, y, points, _POINT_PX)
        if seat == self._leader:
            canvas.right(sign.CROWN, 128, y)
