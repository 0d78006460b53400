"""The end: who has won, by which victory, with which discs."""

from engine.verdict import NOBODY
from games.zenith.screens import words
from micropython import const
from tabletop import end_screen, steps
from ticks import since
from ui import lights

_PLANETS = const(5)
_MOMENT_MS = const(2400)


class EndScreen(end_screen.EndScreen):
    """The winner across the table, then everybody's discs."""

    def __init__(self, game):
        super().__init__(game)
        self._is_new = False
        self._since = 0

    def result(self, state):
        """Return the winner's side or nobody, a word across the table, and by what."""
        return steps.made("games.zenith.screens.pages.end_rows result", state)

    def numbers(self, state):
        """Return the discs of both sides."""
        return steps.made("games.zenith.screens.pages.end_rows numbers", state)

    def has_won(self, row):
        """Tell whether a row is of the side that has won: a team has two."""
        return row * 2 // self.table.state.seats == self._winner

    def happened(self, events, now):
        """Let the lights have a moment for it."""
        super().happened(events, now)
        self._is_new = True
        self._since = now

    def paint(self, row, now):
        """Show the planets of the winner's discs: they flicker for a moment, then breathe."""
        if self._winner == NOBODY:
            return
        self._is_new = self._is_new and since(now, self._since) < _MOMENT_MS
        rhythm = lights.ALARM if self._is_new else lights.TURN
        discs = self.table.state.discs
        for planet in range(_PLANETS):
            if discs[self._winner * _PLANETS + planet]:
                row.set(planet, words.PLANET_COLOURS[planet], rhythm, now)
