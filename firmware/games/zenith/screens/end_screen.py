"""The end: who has won, by which victory, with which discs."""

from games.zenith.screens import words
from tabletop import end_screen, steps
from ui import lights

_PLANETS = 5


class EndScreen(end_screen.EndScreen):
    """The winner across the table, then everybody's discs."""

    def result(self, state):
        """Return the winner's side or nobody, a word across the table, and by what."""
        return steps.made("games.zenith.screens.pages.end_rows result", state)

    def numbers(self, state):
        """Return the discs of both sides."""
        return steps.made("games.zenith.screens.pages.end_rows numbers", state)

    def paint(self, row, now):
        """Let the planets breathe that the winner has discs of."""
        state = self.table.state
        for planet in range(_PLANETS):
            if state.discs[state.winner * _PLANETS + planet]:
                row.set(planet, words.PLANET_COLOURS[planet], lights.TURN, now)
