"""Fears in the base game: all are in the deck; one that has won goes to the discards."""

from games.zoneplex.rules.cards import CARDS

HAS_STARTERS = False
WHERE_LOST = 0  # in the words of the screens: gone, on its stack, at the back of its deck


def deck_size(setup):
    """Return how many cards are dealt: all of them (ZP-DECK-01)."""
    return CARDS


def fear_stays(state, card):
    """Discard a Fear that has won (ZP-BAT-09)."""
    state.fear_discard += 1


def take_out(state, card):
    """Take a Fear out of the discards by hand."""
    state.fear_discard -= 1
