"""Which stones are lifted for a sacrifice: those worth least, told to the table."""

from games.zoneplex.rules.influence import stone_value
from games.zoneplex.rules.state import DARK
from games.zoneplex.screens.battle import words

_LETTERS = b"NABCDEF3"  # no symbol, the symbols, Dark Power for 3


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
    for kind in range(state.kinds):
        # Those on Dark Power go first: they hit without a roll, and give no Influence.
        worth = kind != DARK, stone_value(state, seat, kind), kind
        stones += [worth] * state.stones_of(seat, kind)
    return [worth[2] for worth in sorted(stones)[:count]]
