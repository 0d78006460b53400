"""Technology and Leader: a card of which faction is discarded?"""

from games.zenith.screens.zenith_screen import paint_planets
from tabletop import steps
from tabletop.pick_screen import PickScreen


class TechnologyScreen(PickScreen):
    """What the next level of each technology costs."""

    topic = b"technology"
    made = "games.zenith.screens.turn.faction_rows technologies"

    def __init__(self, game):
        super().__init__(game, b"", ())

    def changed(self, now):
        """List the factions."""
        self._title, self.note, rows, notes = steps.made(self.made, self.table.state)
        self.fill(rows, notes)

    def choose(self, move, now):
        """Play it; what it did is said by the screen that follows."""
        self.play(move, now)

    def paint(self, row, now):
        """Show the planets and technologies."""
        paint_planets(row, self.table.state, now)


class LeaderScreen(TechnologyScreen):
    """What the card of each faction brings with the badge."""

    topic = b"leader"
    made = "games.zenith.screens.turn.faction_rows leaders"
