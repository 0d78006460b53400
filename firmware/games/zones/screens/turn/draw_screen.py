"""At a real board the device is the bag: one after the other draws a tile (ZS-03)."""

from games.zones.rules import codes, names
from games.zones.rules.state import DRAWN, NONE
from games.zones.screens import words
from games.zones.screens.board_picture import ground
from games.zones.screens.turn import turn_words
from games.zones.screens.zones_screen import ZonesScreen
from key import OK
from micropython import const
from ui.layout import footer, header

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
