"""Chance before the first turn: at a real board the bag (ZS-03), and the coin (ZS-05)."""

from games.zones.rules import codes, names
from games.zones.rules.state import DRAWN, NONE
from games.zones.screens import words
from games.zones.screens.board_picture import PANEL_X, BoardPicture, ground
from games.zones.screens.turn import turn_words
from games.zones.screens.zones_screen import ZonesScreen
from key import OK
from micropython import const
from ui import sign
from ui.layout import footer, header
from ui.widgets.side_footer import side_footer

_SWATCH_Y = const(43)
_STEP_PX = const(32)


class DrawScreen(ZonesScreen):
    """The last tile across the table, and what is left of each terrain."""

    def __init__(self, game):
        super().__init__(game)
        state = self.table.state
        self._grounds = [ground(terrain) for terrain in range(4)]
        self._title = turn_words.DRAWS % state.names[state.active]
        self._left = turn_words.LEFT % (DRAWN - state.drawn)
        self._counts = bytes([list(state.bag).count(terrain) for terrain in range(4)])
        self._told, self._tile = turn_words.SHUFFLED, b"?"
        if state.hand != NONE:
            self._told = turn_words.HAS_DRAWN % state.names[1 - state.active]
            self._tile = names.TERRAINS[state.hand]

    def press(self, key, now):
        """Draw."""
        if key == OK:
            self.play(bytes((codes.DRAW,)), now)
        else:
            super().press(key, now)

    def draw(self, canvas):
        """Show the tile, and what is left."""
        header(canvas, self._title, self._left)
        canvas.centre(self._told, 64, 11)
        canvas.use(canvas.large)
        canvas.centre(self._tile, 64, 22)
        canvas.use(canvas.small)
        for terrain in range(4):
            x = terrain * _STEP_PX + 2
            canvas.frame.blit(self._grounds[terrain], x, _SWATCH_Y)
            canvas.number(self._counts[terrain], x + 15, _SWATCH_Y)
        footer(canvas, turn_words.DRAW_TILE, words.LEAVE)


class CoinScreen(ZonesScreen):
    """OK tosses. On the glass all that was put down is in sight now."""

    def __init__(self, game):
        super().__init__(game)
        self._board = None
        if self.table.state.glass:
            self._board = BoardPicture(self.table.state)
            self.bars_x = PANEL_X - 1

    def press(self, key, now):
        """Toss."""
        if key == OK:
            self.play(bytes((codes.COIN,)), now)
        else:
            super().press(key, now)

    def draw(self, canvas):
        """Show the board, and the coin."""
        if self._board is None:
            header(canvas, turn_words.COIN)
            canvas.use(canvas.large)
            canvas.centre(sign.COIN, 64, 18)
            canvas.use(canvas.small)
            canvas.centre(turn_words.COIN_DECIDES, 64, 40)
            footer(canvas, turn_words.TOSS, words.LEAVE)
            return
        self._board.draw(canvas)
        canvas.text(turn_words.NO_SCREEN[0], PANEL_X, 9)
        canvas.text(turn_words.NO_SCREEN[1], PANEL_X, 18)
        canvas.text(turn_words.COIN_DECIDES, PANEL_X, 36)
        if not self.game.is_looking:
            side_footer(canvas, PANEL_X, turn_words.TOSS, words.LEAVE)
