"""The end: how it came, who has won, and with how many points (ZS-13)."""

from engine.verdict import NOBODY
from games.zones.rules import points
from games.zones.rules.state import NONE
from games.zones.screens.pages import page_words as words
from tabletop import end_screen


class EndScreen(end_screen.EndScreen):
    """The moment, the winner, the points of both."""

    def moment(self, state):
        """Return a word for how it ended."""
        return words.ENDS[state.ended]

    def result(self, state):
        """Return the winner's seat or NOBODY, a word across the table, and the points."""
        totals = points.total(state, 0), points.total(state, 1)
        seat = state.winner
        if seat == NONE:
            return NOBODY, words.DRAW, words.POINTS_TO % totals
        return seat, state.names[seat], words.POINTS_TO % (totals[seat], totals[1 - seat])

    def numbers(self, state):
        """Return captured points, those of the reserve, and their sum, of both."""
        rows = []
        for seat in range(2):
            captured, total = points.captured(state, seat), points.total(state, seat)
            values = captured, total - captured, total
            rows.append((state.names[seat], [b"%d" % value for value in values]))
        return words.COLUMNS, rows
