"""With a known sheet: erase a zombie that is cut off, or keep the grenade (ZD-07)."""

from games.zeds.rules import codes
from games.zeds.rules.state import NONE
from games.zeds.rules.zone import referee
from games.zeds.screens import words
from games.zeds.screens.turn import panel, place_words
from games.zeds.screens.zeds_screen import ZedsScreen
from games.zeds.screens.zone_board import ZoneBoard
from key import DOWN, OK, UP
from micropython import const
from tabletop import steps
from ui.layout import footer

_BLINK = const(256)
_LINES = "games.zeds.screens.turn.place_lines grenades"


class GrenadeScreen(ZedsScreen):
    """UP and DOWN go from zombie to zombie, each blinks; OK erases it, or keeps the grenades."""

    def __init__(self, game):
        super().__init__(game)
        state = self.table.state
        self._seat = state.active
        self._board = ZoneBoard(state, self._seat, game.is_looking)
        self._targets = referee.targets(state, self._seat)
        self._place = 0  # 0 keeps them
        self._is_hidden = False
        self._name = state.names[self._seat]
        self._turn = words.TURN_SHORT % state.turn
        self._choose(0)

    def _choose(self, step):
        """Take the next zombie, or none."""
        self._place = (self._place + step) % (len(self._targets) + 1)
        self._board.blinking[0] = self._targets[self._place - 1][0] if self._place else NONE
        self._lines = steps.made(
            _LINES, self.table.state, self._seat, self._place, len(self._targets)
        )

    def press(self, key, now):
        """Choose; OK erases the zombie, or goes on."""
        if key in (UP, DOWN):
            self._choose(1 if key == DOWN else -1)
        elif key == OK and self._place:
            square, item = self._targets[self._place - 1]
            self.play(bytes((codes.THROW, self._seat, square, item)), now)
        elif key == OK:
            self.play(bytes((codes.DONE,)), now)
        else:
            super().press(key, now)

    def update(self, now):
        """Let the zombie blink."""
        is_hidden = now & _BLINK != 0
        if is_hidden == self._is_hidden or not self._place:
            return False
        self._is_hidden = is_hidden
        item = self._targets[self._place - 1][1]
        self._board.blinking[1] = 1 << item if is_hidden else 0
        return True

    def draw(self, canvas):
        """Show the zone and the zombie."""
        self._board.draw(canvas)
        panel.draw_lines(canvas, self._name, self._turn)
        for line in range(len(self._lines)):
            canvas.text(self._lines[line], panel.LEFT, panel.LINE_PX * (line + 2))
        footer(canvas, place_words.THROW if self._place else place_words.KEEP)
