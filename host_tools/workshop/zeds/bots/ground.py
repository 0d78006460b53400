"""All that a sheet decides beforehand, as tables of numbers: what makes the bots fast.

Squares and sectors are numbers from 0, row by row. What is reached of a square is 0 to 3: bit 0
for the first half, bit 1 for the second one.
"""

from host_tools.workshop.zeds.plain import segments
from host_tools.workshop.zeds.sheet import (
    GENERATOR,
    ITEMS,
    SIDES,
    ZOMBIE,
    Door,
    Sector,
    Sheet,
    places,
)

NORTH, EAST, SOUTH, WEST = range(4)
_OPPOSITE = (SOUTH, WEST, NORTH, EAST)


def _reached(joints: int, reached: int) -> int:
    """Return the halves of a neighbour that are reached from those of a square."""
    from_first = joints & 3 if reached & 1 else 0
    return from_first | (joints >> 2 if reached & 2 else 0)


_SPREAD = [[_reached(joints, reached) for reached in range(4)] for joints in range(16)]


class Ground:
    """The tables of one sheet."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.sectors = [sheet.sectors[place] for place in places()]
        self.size = sheet.columns * sheet.rows
        self.entrance = self._number(sheet.entrance)
        self.exit = self._number(sheet.exit)
        self.neighbours = [self._around(square) for square in range(self.size)]
        # The halves behind a door, by the sector that is drawn there.
        self.start = [_behind(sector, sheet.entrance.side) for sector in self.sectors]
        self.end = [_behind(sector, sheet.exit.side) for sector in self.sectors]
        # What is held by half 0, by half 1: how many of each item.
        self.items = [
            [tuple(half.count(item) for item in ITEMS) for half in sector.items]
            for sector in self.sectors
        ]
        self.zombies = [[half[0] for half in items] for items in self.items]
        self.crowd = sheet.count(ZOMBIE) / len(
            self.sectors
        )  # zombies that a sector has in the mean
        self.halves = [1 + bool(sector.split) for sector in self.sectors]
        # By side: the halves that an undrawn neighbour could come to, by sector.
        self.touching = [[_behind(sector, side) for side in SIDES] for sector in self.sectors]
        # By side, sector and neighbouring sector: what is reached there, by what is reached here.
        self.spread = [self._spread(side) for side in range(4)]
        self.generators = [
            number for number, s in enumerate(self.sectors) if GENERATOR in s.all_items
        ]

    def _number(self, door: Door) -> int:
        row, column = door.square
        return (row - 1) * self.sheet.columns + column - 1

    def _around(self, square: int) -> list[tuple[int, int]]:
        """Return the neighbours of a square, each behind its side."""
        row, column = divmod(square, self.sheet.columns)
        found = []
        for side, (down, right) in enumerate(((-1, 0), (0, 1), (1, 0), (0, -1))):
            is_inside = 0 <= row + down < self.sheet.rows
            if is_inside and 0 <= column + right < self.sheet.columns:
                found.append((side, square + down * self.sheet.columns + right))
        return found

    def _spread(self, side: int) -> list[list[list[int]]]:
        facing = _OPPOSITE[side]
        return [
            [_SPREAD[_joints(here, side, there, facing)] for there in self.sectors]
            for here in self.sectors
        ]


def _behind(sector: Sector, side: str) -> int:
    """Return the halves that a border leads to, none through a wall."""
    if side in sector.walls:
        return 0
    first, second = segments(sector, side)
    return 1 << first | 1 << second


def _joints(here: Sector, side: int, there: Sector, facing: int) -> int:
    """Return which half leads to which: bit 2 * ours + theirs."""
    if SIDES[side] in here.walls or SIDES[facing] in there.walls:
        return 0
    pairs = zip(segments(here, SIDES[side]), segments(there, SIDES[facing]))
    return sum({1 << (2 * ours + theirs) for ours, theirs in pairs})
