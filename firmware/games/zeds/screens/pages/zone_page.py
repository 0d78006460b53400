"""The zones of all players, with what they have in them."""

from games.zeds.rules import ranking
from games.zeds.screens import words as zeds_words
from games.zeds.screens.pages import page_words as words
from games.zeds.screens.turn import panel
from games.zeds.screens.turn.place_lines import way
from games.zeds.screens.zone_board import ZoneBoard
from key import BACK, DOWN, UP
from tabletop.step_screen import StepScreen
from ui.layout import footer


class ZonePage(StepScreen):
    """UP and DOWN go from player to player."""

    topic = b"zone"

    def __init__(self, game):
        super().__init__(game)
        self._seat = game.table.state.active
        self._board = ZoneBoard(game.table.state, self._seat, False)
        self._lines: tuple = ()

    def changed(self, now):
        """Tell what the player has."""
        state, seat = self.table.state, self._seat
        self._board.show(seat)
        points = zeds_words.points(ranking.points(state, seat))
        self._lines = (
            state.names[seat],
            points if state.plays(seat) else zeds_words.LOST,
            words.HAVE[0] % (state.guns[seat], state.killed[seat]),
            words.HAVE[1] % (state.grenades[seat], state.shelters[seat]),
            words.HAVE[2] % state.survivors[seat],
            way(state.escaped[seat]),
        )

    def press(self, key, now):
        """Show another player's; BACK goes back."""
        if key in (UP, DOWN):
            step = 1 if key == DOWN else -1
            self._seat = (self._seat + step) % self.table.state.seats
            self.changed(now)
        elif key == BACK:
            self.stack.pop(now)

    def draw(self, canvas):
        """Show the zone."""
        self._board.draw(canvas)
        for line in range(len(self._lines)):
            canvas.text(self._lines[line], panel.LEFT, line * panel.LINE_PX)
        footer(canvas, b"")
        if self.table.state.seats > 1:
            canvas.text(words.OTHERS, 0, 56)
