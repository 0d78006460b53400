"""The odds of a battle a second time: every roll is rolled, or very many of them at random."""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import product
from random import Random

Faces = Sequence[int]


def is_won(left: int, stones: int, strengths: Sequence[int], rolls: Iterable[int]) -> bool:
    """Fight one battle out, roll by roll: first the stones, then each attack once."""
    falling = iter(rolls)
    for _ in range(stones):
        left -= next(falling)
        if left <= 0:
            return True  # beaten by stones alone (AMB-23)
    for strength in strengths:
        roll = next(falling)
        if roll:  # The Eye is a critical miss: the strength does not count either
            left -= roll + strength
        if left <= 0:
            return True
    return left <= 0


def count_all(left: int, stones: int, strengths: Sequence[int], faces: Faces) -> tuple[int, int]:
    """Return (won, all) over every possible run of rolls."""
    runs = list(product(faces, repeat=stones + len(strengths)))
    return sum(is_won(left, stones, strengths, rolls) for rolls in runs), len(runs)


def simulate(
    battle: tuple[int, int, Sequence[int]], faces: Faces, rolls: int, rng: Random
) -> tuple[int, int]:
    """Return (won, fought) of as many battles as so many rolls suffice for."""
    left, stones, strengths = battle
    each = stones + len(strengths)
    fought = max(1, rolls // max(1, each))
    won = sum(is_won(left, stones, strengths, rng.choices(faces, k=each)) for _ in range(fought))
    return won, fought


def shown_percent(won: int, fought: int) -> int:
    """Return whole percents, halves up; 0 and 100 only for what is certain."""
    if won in (0, fought):
        return 100 if won else 0
    exact = Fraction(100 * won, fought)
    rounded = int(exact + Fraction(1, 2))
    return max(1, min(99, rounded))
