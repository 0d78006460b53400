"""Which stones are lifted for a sacrifice: at first those worth least to their owner."""

from games.zoneplex.rules.influence import stone_value
from games.zoneplex.rules.state import DARK


def by_worth(state, seat):
    """Return the kinds of places of a seat's stones, those worth least first."""
    stones = []
    for kind in range(state.kinds):
        # Those on Dark Power go first: they hit without a roll, and give no Influence.
        worth = kind != DARK, stone_value(state, seat, kind), kind
        stones += [worth] * state.stones_of(seat, kind)
    return [worth[2] for worth in sorted(stones)]


def all_by_worth(state, seats):
    """Return the same for some seats, a list each."""
    return [by_worth(state, seat) for seat in seats]


def cheapest(state, seat, count):
    """Return the kinds of places of the stones that are worth least, `count` of them."""
    return by_worth(state, seat)[:count]


def other_choice(kinds, chosen):
    """Return another choice of as many stones, one bit each; after the last comes the first.

    `kinds` are the places of the stones: two of a kind make no difference.
    """
    count = _count(chosen)
    seen = [_picked(kinds, chosen)]
    mask = chosen
    while True:
        mask = (mask + 1) % (1 << len(kinds))
        if mask == chosen:
            return chosen
        if _count(mask) == count and _picked(kinds, mask) not in seen:
            return mask


def _count(mask):
    return len([bit for bit in range(8) if mask >> bit & 1])


def _picked(kinds, mask):
    return [kinds[index] for index in range(len(kinds)) if mask >> index & 1]


def worths(state, seats, kinds_of_each):
    """Return the Influence that stones on these places give to each of their owners."""
    found = []
    for index in range(len(seats)):
        values = [stone_value(state, seats[index], kind) for kind in kinds_of_each[index]]
        found.append(sum(values))
    return found
