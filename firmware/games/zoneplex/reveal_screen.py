"""The Zoneplex is complete: everybody shows their Sacred Symbol (ZP-PH-03)."""

from games.zoneplex import reveal_words, rules, turn_words
from games.zoneplex.rules_state import SYMBOLS
from games.zoneplex.zone_screen import ZoneScreen
from key import DOWN, OK, UP
from ui import game_sign
from ui.layout import footer, header

SIGNS = (
    game_sign.SYMBOL_A,
    game_sign.SYMBOL_B,
    game_sign.SYMBOL_C,
    game_sign.SYMBOL_D,
    game_sign.SYMBOL_E,
    game_sign.SYMBOL_F,
)
_LETTERS = b"ABCDEF"


class RevealScreen(ZoneScreen):
    """Seat by seat: UP and DOWN choose the symbol, OK goes to the next.

    In a game for one or two only the one shows it who has a full set now.
    """

    def __init__(self, game):
        super().__init__(game)
        state = self.table.state
        self._seats = [state.more.asked] if state.setup.is_small else list(range(state.seats))
        self._known = [] if not state.setup.is_small else list(state.symbols)
        self._symbols = []
        self._symbol = -1
        self._next(1)

    def press(self, key, now):
        """Choose, then go on; after the last the symbols count."""
        if key in (UP, DOWN):
            self._next(1 if key == DOWN else -1)
        elif key == OK:
            shown = self._symbols + [self._symbol]
            if len(shown) == len(self._seats):
                self.play(bytes([rules.REVEAL] + shown), now)
            else:
                self._symbols = shown
                self._next(1)
        elif self._symbols:
            self._symbol = self._symbols.pop()
        else:
            super().press(key, now)

    def draw(self, canvas):
        """Show whose symbol is asked for, and the one chosen."""
        state = self.table.state
        header(canvas, reveal_words.REVEAL)
        if len(self._symbols) < len(self._seats):
            canvas.use(canvas.large)
            canvas.text(state.setup.names[self._seats[len(self._symbols)]], 4, 25)
            canvas.centre(SIGNS[self._symbol], 92, 25)
            canvas.span(_LETTERS, self._symbol, self._symbol + 1, 110, 25)
            canvas.use(canvas.small)
        footer(canvas, turn_words.THIS_ONE)

    def _next(self, step):
        """Go to the next symbol that nobody has shown yet."""
        self._symbol = (self._symbol + step) % SYMBOLS
        while self._symbol in self._symbols or self._symbol in self._known:
            self._symbol = (self._symbol + step) % SYMBOLS
