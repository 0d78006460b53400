"""An effect asks for anything but a planet: a list of the answers."""

from games.zenith.screens.zenith_screen import paint_planets, tell
from key import BACK
from tabletop import steps
from tabletop.pick_screen import PickScreen
from tabletop.step_screen import StepScreen

_ROWS = "games.zenith.screens.turn.choice_rows listed"


class ListScreen(PickScreen):
    """The step in which an effect waits for its answer."""

    topic = b""

    def __init__(self, game):
        title, note, rows, notes = steps.made(_ROWS, game.table.state)
        super().__init__(game, title, rows)
        self.note = note
        self.fill(rows, notes)

    def choose(self, move, now):
        """Give the answer; what comes of it is said by the screen that follows."""
        self.play(move, now)

    def happened(self, events, now):
        """Say what was done before."""
        tell(self, events, now)

    def leave_list(self, now):
        """Leave as from any step."""
        StepScreen.press(self, BACK, now)

    def paint(self, row, now):
        """Show a disc that was won, then the planets."""
        if self.effect is None or not self.effect.paint(row, now):
            paint_planets(row, self.table.state, now)
