"""A sheet of Zeds Zone: 36 sectors, and the zone in which they are drawn.

Squares and sectors are (row, column) from 1, rows downwards, as people count them. Sides are
letters of NESW, items are letters of ZGBSEV.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain

FACES = 6
MOST_ITEMS = 4  # in a sector
MOST_SHELTERS = 16
GENERATORS = 2
SIZES = ((5, 4), (4, 5))  # columns, rows
MOST_LETTERS = 12  # of a title

SIDES = "NESW"
ITEMS = "ZGBSEV"
ZOMBIE, GUN, GRENADE, SHELTER, GENERATOR, SURVIVOR = tuple(ITEMS)
NAMES = dict(zip(ITEMS, ("zombie", "gun", "grenade", "shelter", "generator", "survivor")))

# The halves that a wall across a sector makes, the first one before the second.
HALVES = {"-": ("N", "S"), "|": ("W", "E"), "\\": ("NE", "SW"), "/": ("NW", "SE")}
SPLITS = ("", *HALVES)

Square = tuple[int, int]


@dataclass(frozen=True)
class Sector:
    """Walls on its borders, a wall that halves it or "", and the items of both halves.

    Without a split everything lies in the first half.
    """

    walls: str = ""
    split: str = ""
    items: tuple[str, str] = ("", "")

    @property
    def all_items(self) -> str:
        """Return the items of both halves."""
        return "".join(self.items)


@dataclass(frozen=True)
class Door:
    """The entrance or the exit: a whole border of a square."""

    square: Square
    side: str


@dataclass(frozen=True)
class Sheet:
    """All that is printed on a sheet."""

    title: str
    columns: int
    rows: int
    entrance: Door
    exit: Door
    sectors: dict[Square, Sector]

    def squares(self) -> Iterator[Square]:
        """Yield the squares of the zone, row by row."""
        for row in range(1, self.rows + 1):
            for column in range(1, self.columns + 1):
                yield row, column

    def count(self, item: str) -> int:
        """Return how many of an item there are on the sheet."""
        return sum(sector.all_items.count(item) for sector in self.sectors.values())


def places() -> Iterator[Square]:
    """Yield the places of the sector table, row by row."""
    for row in range(1, FACES + 1):
        for column in range(1, FACES + 1):
            yield row, column


def faults(sheet: Sheet) -> list[str]:
    """Return a sentence for everything that is wrong with a sheet as a whole."""
    return list(chain(_of_the_zone(sheet), _of_the_sectors(sheet)))


def _of_the_zone(sheet: Sheet) -> Iterator[str]:
    letters = sheet.title.replace(" ", "")
    if not (letters.isascii() and letters.isalnum() and len(sheet.title) <= MOST_LETTERS):
        yield f"The title needs 1 to {MOST_LETTERS} plain letters."
    if (sheet.columns, sheet.rows) not in SIZES:
        yield f"The zone is {sheet.columns} x {sheet.rows}: it must be 5 x 4 or 4 x 5."
    for name, door in (("entrance", sheet.entrance), ("exit", sheet.exit)):
        if door.side not in outer_sides(sheet, door.square):
            yield f"The {name} is not on the border of the zone."
    if sheet.entrance == sheet.exit:
        yield "Entrance and exit are the same border."


def outer_sides(sheet: Sheet, square: Square) -> str:
    """Return the sides of a square that lie on the border of the zone; none for no square."""
    row, column = square
    if not (1 <= row <= sheet.rows and 1 <= column <= sheet.columns):
        return ""
    edges = (row == 1, column == sheet.columns, row == sheet.rows, column == 1)
    return "".join(side for side, is_outer in zip(SIDES, edges) if is_outer)


def _of_the_sectors(sheet: Sheet) -> Iterator[str]:
    for place in places():
        if place not in sheet.sectors:
            yield f"Sector {named(place)} is missing."
    found = sheet.count(GENERATOR)
    if found != GENERATORS:
        yield f"There must be two generators: there are {found}."
    if any(sector.all_items.count(GENERATOR) > 1 for sector in sheet.sectors.values()):
        yield "The two generators must lie in two sectors."
    if sheet.count(SHELTER) > MOST_SHELTERS:
        yield f"There are {sheet.count(SHELTER)} shelters: {MOST_SHELTERS} is the limit."


def named(square: Square) -> str:
    """Return what a square or a sector is called: (3,4)."""
    return f"({square[0]},{square[1]})"
