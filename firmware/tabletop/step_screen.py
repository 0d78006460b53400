"""What the screens of a game with turns share: they show the step that the game has come to.

The state of such a game has `seats`, how many play, and `active`, whose turn it is.
"""

from key import BACK
from micropython import const
from tabletop.game_screen import GameScreen
from tabletop.seat_lights import paint_seats
from ticks import since
from ui import colour, lights

_FLASH_MS = const(350)


class StepScreen(GameScreen):
    """A screen of one step, or of a page that is opened over it."""

    # In the game's rulebook; empty for the step that the game has come to.
    topic: str | bytes = b""
    effect = None  # what has the row of lights for a moment, like a roll of `roll_lights`

    def __init__(self, game):
        super().__init__(game)
        self._flashing = 0  # seats to which something has just happened, one bit each
        self._flashed_at = 0

    def flash(self, seats, now):
        """Let some seats light up for a moment, one bit each: something happened there."""
        self._flashing = seats
        self._flashed_at = now

    def play(self, move, now):
        """Make a move and show the step that follows; tell whether it was allowed."""
        return bool(self.game.play_on(move, now))

    def press(self, key, now):
        """Leave to the launcher on BACK, or from a look at an earlier moment to the history."""
        if key == BACK:
            if self.game.is_looking:
                self.stack.pop(now)
            else:
                self.game.leave(now)

    def paint(self, row, now):
        """Show the effect, then the seats: present, and breathing whose turn it is."""
        if self.effect is not None and self.effect.paint(row, now):
            return
        state = self.table.state
        is_over = self.game.play.RULES.is_over(state)
        paint_seats(row, state.seats, -1 if is_over else state.active, now)
        if self._flashing:
            self._paint_flash(row, now)

    def _paint_flash(self, row, now):
        if since(now, self._flashed_at) >= _FLASH_MS:
            self._flashing = 0
        for seat in range(self.table.state.seats):
            if self._flashing >> seat & 1:
                row.set(seat, colour.SEATS[seat % len(colour.SEATS)], lights.STRONG, now)
