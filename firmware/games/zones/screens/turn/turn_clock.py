"""How long a turn has lasted, and what is left: runs on a screen, costs nothing when off."""

from games.zones.rules import clock as rules
from micropython import const
from ticks import since
from ui import sign

_QUARTER_MS = const(250)
_SHORT = const(120)  # quarter seconds: then the lights hurry


class TurnClock:
    """The time of the active seat in quarter seconds. It stands until `start`."""

    def __init__(self, state):
        self._had = rules.left(state, state.active)
        self._gone = 0  # quarter seconds before the last start
        self._since = 0
        self.is_running = False
        self.seconds = 0  # that are shown
        self.is_short = self.is_over = self._is_told = False
        self._show(0)

    def start(self, now):
        """Let it run."""
        self.is_running = True
        self._since = now

    def pause(self, now):
        """Let it stand."""
        self._gone = self._spent(now)
        self.is_running = False

    def time(self, now):
        """Return the time of the turn as the end of a move."""
        spent = min(self._spent(now), rules.MOST)
        return bytes((spent >> 8, spent & 255))

    def has_to_tell(self):
        """Tell whether the time is over, once."""
        is_news = self.is_over and not self._is_told
        self._is_told = self._is_told or is_news
        return is_news

    def update(self, now):
        """Let it run; tell whether it shows something else. Allocates nothing."""
        seconds = self.seconds
        self._show(self._spent(now))
        return seconds != self.seconds

    def _spent(self, now):
        return self._gone + (since(now, self._since) // _QUARTER_MS if self.is_running else 0)

    def _show(self, spent):
        left = self._had - spent
        self.is_over = left <= 0
        self.is_short = left <= _SHORT
        self.seconds = 0 if left <= 0 else (left + rules.SECOND - 1) // rules.SECOND

    def draw(self, canvas, x, y):
        """Write what is left, and whether it stands. Allocates nothing."""
        x = canvas.number(self.seconds // 60, x, y)
        x = canvas.text(b":", x, y)
        x = canvas.two_digits(self.seconds % 60, x, y)
        if not self.is_running:
            canvas.use(canvas.small)
            canvas.text(sign.PAUSE, x + 4, y)
