"""A turn timer: counts up, or down from a set length; pauses; starts anew for the next turn."""

from games.toolbox.rules import contract
from games.toolbox.screens import words
from key import BACK, DOWN, OK, UP
from micropython import const
from tabletop.game_screen import GameScreen
from ticks import since
from ui import colour, lights, sign
from ui.layout import footer, header
from ui.widgets.bar import draw_bar

_REDRAW_MS = const(200)
_WARN_MS = const(10_000)
_DIGIT_PX = const(22)  # from one digit of the clock to the next
_FROM_COLON_PX = const(17)


class TimerScreen(GameScreen):
    """The clock runs only while this screen is open; leaving it pauses."""

    topic = "HELP_TIMER"
    keeps_awake = True

    def __init__(self, game):
        super().__init__(game)
        self._started_at = 0
        self._clock_ms = 0
        self._drawn_at = 0

    def changed(self, now):
        """Go on from what the table knows."""
        self._clock_ms = self.table.state.clock_ms
        self._started_at = now

    def press(self, key, now):
        """Start, pause, restart or set the length."""
        if key == OK:
            self._start_or_pause(now)
        elif key == UP:
            self.game.do(bytes((contract.RESTART,)), now)
            self.changed(now)
        else:
            self._pause(now)
            if key == DOWN:
                from games.toolbox.screens.number_screen import LengthScreen

                self.stack.push(LengthScreen(self.game), now)
            else:
                super().press(BACK, now)

    def hold(self, key, now):
        """Stop the clock before the menu covers it."""
        if key == OK:
            self._pause(now)
        super().hold(key, now)

    def update(self, now):
        """Follow the running clock, a few times a second."""
        if not self.table.state.is_running:
            return False
        self._clock_ms = self._elapsed_ms(now)
        if since(now, self._drawn_at) < _REDRAW_MS:
            return False
        self._drawn_at = now
        return True

    def draw(self, canvas):
        """Show minutes and seconds across the table, and a bar of what is left."""
        state = self.table.state
        header(canvas, words.TIMER)
        canvas.right(sign.PLAY if state.is_running else sign.PAUSE, 128, 0)
        if self._is_time_up():
            canvas.use(canvas.large)
            canvas.centre(words.TIME_UP, 64, 22)
        else:
            canvas.use(canvas.digits)
            _draw_clock(canvas, self._shown_ms() // 1000, 13)
        canvas.use(canvas.small)
        if state.limit_s:
            draw_bar(canvas, 48, 6, self._shown_ms(), state.limit_s * 1000)
        footer(canvas, words.PAUSE if state.is_running else words.START, b"")
        _draw_more(canvas)

    def paint(self, row, now):
        """Show what is left as a row that empties; at the end an alarm."""
        state = self.table.state
        if not state.limit_s:
            rhythm = lights.TURN if state.is_running else lights.PRESENT
            row.set(0, colour.GREEN, rhythm, now)
            return
        left_ms = self._shown_ms()
        lit = (left_ms * row.count + state.limit_s * 1000 - 1) // (state.limit_s * 1000)
        is_late = left_ms < _WARN_MS
        for index in range(row.count if left_ms == 0 else lit):
            rhythm = lights.ALARM if left_ms == 0 else lights.STRONG
            row.set(index, colour.RED if is_late else colour.GREEN, rhythm, now)

    def _start_or_pause(self, now):
        if self.table.state.is_running:
            self._pause(now)
        else:
            self.game.do(bytes((contract.START,)), now)
            self.changed(now)

    def _pause(self, now):
        if self.table.state.is_running:
            self.game.do(contract.pause(self._elapsed_ms(now)), now)
            self.changed(now)

    def _elapsed_ms(self, now):
        return self.table.state.clock_ms + since(now, self._started_at)

    def _is_time_up(self):
        return self.table.state.limit_s > 0 and self._shown_ms() == 0

    def _shown_ms(self):
        """Return what the clock shows: what is left of a turn, or how long it has lasted."""
        limit_ms = self.table.state.limit_s * 1000
        return max(0, limit_ms - self._clock_ms) if limit_ms else self._clock_ms


def _draw_clock(canvas, seconds, y):
    """Draw minutes and seconds, each digit in a place of its own, so that nothing jumps."""
    minutes = seconds // 60 % 100
    x = 64 if minutes > 9 else 64 - _DIGIT_PX // 2
    canvas.centre(b":", x, y)
    if minutes > 9:
        canvas.number_centre(minutes // 10, x - _FROM_COLON_PX - _DIGIT_PX, y)
    canvas.number_centre(minutes % 10, x - _FROM_COLON_PX, y)
    canvas.number_centre(seconds % 60 // 10, x + _FROM_COLON_PX, y)
    canvas.number_centre(seconds % 10, x + _FROM_COLON_PX + _DIGIT_PX, y)


def _draw_more(canvas):
    """Name what UP and DOWN do, where other screens name BACK."""
    x = canvas.right(words.SET, 128, 56)
    x = canvas.right(sign.DOWN, x - 2, 56)
    x = canvas.right(words.NEXT, x - 6, 56)
    canvas.right(sign.UP, x - 2, 56)
