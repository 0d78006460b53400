"""What is measured on rolls and shuffles. Each measure gives the chance that pure chance has.

A number near 0 says that something is too uneven, near 1 that it is too even. A sample that is too
small for a measure gets none.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby
from math import factorial, sqrt

from host_tools.sweeps.fairness.p_value import chi_square_tail, normal_tails

Deck = Sequence[int]

_FEWEST = 5  # expected in a cell, or chi-square is no good approximation
_ECHOES = 64  # two blocks of a stream
_MOST_ORDERS = 5  # cards of which all orders can be counted


def measure_rolls(rolls: bytes, faces: int) -> dict[str, float]:
    """Return the measures of rolls from 0 to `faces` - 1."""
    found = {
        "faces": _even(Counter(rolls).values(), faces),
        "pairs": _even(Counter(zip(rolls[::2], rolls[1::2])).values(), faces**2),
        "runs": runs(rolls, faces),
        "echoes": echoes(rolls, faces),
    }
    return {name: p for name, p in found.items() if p is not None}


def measure_shuffles(decks: Sequence[Deck]) -> dict[str, float]:
    """Return the measures of many shuffles of the cards 0, 1, 2 ..."""
    size = len(decks[0])
    tops = [deck[0] for deck in decks]
    found = {
        "places": places(decks),
        "pairs": _even(Counter(zip(tops[::2], tops[1::2])).values(), size**2),
        "rises": rises(decks),
    }
    if size <= _MOST_ORDERS:
        found["orders"] = _even(Counter(map(bytes, decks)).values(), factorial(size))
    return {name: p for name, p in found.items() if p is not None}


def _even(counts: Iterable[int], cells: int) -> float | None:
    """Judge counts that should be equal in all cells; cells with nothing need not be named."""
    counted = list(counts)
    expected = sum(counted) / cells
    if expected < _FEWEST:
        return None
    empty = cells - len(counted)
    statistic = sum((count - expected) ** 2 for count in counted) / expected + empty * expected
    return chi_square_tail(statistic, cells - 1)


def runs(rolls: bytes, faces: int) -> float:
    """Judge how long a face comes again and again: each time with the same chance."""
    lengths = Counter(len(list(group)) for _, group in groupby(rolls))
    total = sum(lengths.values())
    again = 1 / faces
    statistic, freedom, left, share = 0.0, 0, total, 1.0
    length = 1
    while total * share * again >= _FEWEST:
        expected = total * share * (1 - again)
        statistic += (lengths[length] - expected) ** 2 / expected
        left -= lengths[length]
        share *= again
        length += 1
        freedom += 1
    statistic += (left - total * share) ** 2 / (total * share)
    return chi_square_tail(statistic, freedom)


def echoes(rolls: bytes, faces: int) -> float:
    """Judge how often a roll equals the one before it, two before it, and so on."""
    chance = 1 / faces
    statistic = 0.0
    for distance in range(1, _ECHOES + 1):
        pairs = len(rolls) - distance
        ahead = int.from_bytes(rolls[distance:], "big")
        differences = ahead ^ int.from_bytes(rolls[:pairs], "big")
        equal = differences.to_bytes(pairs, "big").count(0)
        statistic += (equal - pairs * chance) ** 2 / (pairs * chance * (1 - chance))
    return chi_square_tail(statistic, _ECHOES)


def places(decks: Sequence[Deck]) -> float | None:
    """Judge how often each card came to each place."""
    size = len(decks[0])
    expected = len(decks) / size
    if expected < _FEWEST:
        return None
    squares = 0.0
    for cards in zip(*decks):
        counted = Counter(cards)
        squares += sum((counted[card] - expected) ** 2 for card in range(size))
    # Each row and each column of the table has a fixed sum; that shrinks every square by
    # (size - 1) / size and leaves (size - 1)^2 of them free.
    return chi_square_tail(squares / expected * (size - 1) / size, (size - 1) ** 2)


def rises(decks: Sequence[Deck]) -> float:
    """Judge how often a card lies on a higher one: half the time (Eulerian numbers)."""
    size = len(decks[0])
    found = sum(sum(map(int.__lt__, deck, deck[1:])) for deck in decks)
    deviation = sqrt(len(decks) * (size + 1) / 12)
    return normal_tails((found - len(decks) * (size - 1) / 2) / deviation)
