"""The Zoneplex is complete: everybody shows their Sacred Symbol (ZP-PH-03)."""

from games.zoneplex.rules import codes
from games.zoneplex.rules.setup import WITH_HIDDEN_SYMBOLS
from games.zoneplex.rules.state import SYMBOLS
from games.zoneplex.screens.end import words
from games.zoneplex.screens.names import symbol_name, symbol_sign
from games.zoneplex.screens.zone_screen import ZoneScreen
from key import DOWN, OK, UP
from micropython import const
from tabletop import words as kit_words
from ui import colour, lights, sign
from ui import words as ui_words
from ui.layout import TOP, footer, header

_NONE = const(-1)
_FEW = const(3)  # players whose rows are large
_ROOM_PX = const(122)  # for a name and a symbol in such a row


class RevealScreen(ZoneScreen):
    """Seat by seat: UP and DOWN choose the symbol, OK goes on; all are seen before they count.

    In a game for one or two only the one shows it who has a full set now.
    """

    def __init__(self, game):
        super().__init__(game)
        state = self.table.state
        is_alone = state.setup.offers(WITH_HIDDEN_SYMBOLS)
        self._seats = [state.asked] if is_alone else list(range(state.seats))
        self._known = list(state.symbols) if is_alone else []
        self._symbols: list = []
        self._symbol = _NONE  # until one is chosen
        self._names = [symbol_name(state.setup, symbol) for symbol in range(SYMBOLS)]

    @property
    def _is_told(self):
        """Tell whether everybody has shown theirs: the last page is in sight."""
        return len(self._symbols) == len(self._seats)

    def press(self, key, now):
        """Choose, then go on; on the last page the symbols count."""
        if key == OK and self._is_told:
            self.play(bytes([codes.REVEAL] + self._symbols), now)
        elif key == OK:
            self._take(now)
        elif key not in (UP, DOWN):
            self._go_back(key, now)
        elif not self._is_told:
            self._next(1 if key == DOWN else -1)

    def _take(self, now):
        if self._symbol == _NONE:
            self.stack.say(words.CHOOSE_FIRST, now)
            return
        self._symbols.append(self._symbol)
        self._symbol = _NONE

    def _go_back(self, key, now):
        if self._symbols:
            self._symbol = self._symbols.pop()
        else:
            super().press(key, now)

    def draw(self, canvas):
        """Show whose symbol is asked for, and the one chosen; in the end all."""
        header(canvas, words.REVEAL)
        back = words.BEFORE if self._symbols else ui_words.BACK_LEAVE
        if self._is_told:
            self._draw_all(canvas)
            footer(canvas, words.COUNT_THEM, back)
            return
        if len(self._seats) > 1:
            x = canvas.number_right(len(self._seats), 127, 0)
            canvas.number_right(len(self._symbols) + 1, canvas.right(b"/", x - 1, 0) - 1, 0)
        names = self.table.state.setup.names
        canvas.use(canvas.large)
        canvas.centre(names[self._seats[len(self._symbols)]], 64, 12)
        canvas.text(sign.UP, 0, 34)
        canvas.right(sign.DOWN, 128, 34)
        canvas.centre(b"?" if self._symbol == _NONE else self._names[self._symbol], 64, 34)
        canvas.use(canvas.small)
        footer(canvas, b"" if self._symbol == _NONE else kit_words.THIS_ONE, back)

    def _draw_all(self, canvas):
        """Write a row for each player."""
        is_few = len(self._seats) <= _FEW
        setup = self.table.state.setup
        canvas.use(canvas.large if is_few else canvas.small)
        y = TOP
        for index in range(len(self._seats)):
            symbol = self._symbols[index]
            end = canvas.text(setup.names[self._seats[index]], 0, y)
            has_room = end + canvas.measure(self._names[symbol]) < _ROOM_PX
            canvas.right(self._names[symbol] if has_room else symbol_sign(setup, symbol), 127, y)
            y += 15 if is_few else 9
        canvas.use(canvas.small)

    def _next(self, step):
        """Go to the next symbol that nobody has shown yet."""
        if self._symbol == _NONE and step < 0:
            self._symbol = 0
        self._symbol = (self._symbol + step) % SYMBOLS
        while self._symbol in self._symbols or self._symbol in self._known:
            self._symbol = (self._symbol + step) % SYMBOLS

    def paint(self, row, now):
        """Let the player breathe who is asked, then all."""
        for seat in self._seats:
            is_asked = self._is_told or seat == self._seats[len(self._symbols)]
            rhythm = lights.TURN if is_asked else lights.PRESENT
            row.set(seat, colour.SEATS[seat], rhythm, now)
