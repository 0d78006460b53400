"""A turn at a real board: whose it is, points and reserves of both, the clock."""

from games.zones.rules import flow, points
from games.zones.screens import words
from games.zones.screens.turn import turn_words
from games.zones.screens.turn.clocked_screen import ClockedScreen
from key import DOWN, OK, UP
from micropython import const
from tabletop import steps
from ui import sign
from ui.layout import footer

_LISTS = "games.zones.screens.turn.table_lists "
_RIGHT_X = const(66)
_WIDE = const(62)
_BAR_PX = const(9)


class TableScreen(ClockedScreen):
    """OK asks what was done; DOWN and UP ask at once what was captured or summoned."""

    def __init__(self, game):
        super().__init__(game)
        state = self.table.state
        self._points = [points.captured(state, seat) for seat in range(2)]
        self._reserves = []
        self._other = b""  # the time of who is not to move
        if self.clock:
            self._other = steps.made(_LISTS + "time_left", state, 1 - state.active)
        for seat in range(2):
            left = sum(flow.of_side(state.reserve, seat))
            self._reserves.append(turn_words.RESERVE % left)

    def press(self, key, now):
        """Ask what was done; BACK lets the clock stand first."""
        if self.press_clock(key, now):
            return
        if key == OK:
            self._open("turn_page", now)
        elif key in (UP, DOWN):
            self._open("summon_page" if key == UP else "capture_page", now)
        else:
            super().press(key, now)

    def _open(self, page, now):
        self.stack.push(steps.made(_LISTS + page, self), now)

    def draw(self, canvas):
        """Show both players beside each other."""
        for seat in range(2):
            self._draw_seat(canvas, seat, _RIGHT_X * seat)
        canvas.frame.vline(63, 0, 53, 1)
        if self.is_standing():
            footer(canvas, words.GO_ON, words.LEAVE)
            return
        footer(canvas, turn_words.THE_TURN, b"")
        x = canvas.right(turn_words.CAPTURE, 128, 56)
        x = canvas.right(turn_words.SUMMON, canvas.right(sign.DOWN, x - 2, 56) - 4, 56)
        canvas.right(sign.UP, x - 2, 56)

    def _draw_seat(self, canvas, seat, x):
        state = self.table.state
        if seat == state.active:
            canvas.frame.fill_rect(x, 0, _WIDE, _BAR_PX, 1)
            canvas.use(canvas.small, 0)
        canvas.text(state.names[seat], x + 2, 1)
        canvas.use(canvas.large)
        end = canvas.number(self._points[seat], x + 2, 12)
        canvas.use(canvas.small)
        canvas.text(turn_words.POINTS, end + 3, 17)
        canvas.text(self._reserves[seat], x + 2, 28)
        canvas.use(canvas.large)
        if self.clock and seat == state.active:
            self.clock.draw(canvas, x + 2, 38)
        else:
            canvas.text(self._other, x + 2, 38)
        canvas.use(canvas.small)
