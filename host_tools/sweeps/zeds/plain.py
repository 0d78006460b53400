"""The sector table and the points of Zeds Zone once more, plainly, read off the rulebook.

Sectors are counted from 0, row by row, as the dice point at them.
"""

from dataclasses import dataclass

_ROW = 6


def rows(taken: set[int]) -> list[list[int]]:
    """Return the sectors of each row that are not crossed out."""
    table = [list(range(row * _ROW, (row + 1) * _ROW)) for row in range(_ROW)]
    return [[sector for sector in row if sector not in taken] for row in table]


def choices(taken: set[int], rolled: int) -> list[int]:
    """Return what may be crossed out when the dice point at a sector (ZD-02, ZD-03)."""
    if rolled not in taken:
        return [rolled]
    free = rows(taken)
    row = rolled // _ROW
    if free[row]:
        previous = [sector for sector in free[row] if sector < rolled][-1:]
        following = [sector for sector in free[row] if sector > rolled][:1]
        return previous + following
    above = [sectors[-1] for sectors in free[:row] if sectors][-1:]
    below = [sectors[0] for sectors in free[row + 1 :] if sectors][:1]
    return above + below


def pointed_at(light: int, dark: int, is_light_column: bool) -> int:
    """Return the sector that a pair of dice points at (ZDD-01)."""
    row, column = (dark, light) if is_light_column else (light, dark)
    return (row - 1) * _ROW + column - 1


@dataclass
class Result:
    """What a player who is still in the game comes home with."""

    has_path: bool
    has_generator: bool
    points: int
    idle_zombies: int = 0
    idle_items: int = 0

    @property
    def has_escaped(self) -> bool:
        """Tell whether the way out was open (ZD-10)."""
        return self.has_path and self.has_generator


def level(results: dict[int, Result]) -> list[int]:
    """Return who has escaped with the most points (ZD-13)."""
    return _first(results, 1)


def winners(results: dict[int, Result]) -> list[int]:
    """Return who is first after both ties (ZD-12): several share the victory."""
    return _first(results, 3)


def _first(results: dict[int, Result], rungs: int) -> list[int]:
    keys = {
        seat: (result.points, -result.idle_zombies, result.idle_items)[:rungs]
        for seat, result in results.items()
        if result.has_escaped
    }
    return [seat for seat, key in keys.items() if key == max(keys.values())]
