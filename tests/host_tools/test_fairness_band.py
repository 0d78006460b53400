"""The band of "Is it fair tonight?" is exact: the binomial quantiles, worked out another way."""

from fractions import Fraction
from functools import cache
from math import comb
from random import Random

import pytest

from tabletop.pages.fairness import band, find_odd

NIGHTS = 1000
FACES = (2, 3, 4, 6, 8, 10, 12, 20, 50, 100)
ROLLS = (*range(45), 60, 84, 100, 137, 200, 300, 500, 1000)


@cache
def orders(rolls: int, faces: int) -> tuple[int, ...]:
    """Return in how many of all cases a face comes up 0, 1, 2 ... times."""
    return tuple(comb(rolls, n) * (faces - 1) ** (rolls - n) for n in range(rolls + 1))


def chance(cases: int, rolls: int, faces: int) -> Fraction:
    return Fraction(cases, faces**rolls)


@pytest.mark.parametrize("faces", FACES)
def test_the_band_leaves_out_all_that_it_may_and_nothing_more(faces: int) -> None:
    allowed = Fraction(1, 2 * NIGHTS * faces)
    for rolls in ROLLS:
        low, high = band(rolls, faces)
        cases = orders(rolls, faces)
        assert chance(sum(cases[:low]), rolls, faces) <= allowed
        assert chance(sum(cases[high + 1 :]), rolls, faces) <= allowed
        assert chance(sum(cases[: low + 1]), rolls, faces) > allowed
        assert chance(sum(cases[high:]), rolls, faces) > allowed


@pytest.mark.parametrize("faces", FACES)
def test_a_fair_die_is_called_odd_on_one_night_in_a_thousand_at_most(faces: int) -> None:
    for rolls in ROLLS:
        low, high = band(rolls, faces)
        cases = orders(rolls, faces)
        outside = sum(cases[:low]) + sum(cases[high + 1 :])
        assert chance(outside, rolls, faces) * faces <= Fraction(1, NIGHTS)


@pytest.mark.parametrize("faces", [2, 6, 20])
def test_with_many_rolls_it_is_nearly_one_in_a_thousand(faces: int) -> None:
    low, high = band(1000, faces)
    cases = orders(1000, faces)
    outside = chance(sum(cases[:low]) + sum(cases[high + 1 :]), 1000, faces)
    assert outside * faces > Fraction(7, 10 * NIGHTS)


def test_nights_with_fair_dice_are_called_odd_about_as_often_as_promised() -> None:
    rng = Random(3)
    nights = 20_000
    odd = 0
    for _ in range(nights):
        rolls = rng.choices(range(6), k=120)
        odd += find_odd([rolls.count(face) for face in range(6)]) >= 0
    assert nights * 0.0002 < odd < nights * 0.0012


def test_a_loaded_die_is_found_in_an_evening() -> None:
    rng = Random(4)
    found = 0
    for _ in range(200):
        rolls = rng.choices(range(6), weights=(1, 1, 1, 1, 1, 3), k=120)
        found += find_odd([rolls.count(face) for face in range(6)]) == 5
    assert found > 170
