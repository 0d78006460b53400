"""All players at a glance, and for each where every point comes from."""

from key import DOWN, UP
from micropython import const
from tabletop import words
from tabletop.seat_lights import paint_seats
from tabletop.step_screen import StepScreen
from ui import sign
from ui.layout import TOP, footer, header
from ui.widgets.bar import draw_points

_TOP = const(11)
_ROW_PX = const(9)
_SIGN_X = const(56)
_METER_X = const(67)
_METER_PX = const(38)  # of the longest bar
_FEW = const(3)  # players whose rows are large
_LARGE_PX = const(15)
_ROOM_PX = const(45)
_GAP_PX = const(6)
_CROWN_PX = const(12)
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
        self._most = 1  # points of the best

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
        self._most = max([1] + [meter[2] or 0 for meter in self._meters])

    def press(self, key, now):
        """Turn the pages."""
        state = self.table.state
        if key in (UP, DOWN):
            step = 1 if key == DOWN else -1
            self._page = (self._page + 1 + step) % (state.seats + 1) - 1
            if self._page != _ALL:
                self._name = self._meters[self._page][0]
                self._sum, self._lines = self.sources(state, self._page)
        else:
            self.stack.pop(now)

    def draw(self, canvas):
        """Show the meters or one player's points."""
        if self._page == _ALL:
            header(canvas, words.SCORES, self._counted)
            for seat in range(len(self._meters)):
                if len(self._meters) <= _FEW:
                    self._draw_large(canvas, seat)
                else:
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

    def _draw_large(self, canvas, seat):
        """Write one of a few players across the table: name, sign, points."""
        meter = self._meters[seat]
        y = TOP + seat * _LARGE_PX
        if meter[2] is None:
            canvas.right(meter[3], 127, y + 5)
        x = 127
        canvas.use(canvas.large)
        if meter[2] is not None:
            x = canvas.number_right(meter[2], 127, y)
        end = canvas.text(meter[0], 0, y)
        if end + canvas.measure(meter[1]) + _GAP_PX < x - _CROWN_PX:
            canvas.text(meter[1], end + _GAP_PX, y)
        canvas.use(canvas.small)
        if seat == self._leader:
            canvas.right(sign.CROWN, x - 3, y + 5)

    def _draw_meter(self, canvas, seat):
        """Write one of many players: name, sign, a bar as long as the best allows, points."""
        meter = self._meters[seat]
        pitch = _ROOM_PX // len(self._meters)
        y = TOP + seat * pitch + (pitch - _ROW_PX) // 2
        canvas.text(meter[0], 0, y)
        canvas.text(meter[1], _SIGN_X, y)
        points = meter[2]
        if points is None:
            canvas.right(meter[3], 127, y)
            return
        canvas.number_right(points, 127, y)
        draw_points(canvas, _METER_X, y, points, max(1, _METER_PX // self._most))
        if seat == self._leader:
            canvas.right(sign.CROWN, 114, y)
