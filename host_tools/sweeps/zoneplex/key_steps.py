"""Keys in a row, and those that are held: how many presses a way takes."""

from itertools import groupby


def lift_keys(counts: list[int], placed: list[int], first: int) -> list[str]:
    """Return the keys that lift so many for each, `first` of them for all at once."""
    if len(counts) == 1:
        return ["UP"] * counts[0]
    # All together count on to what the one with the most stones has, then begin again at none.
    level = first % (1 + max(placed))
    keys = ["UP"] * first
    pending: list[str] = []
    for count, most in zip(counts, placed, strict=True):
        pending.append("DOWN")
        lifted = min(level, most)
        more = (count - lifted) % (most + 1)
        if more:
            keys += pending + ["UP"] * more
            pending = []
    return keys


def steps(key: str, steps: int) -> list[str]:
    """Return one press that makes so many steps; a key that is held repeats."""
    return [f"{key} {steps}" if steps > 1 else key] if steps else []


def held(keys: list[str]) -> list[str]:
    """Return the same steps with as few presses: equal ones in a row are one held key."""
    found: list[str] = []
    for key, run in groupby(keys):
        found += steps(key, len(list(run)))
    return found
