"""Whether what fell tonight is what chance allows: exact counting, whole numbers only."""

from micropython import const

_NIGHTS = const(1000)  # of so many with fair dice, one at most has a face outside the band
_FEWEST = const(5)  # times each face is expected before anything good can be said
_FEWEST_GROUPS = const(5)
_PEAK = const(1 << 40)  # the weight of the likeliest count; a tail holds a millionth of it


def band(rolls, faces):
    """Return the fewest and the most times that a face should have come up.

    A count's weight follows from its neighbour's by one product and one quotient (binomial
    distribution), so all are found going out from the likeliest. Then as many are left out
    on each side as a fair die reaches on one night in two thousand, all faces together.
    """
    if faces < 2:
        return rolls, rolls
    likeliest = (rolls + 1) // faces
    above = _weights_above(rolls, faces, likeliest)
    below = _weights_below(rolls, faces, likeliest)
    outside = (sum(above) + sum(below)) // (2 * _NIGHTS * faces)
    high = likeliest + _count_inside(above, outside) - 1
    return likeliest - _count_inside(below, outside), high


def is_enough(rolls, faces):
    """Tell whether there were rolls enough to call a die fair."""
    return rolls >= fewest_rolls(faces)


def fewest_rolls(faces):
    """Return how many rolls that takes."""
    return faces * _FEWEST


def find_odd(counts):
    """Return the index of the face that is farthest outside the band, or -1."""
    low, high = band(sum(counts), len(counts))
    most, fewest = max(counts), min(counts)
    if most - high > max(0, low - fewest):
        return counts.index(most)
    return counts.index(fewest) if fewest < low else -1


def group(counts, most):
    """Return `counts` added up in equal groups, at most so many, where that can be done."""
    faces = len(counts)
    for size in range(1, faces // _FEWEST_GROUPS + 1):
        if faces % size == 0 and faces // size <= most:
            return [sum(counts[at : at + size]) for at in range(0, faces, size)]
    return counts


def _weights_above(rolls, faces, count):
    weights = []
    weight = _PEAK
    while weight:
        weights.append(weight)
        weight = weight * (rolls - count) // ((count + 1) * (faces - 1))
        count += 1
    return weights


def _weights_below(rolls, faces, count):
    weights: list = []
    weight = _PEAK
    while True:
        weight = weight * count * (faces - 1) // (rolls - count + 1)
        count -= 1
        if not weight:
            return weights
        weights.append(weight)


def _count_inside(weights, outside):
    """Return how many of the weights are left when the far ones, up to `outside`, are not."""
    inside = len(weights)
    while inside and weights[inside - 1] <= outside:
        inside -= 1
        outside -= weights[inside]
    return inside
