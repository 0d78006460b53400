"""The table of Lamplight: whose turn it is, everybody's lamps, what may be done."""

from games.lamplight import rules
from key import OK
from tabletop.game_screen import GameScreen
from ui import colour, lights
from ui.layout import footer, header
from ui.small_menu import SmallMenu

_DICE = (b"Die shows 1", b"Die shows 2", b"Die shows 3", b"Die shows 4", b"Die shows 5")
_ROWS = (b"Draw", b"Roll", b"Look at yours", b"Turn yours up") + _DICE + (b"Die shows 6",)
_MOVES = (
    bytes((rules.DRAW,)),
    bytes((rules.ROLL,)),
    bytes((rules.LOOK,)),
    bytes((rules.TURN_UP,)),
) + tuple([bytes((rules.ENTER, face)) for face in range(1, 7)])


class TableScreen(GameScreen):
    """OK makes the move that is chosen; what may not be done is refused with its reason."""

    help = b"First to seven lamps. Cards light 0 to 3, the die one from 4 up."

    def __init__(self, game):
        super().__init__(game)
        self._menu = SmallMenu(list(_ROWS), [b""] * len(_ROWS))
        self._title = b""
        self._lamps = b""

    def changed(self, now):
        """Put the state into words."""
        state = self.table.state
        self._title = b"Seat %d" % (state.turn + 1)
        self._lamps = b" ".join([b"%d" % lamps for lamps in state.lamps])
        self._menu.values[0] = b"%d left" % len(state.deck)
        self._menu.values[3] = b"%d" % state.discards[-1] if state.discards else b""

    def press(self, key, now):
        """Choose a move; OK makes it."""
        if self._menu.move(key):
            return
        if key != OK:
            super().press(key, now)
            return
        seat = self.table.state.turn
        move = _MOVES[self._menu.cursor]
        is_looked = move[0] == rules.LOOK and self.table.state.looked[seat]
        if is_looked or self.game.do(move, now):
            self.changed(now)
            if move[0] == rules.LOOK:
                self._open_card(seat, now)

    def draw(self, canvas):
        """Show five moves."""
        header(canvas, self._title, self._lamps)
        self._menu.draw_small(canvas)
        footer(canvas, b"do it")

    def paint(self, row, now):
        """Light the seats; the one whose turn it is breathes."""
        state = self.table.state
        for seat in range(len(state.lamps)):
            rhythm = lights.TURN if seat == state.turn else lights.PRESENT
            row.set(seat, colour.SEATS[seat], rhythm, now)

    def _open_card(self, seat, now):
        from games.lamplight.card_screen import CardScreen

        self.stack.push(CardScreen(self.game, seat), now)
