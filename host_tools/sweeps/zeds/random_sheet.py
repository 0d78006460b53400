"""Sound sheets of Zeds Zone at random: some all open, some full of walls, some full of zombies."""

from random import Random

from host_tools.sweeps.zeds.plain_sheet import SECTORS, SPLITS, Item, Sector, Sheet

_MOST_SHELTERS = 16
_ITEMS = 4
_GENERATORS = 2


def random_sheet(rng: Random) -> Sheet:
    """Return a sheet that can be played."""
    columns, rows = rng.choice(((5, 4), (4, 5)))
    entrance, way_out = rng.sample(_edge(columns, rows), 2)
    if rng.random() < 0.5:
        entrance, way_out = (0, "W"), (columns * rows - 1, "E")
    wall, split = rng.choice((0, 0.05, 0.12, 0.25)), rng.choice((0, 0.2, 0.6, 1))
    letters = "V" + "Z" * rng.randrange(1, 6) + "G" * rng.randrange(1, 6) + "B" + "S" * 2
    sectors = [_sector(rng, wall, split, letters) for _ in range(SECTORS)]
    for number in rng.sample(range(SECTORS), _GENERATORS):
        sectors[number] = _with_generator(rng, sectors[number])
    return Sheet(columns, rows, entrance, way_out, tuple(_less_shelters(sectors)))


def _edge(columns: int, rows: int) -> list[tuple[int, str]]:
    """Return every border on the edge of a zone: square and side."""
    last = columns * (rows - 1)
    found = [(column, "N") for column in range(columns)]
    found += [(last + column, "S") for column in range(columns)]
    found += [(row * columns, "W") for row in range(rows)]
    return found + [(row * columns + columns - 1, "E") for row in range(rows)]


def _sector(rng: Random, wall: float, split: float, letters: str) -> Sector:
    walls = "".join(side for side in "NESW" if rng.random() < wall)
    how = rng.choice(SPLITS[1:]) if rng.random() < split else ""
    places = rng.sample(range(_ITEMS), rng.choice((0, 0, 1, 1, 2, 3, 4)))
    return Sector(walls, how, {at: _item(rng, rng.choice(letters), how) for at in places})


def _item(rng: Random, letter: str, split: str) -> Item:
    return Item(letter, bool(split) and rng.random() < 0.5)


def _with_generator(rng: Random, sector: Sector) -> Sector:
    generator = {rng.randrange(_ITEMS): _item(rng, "E", sector.split)}
    return Sector(sector.walls, sector.split, sector.items | generator)


def _less_shelters(sectors: list[Sector]) -> list[Sector]:
    """Return the sectors with no more shelters than a sheet may have: guns stand in."""
    left = _MOST_SHELTERS
    found = []
    for sector in sectors:
        items = {}
        for place, item in sector.items.items():
            is_one_more = item.letter == "S" and not left
            left -= item.letter == "S" and left > 0
            items[place] = Item("G", item.is_second) if is_one_more else item
        found.append(Sector(sector.walls, sector.split, items))
    return found
