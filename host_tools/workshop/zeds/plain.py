"""The zone of a known sheet, judged plainly: sets and searches, straight from the rules.

It shares nothing with the firmware, so that each can be held against the other. A place is a
square and 0 or 1, the half of it; without a split all of the square is its half 0.
"""

from collections import Counter, deque
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

from host_tools.workshop.zeds.sheet import (
    GENERATOR,
    GRENADE,
    GUN,
    SHELTER,
    SURVIVOR,
    ZOMBIE,
    Door,
    Sector,
    Sheet,
    Square,
)

Place = tuple[Square, int]
Drawn = Mapping[Square, Sector]

_STEPS = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
_FACING = {"N": "S", "E": "W", "S": "N", "W": "E"}

# ZDD-11: the half that has each segment of a border; those of N and S from west to east, those of
# W and E from north to south.
_SEGMENTS = {
    "": {"N": (0, 0), "E": (0, 0), "S": (0, 0), "W": (0, 0)},
    "-": {"N": (0, 0), "E": (0, 1), "S": (1, 1), "W": (0, 1)},
    "|": {"N": (0, 1), "E": (1, 1), "S": (0, 1), "W": (0, 0)},
    "\\": {"N": (0, 0), "E": (0, 0), "S": (1, 1), "W": (1, 1)},
    "/": {"N": (0, 0), "E": (1, 1), "S": (1, 1), "W": (0, 0)},
}


def passable(sheet: Sheet, drawn: Drawn) -> set[Place]:
    """Return the places that are joined to the entrance."""
    found = set(_at_door(sheet.entrance, drawn))
    left = deque(found)
    while left:
        for place in joined(left.popleft(), drawn):
            if place not in found:
                found.add(place)
                left.append(place)
    return found


def joined(place: Place, drawn: Drawn) -> Iterator[Place]:
    """Yield the places that a place leads to without a wall, segment by segment."""
    (row, column), half = place
    sector = drawn[row, column]
    for side, (down, right) in _STEPS.items():
        square = row + down, column + right
        facing = _FACING[side]
        if square not in drawn or side in sector.walls or facing in drawn[square].walls:
            continue
        for ours, theirs in zip(segments(sector, side), segments(drawn[square], facing)):
            if ours == half:
                yield square, theirs


def segments(sector: Sector, side: str) -> tuple[int, int]:
    """Return which half of a sector has each of the two segments of a border."""
    return _SEGMENTS[sector.split][side]


def is_path(sheet: Sheet, drawn: Drawn) -> bool:
    """Tell whether the passable area leads out of the exit."""
    return not passable(sheet, drawn).isdisjoint(_at_door(sheet.exit, drawn))


def _at_door(door: Door, drawn: Drawn) -> list[Place]:
    """Return the places behind a door; a wall of the sector there closes it (ZDD-12)."""
    sector = drawn.get(door.square)
    if sector is None or door.side in sector.walls:
        return []
    return [(door.square, half) for half in segments(sector, door.side)]


@dataclass
class Zone:
    """The zone of one player, with all that was crossed out, killed and erased in it."""

    sheet: Sheet
    drawn: dict[Square, Sector] = field(default_factory=dict)
    killed: int = 0  # each by a gun
    grenades: int = 0  # crossed out, as the shelters
    shelters: int = 0
    erased: Counter[Place] = field(default_factory=Counter)
    is_lost: bool = False

    def draw(self, square: Square, sector: Sector) -> int:
        """Draw a sector and fight the zombies that it wakes, if there are guns; say how many."""
        before = passable(self.sheet, self.drawn)
        self.drawn[square] = sector
        woken = self._zombies(passable(self.sheet, self.drawn) - before)
        if woken > self.left(GUN):
            self.is_lost = True
        else:
            self.killed += woken
        return woken

    def left(self, item: str) -> int:
        """Return how many guns, grenades or shelters may be crossed out."""
        used = {GUN: self.killed, GRENADE: self.grenades, SHELTER: self.shelters}[item]
        return self._inside(item) - used

    def use_shelter(self) -> None:
        """Cross out a shelter, to refuse a sector."""
        self.shelters += 1

    def targets(self) -> list[Place]:
        """Return the places outside the passable area that have a zombie."""
        return sorted(place for place in self._outside() if self._zombies({place}))

    def throw(self, target: Place) -> None:
        """Cross out a grenade and erase a zombie."""
        self.grenades += 1
        self.erased[target] += 1

    def has_generator(self) -> bool:
        """Tell whether a generator was drawn anywhere."""
        return any(GENERATOR in sector.all_items for sector in self.drawn.values())

    def has_escaped(self) -> bool:
        """Tell whether the end finds a path and a generator in it."""
        is_open = is_path(self.sheet, self.drawn) and self._inside(GENERATOR) > 0
        return is_open and not self.is_lost

    def points(self) -> int:
        """Return the victory points."""
        return self.killed + self._inside(SURVIVOR) - self.grenades - self.shelters

    def rank(self) -> tuple[int, int, int]:
        """Return what decides among the escaped; the highest wins, equal ones share (ZD-12)."""
        outside = self._outside()
        asleep = self._zombies(outside)
        kept = self._count(GUN) + self._count(GRENADE) + self._count(SHELTER)
        kept -= self.killed + self.grenades + self.shelters
        return self.points(), -asleep, kept + _items(SURVIVOR, outside, self.drawn)

    def _inside(self, item: str) -> int:
        return _items(item, passable(self.sheet, self.drawn), self.drawn)

    def _count(self, item: str) -> int:
        return sum(sector.all_items.count(item) for sector in self.drawn.values())

    def _outside(self) -> set[Place]:
        places = {(square, half) for square in self.drawn for half in (0, 1)}
        return places - passable(self.sheet, self.drawn)

    def _zombies(self, places: set[Place]) -> int:
        return _items(ZOMBIE, places, self.drawn) - sum(self.erased[place] for place in places)


def _items(item: str, places: set[Place], drawn: Drawn) -> int:
    return sum(drawn[square].items[half].count(item) for square, half in places)


def winners(zones: list[Zone]) -> list[int]:
    """Return who wins: the best of the escaped; several share, none is everybody's loss."""
    ranks = [zone.rank() if zone.has_escaped() else None for zone in zones]
    best = max((rank for rank in ranks if rank is not None), default=None)
    return [seat for seat, rank in enumerate(ranks) if best is not None and rank == best]


def alternatives(crossed: set[Square], rolled: Square, faces: int = 6) -> list[Square]:
    """Return the sectors that a roll leaves to choose from (ZD-03, ZDD-02)."""
    if rolled not in crossed:
        return [rolled]
    row, column = rolled

    def is_free(place: Square) -> bool:
        return place not in crossed

    along = [(row, other) for other in range(1, faces + 1)]
    found = _nearest(along[: column - 1][::-1], along[column:], is_free)
    if not found:
        above = [(r, c) for r in range(row - 1, 0, -1) for c in range(faces, 0, -1)]
        below = [(r, c) for r in range(row + 1, faces + 1) for c in range(1, faces + 1)]
        found = _nearest(above, below, is_free)
    return found


def _nearest(
    before: list[Square], after: list[Square], is_free: Callable[[Square], bool]
) -> list[Square]:
    ends = (next(filter(is_free, way), None) for way in (before, after))
    return [place for place in ends if place is not None]
