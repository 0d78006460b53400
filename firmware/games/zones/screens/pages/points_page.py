"""What each player has captured, point by point, and has still in reserve."""

from games.zones.rules import names, points
from games.zones.rules.setup import SIDE
from games.zones.rules.state import NONE
from games.zones.screens.pages import page_words as words
from tabletop.pages.scores_screen import ScoresScreen


class PointsPage(ScoresScreen):
    """The points of both; DOWN shows a player's captures and reserve."""

    def meters(self, state):
        """Return the points of both."""
        return b"", [(state.names[seat], b"", points.total(state, seat), b"") for seat in range(2)]

    def sources(self, state, seat):
        """Return the sum, what was captured of each kind, and the reserve."""
        lines = []
        for kind in range(SIDE * (1 - seat), SIDE * (1 - seat) + SIDE):
            count = state.captured[kind]
            if count:
                value = b"%d" % (count * state.costs[kind])
                lines.append((words.TAKEN % (count, names.KINDS[kind]), value))
        if state.winner == seat:
            value = b"%d" % points.in_reserve(state, 1 - seat)
            lines.append((words.THEIR_RESERVE, value))
        elif not state.is_hidden:
            value = b"%d" % points.in_reserve(state, seat)
            lines.append((words.RESERVE, b"(" + value + b")"))
        return points.total(state, seat), lines

    def sum_word(self, state):
        """Return what the sum is called."""
        return words.POINTS_WORD

    def leader(self, state):
        """Return who has more points, or has won."""
        if state.winner != NONE:
            return state.winner
        first, second = points.total(state, 0), points.total(state, 1)
        return -1 if first == second else int(second > first)
