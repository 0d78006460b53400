"""The end: how it came, who has won, and with how many points (ZS-13)."""

from games.zones.screens import words
from tabletop import end_screen, steps

_ROWS = "games.zones.screens.pages.end_rows "


class EndScreen(end_screen.EndScreen):
    """The moment, the winner, the points of both."""

    def moment(self, state):
        """Return a word for how it ended."""
        return words.ENDS[state.ended]

    def result(self, state):
        """Return the winner's seat or NOBODY, a word across the table, and the points."""
        return steps.made(_ROWS + "result", state)

    def numbers(self, state):
        """Return captured points, those of the reserve, and their sum, of both."""
        return steps.made(_ROWS + "numbers", state)
