"""The measures of fairness are right: tails as in the tables, no measure too strict or too lax."""

from collections import defaultdict
from math import exp, fsum, lgamma, log, sqrt
from random import Random

import pytest

from host_tools.sweeps.fairness.measures import measure_rolls, measure_shuffles
from host_tools.sweeps.fairness.p_value import chi_square_tail, normal_tails
from host_tools.sweeps.fairness.sweep import is_beyond

KOLMOGOROV_1_IN_1000 = 1.95


# Quantiles from the usual printed tables.
@pytest.mark.parametrize(
    ("statistic", "freedom", "p"),
    [
        (3.841459, 1, 0.05),
        (5.991465, 2, 0.05),
        (18.307038, 10, 0.05),
        (29.588298, 10, 0.001),
        (2.155856, 10, 0.995),
        (124.342113, 100, 0.05),
        (1074.679449, 1000, 0.05),
    ],
)
def test_chi_square_agrees_with_the_tables(statistic: float, freedom: int, p: float) -> None:
    assert chi_square_tail(statistic, freedom) == pytest.approx(p, rel=1e-5)


# For an even number of degrees the tail is a sum of Poisson terms.
@pytest.mark.parametrize("freedom", [2, 8, 100, 5040, 65534])
@pytest.mark.parametrize("deviations", [-6, -1, 0, 1, 6, 30])
def test_chi_square_agrees_with_the_sum_it_stands_for(freedom: int, deviations: int) -> None:
    x = (freedom + deviations * sqrt(2 * freedom)) / 2
    if x <= 0:
        assert chi_square_tail(2 * x, freedom) == 1
        return
    expected = fsum(exp(k * log(x) - x - lgamma(k + 1)) for k in range(freedom // 2))
    assert chi_square_tail(2 * x, freedom) == pytest.approx(expected, rel=1e-8, abs=1e-12)


def test_normal_tails_agree_with_the_tables() -> None:
    assert normal_tails(1.959964) == pytest.approx(0.05, rel=1e-5)
    assert normal_tails(-3.290527) == pytest.approx(0.001, rel=1e-5)
    assert normal_tails(0) == 1


def test_too_uneven_and_too_even_are_both_beyond() -> None:
    assert is_beyond(1e-7, 1e-6)
    assert is_beyond(1 - 1e-7, 1e-6)
    assert not is_beyond(0.5, 1e-6)


def calibration() -> dict[str, list[float]]:
    """Return what each measure says of good chance, many times over."""
    rng = Random(5)
    found = defaultdict(list)
    for _ in range(150):
        for faces in (2, 6, 20):
            rolls = bytes(rng.choices(range(faces), k=4000))
            for name, p in measure_rolls(rolls, faces).items():
                found[f"d{faces} {name}"].append(p)
        for cards in (5, 13):
            decks = [bytes(rng.sample(range(cards), cards)) for _ in range(850)]
            for name, p in measure_shuffles(decks).items():
                found[f"{cards} cards {name}"].append(p)
    return found


# If a measure were too strict or too lax, its p-values would crowd (Kolmogorov-Smirnov).
def test_measures_of_good_chance_are_spread_evenly_from_0_to_1() -> None:
    for name, values in calibration().items():
        count = len(values)
        gap = max(abs(p - (i + 0.5) / count) for i, p in enumerate(sorted(values)))
        assert gap * sqrt(count) < KOLMOGOROV_1_IN_1000, name
