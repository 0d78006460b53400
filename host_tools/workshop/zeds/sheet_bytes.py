"""A sheet as the 112 bytes that the device knows and the set-up of a game carries.

0      columns << 4 | rows
1, 2   entrance and exit: row * columns + column, from 0
3      side of the entrance << 4 | side of the exit: N 1, E 2, S 4, W 8
4 ..   36 sectors, row by row, of 3 bytes: walls | split << 4, then four items of 4 bits, the
       low ones first: 0 none, 1 to 6 ZGBSEV, and 8 more in the second half of a split
"""

from host_tools.workshop.zeds.sheet import (
    ITEMS,
    MOST_ITEMS,
    SIDES,
    SPLITS,
    Door,
    Sector,
    Sheet,
    places,
)

SIZE = 112

_HEAD = 4
_EACH = 3
_SECOND = 8


def encode(sheet: Sheet) -> bytes:
    """Return the bytes of a sheet that has no faults."""
    doors = sheet.entrance, sheet.exit
    sides = [1 << SIDES.index(door.side) for door in doors]
    squares = [_number(door, sheet.columns) for door in doors]
    head = bytes((sheet.columns << 4 | sheet.rows, *squares, sides[0] << 4 | sides[1]))
    return head + b"".join(_encode(sheet.sectors[place]) for place in places())


def decode(title: str, data: bytes) -> Sheet:
    """Return the sheet that `encode` made bytes of."""
    columns, rows = data[0] >> 4, data[0] & 15
    doors = _door(data[1], data[3] >> 4, columns), _door(data[2], data[3] & 15, columns)
    parts = [data[at : at + _EACH] for at in range(_HEAD, SIZE, _EACH)]
    return Sheet(title, columns, rows, *doors, dict(zip(places(), map(_decode, parts))))


def _number(door: Door, columns: int) -> int:
    row, column = door.square
    return (row - 1) * columns + column - 1


def _door(square: int, side: int, columns: int) -> Door:
    row, column = divmod(square, columns)
    return Door((row + 1, column + 1), _letters(side))


def _encode(sector: Sector) -> bytes:
    walls = sum(1 << SIDES.index(side) for side in sector.walls)
    first, second = ([1 + ITEMS.index(item) for item in half] for half in sector.items)
    items = first + [_SECOND + item for item in second]
    items += [0] * (MOST_ITEMS - len(items))
    return bytes(
        (
            walls | SPLITS.index(sector.split) << 4,
            items[0] | items[1] << 4,
            items[2] | items[3] << 4,
        )
    )


def _decode(part: bytes) -> Sector:
    nibbles = [part[1] & 15, part[1] >> 4, part[2] & 15, part[2] >> 4]
    halves = [
        "".join(ITEMS[(nibble & 7) - 1] for nibble in nibbles if nibble and nibble & 8 == mark)
        for mark in (0, _SECOND)
    ]
    return Sector(_letters(part[0] & 15), SPLITS[part[0] >> 4], (halves[0], halves[1]))


def _letters(bits: int) -> str:
    return "".join(side for number, side in enumerate(SIDES) if bits >> number & 1)
