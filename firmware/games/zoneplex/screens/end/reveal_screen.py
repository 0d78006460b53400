"""The Zoneplex is complete: everybody shows their Sacred Symbol (ZP-PH-03)."""

from games.zoneplex.rules import codes
from games.zoneplex.rules.setup import WITH_HIDDEN_SYMBOLS
from games.zoneplex.rules.state import SYMBOLS
from games.zoneplex.screens.end import words
from games.zoneplex.screens.names import SYMBOL_SIGNS
from games.zoneplex.screens.zone_screen import ZoneScreen
from key import DOWN, OK, UP
from tabletop import words as kit_words
from ui.layout import footer, header

_LETTERS = b"ABCDEF"


class RevealScreen(ZoneScreen):
    """Seat by seat: UP and DOWN choose the symbol, OK goes to the next.

    In a game for one or two only the one shows it who has a full set now.
    """

    def __init__(self, game):
        super().__init__(game)
        state = self.table.state
        is_alone = state.setup.offers(WITH_HIDDEN_SYMBOLS)
        self._seats = [state.asked] if is_alone else list(range(state.seats))
        self._known = list(state.symbols) if is_alone else []
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
                self.play(bytes([codes.REVEAL] + shown), now)
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
        header(canvas, words.REVEAL)
        if len(self._symbols) < len(self._seats):
            canvas.use(canvas.large)
            canvas.text(state.setup.names[self._seats[len(self._symbols)]], 4, 25)
            canvas.centre(SYMBOL_SIGNS[self._symbol], 92, 25)
            canvas.span(_LETTERS, self._symbol, self._symbol + 1, 110, 25)
            canvas.use(canvas.small)
        footer(canvas, kit_words.THIS_ONE)

    def _next(self, step):
        """Go to the next symbol that nobody has shown yet."""
        self._symbol = (self._symbol + step) % SYMBOLS
        while self._symbol in self._symbols or self._symbol in self._known:
            self._symbol = (self._symbol + step) % SYMBOLS
