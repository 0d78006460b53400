"""The end in numbers. Loaded for the moment in which it is told."""

from engine.verdict import NOBODY
from games.zones.rules import points
from games.zones.rules.state import NONE
from games.zones.screens.pages import page_words as words


def result(state):
    """Return the winner's seat or NOBODY, a word across the table, and the points."""
    totals = points.total(state, 0), points.total(state, 1)
    if state.winner == NONE:
        return NOBODY, words.DRAW, words.POINTS_TO % totals
    seat = state.winner
    return seat, state.names[seat], words.POINTS_TO % (totals[seat], totals[1 - seat])


def numbers(state):
    """Return the columns, then of each player what he has captured, of the reserve, and all."""
    rows = []
    for seat in range(2):
        captured, total = points.captured(state, seat), points.total(state, seat)
        values = captured, total - captured, total
        rows.append((state.names[seat], [b"%d" % value for value in values]))
    return words.COLUMNS, rows
