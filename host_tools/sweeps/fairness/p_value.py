"""How likely pure chance is to do as much or more: the tails of two distributions."""

from math import erfc, exp, lgamma, log, sqrt

_STEPS = 100_000
_TINY = 1e-300  # stands in for zero in a denominator
_EXACT = 1e-15


def chi_square_tail(statistic: float, freedom: int) -> float:
    """Return the chance of a chi-square at least as large, with so many degrees of freedom."""
    shape, x = freedom / 2, statistic / 2
    if x <= 0:
        return 1.0
    if x < shape + 1:
        return 1.0 - _below_by_series(shape, x)
    return _above_by_fraction(shape, x)


def normal_tails(deviations: float) -> float:
    """Return the chance of lying at least so many standard deviations off, on either side."""
    return erfc(abs(deviations) / sqrt(2))


def _scale(shape: float, x: float) -> float:
    return exp(shape * log(x) - x - lgamma(shape))


def _below_by_series(shape: float, x: float) -> float:
    """Return the regularized lower incomplete gamma function; for x up to the shape."""
    term = total = 1.0 / shape
    for step in range(1, _STEPS):
        term *= x / (shape + step)
        total += term
        if term < total * _EXACT:
            break
    return total * _scale(shape, x)


def _above_by_fraction(shape: float, x: float) -> float:
    """Return the upper one by its continued fraction (modified Lentz); for larger x."""
    b = x + 1.0 - shape
    c = 1.0 / _TINY
    d = 1.0 / b
    value = d
    for step in range(1, _STEPS):
        a = -step * (step - shape)
        b += 2.0
        d = 1.0 / (a * d + b or _TINY)
        c = b + a / c or _TINY
        value *= d * c
        if abs(d * c - 1.0) < _EXACT:
            break
    return value * _scale(shape, x)
