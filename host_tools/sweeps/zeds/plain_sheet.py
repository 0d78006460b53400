"""A sheet of Zeds Zone in plain words, read off its 112 bytes as the log's page tells them."""

from dataclasses import dataclass
from functools import cached_property

SIZE = 112
SECTORS = 36
SIDES = {"N": 1, "E": 2, "S": 4, "W": 8}
SPLITS = ("", "-", "|", "\\", "/")
LETTERS = " ZGBSEV"  # zombie, gun, grenade ("bomb"), shelter, generator ("engine"), survivor ("V")


@dataclass(frozen=True)
class Item:
    """An item: its letter, and whether it lies in the second half of its square."""

    letter: str
    is_second: bool


@dataclass(frozen=True)
class Sector:
    """What is printed of a sector; `items` by their place, of which there are four."""

    walls: str
    split: str
    items: dict[int, Item]

    def has(self, letter: str) -> bool:
        """Tell whether an item of that kind is in the sector."""
        return any(item.letter == letter for item in self.items.values())


@dataclass(frozen=True)
class Sheet:
    """A zone, where one enters and leaves it, and the sector table."""

    columns: int
    rows: int
    entrance: tuple[int, str]
    way_out: tuple[int, str]
    sectors: tuple[Sector, ...]

    @cached_property
    def generators(self) -> list[int]:
        """Return the sectors with a generator."""
        return [number for number, sector in enumerate(self.sectors) if sector.has("E")]


def read(data: bytes) -> Sheet:
    """Return the sheet that bytes are."""
    names = {bit: name for name, bit in SIDES.items()}
    return Sheet(
        columns=data[0] // 16,
        rows=data[0] % 16,
        entrance=(data[1], names[data[3] // 16]),
        way_out=(data[2], names[data[3] % 16]),
        sectors=tuple(_sector(data[at : at + 3]) for at in range(4, SIZE, 3)),
    )


def _sector(data: bytes) -> Sector:
    drawing, first, second = data
    halves = (first % 16, first // 16, second % 16, second // 16)
    return Sector(
        walls="".join(name for name, bit in SIDES.items() if drawing % 16 & bit),
        split=SPLITS[drawing // 16],
        items={
            place: Item(LETTERS[half % 8], half >= 8) for place, half in enumerate(halves) if half
        },
    )


def write(sheet: Sheet) -> bytes:
    """Return the bytes of a sheet."""
    sides = SIDES[sheet.entrance[1]] * 16 + SIDES[sheet.way_out[1]]
    head = bytes((sheet.columns * 16 + sheet.rows, sheet.entrance[0], sheet.way_out[0], sides))
    return head + b"".join(_bytes_of(sector) for sector in sheet.sectors)


def _bytes_of(sector: Sector) -> bytes:
    walls = sum(SIDES[name] for name in sector.walls)
    halves = [0, 0, 0, 0]
    for place, item in sector.items.items():
        halves[place] = LETTERS.index(item.letter) + 8 * item.is_second
    first, second = halves[0] + 16 * halves[1], halves[2] + 16 * halves[3]
    return bytes((walls + 16 * SPLITS.index(sector.split), first, second))
