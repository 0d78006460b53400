"""How a game ended, in words. Loaded for the moment in which it is told."""

from engine.verdict import NOBODY
from games.zenith.rules import names
from games.zenith.rules import state as rules_state
from games.zenith.rules.judge import side_name
from games.zenith.screens.pages import page_words as words
from tabletop import words as kit_words


def result(state):
    """Return the winner's first seat or NOBODY, who it is, and the victory."""
    if state.ended == rules_state.NO_CARDS:
        return NOBODY, kit_words.NOBODY_WINS, words.NO_CARDS
    seat = state.winner * state.seats // 2
    name = state.names[seat]
    if state.seats > 2:
        return seat, words.TEAM_OF % name, words.VICTORIES[state.ended]
    return seat, name, words.VICTORIES[state.ended]


def rungs(state):
    """Return a page for each side."""
    return [side_name(state, 0), side_name(state, 1)]


def ladder(state, side):
    """Return (planet, discs) of a side."""
    first = side * 5
    return [(names.planet(p), b"%d" % state.discs[first + p]) for p in range(5)]
