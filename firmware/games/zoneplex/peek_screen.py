"""Pass and peek: each player looks at their own Sacred Symbol while holding a key."""

from games.zoneplex import peek_words as words
from games.zoneplex.reveal_screen import SIGNS
from games.zoneplex.rules_state import UNKNOWN
from games.zoneplex.zone_screen import ZoneScreen
from key import BACK, DOWN, OK, UP
from ui.layout import footer, header


class PeekScreen(ZoneScreen):
    """UP and DOWN choose the player; the symbol is there only while OK is down."""

    help = words.HELP

    def __init__(self, game):
        super().__init__(game)
        self._seat = self.table.state.active
        self._is_shown = False

    def update(self, now):
        """Show the symbol while OK is down, and no longer."""
        is_held = self.stack.is_down(OK)
        is_stale = is_held != self._is_shown
        self._is_shown = is_held
        return is_stale

    def press(self, key, now):
        """Choose the player; BACK leaves."""
        if key in (UP, DOWN):
            step = 1 if key == DOWN else -1
            self._seat = (self._seat + step) % self.table.state.seats
        elif key == BACK:
            self.stack.pop(now)

    def hold_word(self, key):
        """Offer nothing: holding is looking."""
        return b""

    def draw(self, canvas):
        """Show the name, and the symbol to the one who holds the key."""
        state = self.table.state
        header(canvas, words.TITLE)
        canvas.use(canvas.large)
        canvas.text(state.setup.names[self._seat], 4, 25)
        symbol = state.symbols[self._seat]
        if not self._is_shown:
            canvas.centre(b"?", 92, 25)
        elif symbol == UNKNOWN:
            canvas.centre(b"-", 92, 25)
        else:
            canvas.centre(SIGNS[symbol], 92, 25)
        canvas.use(canvas.small)
        footer(canvas, words.HOLD)
