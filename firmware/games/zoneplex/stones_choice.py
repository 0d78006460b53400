"""Which stones are lifted for a sacrifice: those worth least, told to the table."""

from games.zoneplex import words
from games.zoneplex.rules_influence import stone_value
from games.zoneplex.rules_state import STONE_KINDS

_LETTERS = b"NABCDEF"  # neutral, then the symbols


def lifted_words(names, kinds):
    """Return which stones leave the board: the table must lift the very same."""
    told = []
    for seat in range(len(kinds)):
        if kinds[seat]:
            letters = [_LETTERS[kind : kind + 1] for kind in kinds[seat]]
            told.append(names[seat] + b" " + b" ".join(letters))
    return words.LIFTED + b", ".join(told)


def cheapest(state, seat, count):
    """Return the kinds of chambers of a seat's stones that are worth least, `count` of them."""
    stones = []
    for kind in range(STONE_KINDS):
        stones += [(stone_value(state, seat, kind), kind)] * state.stones_of(seat, kind)
    return [kind for _, kind in sorted(stones)[:count]]
