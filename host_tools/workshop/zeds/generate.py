"""Makes candidates for a sheet: walls, halves and items thrown at random within bounds."""

from dataclasses import dataclass
from random import Random

from host_tools.workshop.zeds.sheet import (
    GENERATOR,
    GENERATORS,
    HALVES,
    ITEMS,
    SIDES,
    Door,
    Sector,
    Sheet,
    places,
)


@dataclass(frozen=True)
class Recipe:
    """How much of everything goes on a sheet."""

    title: str
    items: dict[str, int]  # by letter, without the generators
    walls: dict[int, int]  # sectors, by how many of their borders have a wall
    splits: int


_MOST = 3  # items that a sector is given: one more is hard to print and to read


def candidate(recipe: Recipe, random: Random) -> Sheet:
    """Return a sheet by a recipe, its entrance in the north-west, its exit in the south-east."""
    walls = [number for number, count in recipe.walls.items() for _ in range(count)]
    random.shuffle(walls)
    splits = [random.choice(list(HALVES)) for _ in range(recipe.splits)]
    splits += [""] * (len(walls) - len(splits))
    random.shuffle(splits)
    items = _dealt(recipe, random)
    sectors = {
        place: Sector(_walls(number, random), split, _halved(held, split, random))
        for place, number, split, held in zip(places(), walls, splits, items)
    }
    return Sheet(recipe.title, 5, 4, Door((1, 1), "W"), Door((4, 5), "E"), sectors)


def _walls(number: int, random: Random) -> str:
    chosen = random.sample(SIDES, number)
    return "".join(side for side in SIDES if side in chosen)


def _dealt(recipe: Recipe, random: Random) -> list[str]:
    """Return the items of each sector; the generators lie in two of them."""
    sectors = [""] * len(list(places()))
    for number in random.sample(range(len(sectors)), GENERATORS):
        sectors[number] = GENERATOR
    for item, count in recipe.items.items():
        for _ in range(count):
            room = [number for number, held in enumerate(sectors) if len(held) < _MOST]
            emptiest = min(len(sectors[a]) for a in random.sample(room, 2))
            chosen = random.choice([n for n in room if len(sectors[n]) <= emptiest])
            sectors[chosen] += item
    return sectors


def _halved(items: str, split: str, random: Random) -> tuple[str, str]:
    halves = ["", ""]
    for item in sorted(items, key=ITEMS.index):
        halves[random.randrange(2) if split else 0] += item
    return halves[0], halves[1]
