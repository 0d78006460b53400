"""The Eye has sent somebody back: why, and what follows (EV-BAN-01)."""

from games.zoneplex.rules import codes, verdict
from games.zoneplex.screens import words
from games.zoneplex.screens.turn import words as turn_words
from games.zoneplex.screens.zone_screen import ZoneScreen
from key import OK
from ui import colour, lights
from ui.layout import footer


class BanishedScreen(ZoneScreen):
    """OK ends the turn. From now on Influence is counted."""

    def __init__(self, game):
        super().__init__(game)
        state = self.table.state
        # The numbers without the remark on a tie, which has no room beside a long name.
        self._why = verdict.decisiveness(state, state.active).sentence.split(b":")[0]

    def press(self, key, now):
        """End the turn."""
        if key == OK:
            self.play(bytes((codes.END_TURN,)), now)
        else:
            super().press(key, now)

    def draw(self, canvas):
        """Show the word across the table, and the numbers."""
        self.header(canvas)
        canvas.use(canvas.large)
        canvas.centre(turn_words.BANISHED, 64, 13)
        canvas.use(canvas.small)
        canvas.centre(self._why, 64, 33)
        canvas.centre(turn_words.BACK_TO_BASE, 64, 43)
        footer(canvas, words.END_TURN)

    def paint(self, row, now):
        """Let the one who was banished flash."""
        super().paint(row, now)
        seat = self.table.state.active
        row.set(seat, colour.SEATS[seat], lights.ALARM, now)
