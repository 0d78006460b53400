"""The end: who has won, by which victory, with which discs."""

from games.zenith.screens import words
from tabletop import end_screen, steps
from ui import lights

_PLANETS = 5


class EndScreen(end_screen.EndScreen):
    """The winner across the table; DOWN shows the discs of each planet."""

    def result(self, state):
        """Return the winner's seat or nobody, a word across the table, and by what."""
        return steps.made("games.zenith.screens.pages.end_rows result", state)

    def rungs(self, state):
        """Return the rungs: both sides' discs."""
        return steps.made("games.zenith.screens.pages.end_rows rungs", state)

    def ladder(self, state, rung):
        """Return the discs of a side."""
        return steps.made("games.zenith.screens.pages.end_rows ladder", state, rung)

    def paint(self, row, now):
        """Let the planets breathe that the winner has discs of."""
        state = self.table.state
        for planet in range(_PLANETS):
            if state.discs[state.winner * _PLANETS + planet]:
                row.set(planet, words.PLANET_COLOURS[planet], lights.TURN, now)
