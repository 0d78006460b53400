"""How a game ended, in words. Loaded for the moment in which it is told."""

from engine.verdict import NOBODY
from games.zenith.rules import state as rules_state
from games.zenith.screens.pages import page_words as words
from tabletop import words as kit_words


def result(state):
    """Return the winner's side or NOBODY, who it is, and the victory."""
    if state.ended == rules_state.NO_CARDS:
        return NOBODY, kit_words.NOBODY_WINS, words.NO_CARDS
    victory = words.VICTORIES[state.ended]
    first = state.winner * state.seats // 2
    if state.seats > 2:  # two names are too long to be read across the table
        victory = words.WITH % (state.names[first + 1], words.IN_SHORT[state.ended])
    return state.winner, state.names[first], victory


def numbers(state):
    """Return the discs of each side, beside the first of a team."""
    rows = []
    for seat in range(state.seats):
        side = state.side_of(seat)
        is_second = seat > 0 and state.side_of(seat - 1) == side
        discs = b"" if is_second else b"%d" % sum(state.discs[side * 5 : side * 5 + 5])
        rows.append((state.names[seat], (discs,)))
    return words.COUNTED, rows
