"""What a known sheet says, read where it lies: 4 bytes of the zone, 36 sectors of 3 bytes.

Byte 0: columns and rows of the zone. Bytes 1 and 2: the squares of entrance and exit. Byte 3: the
sides they are on. Of a sector: walls and split, then four items of half a byte, the low one first.
"""

from games.zeds.rules.state import NONE
from micropython import const

# Sides, one bit each.
NORTH = const(1)
EAST = const(2)
SOUTH = const(4)
WEST = const(8)

# Splits; without one the square is whole (ZDD-21).
NO_SPLIT = const(0)
LEVEL = const(1)  # `-`: north and south half
UPRIGHT = const(2)  # `|`: west and east half
FALLING = const(3)  # `\`: north-east and south-west half
RISING = const(4)  # `/`: north-west and south-east half

# Items.
ZOMBIE = const(1)
GUN = const(2)
GRENADE = const(3)
SHELTER = const(4)
GENERATOR = const(5)
SURVIVOR = const(6)
KINDS = const(7)  # with none
SECOND = const(8)  # added to an item in the second half
ITEMS = const(4)  # of a sector, at most

_HEAD = const(4)
_SECTOR = const(3)


def columns(sheet):
    """Return how many columns the zone has."""
    return sheet[0] >> 4


def rows(sheet):
    """Return how many rows the zone has."""
    return sheet[0] & 15


def entrance(sheet):
    """Return the square of the entrance and the side it is on."""
    return sheet[1], sheet[3] >> 4


def way_out(sheet):
    """Return the square of the exit and the side it is on."""
    return sheet[2], sheet[3] & 15


def walls(sheet, sector):
    """Return a bit for each side of a sector that has a wall."""
    return sheet[_HEAD + _SECTOR * sector] & 15


def split(sheet, sector):
    """Return how a wall halves a sector."""
    return sheet[_HEAD + _SECTOR * sector] >> 4


def item(sheet, sector, number):
    """Return one of the four items of a sector, with SECOND if it lies in the second half."""
    pair = sheet[_HEAD + _SECTOR * sector + 1 + number // 2]
    return pair >> 4 if number & 1 else pair & 15


def is_empty(sheet, sector):
    """Tell whether a sector has no items."""
    at = _HEAD + _SECTOR * sector
    return not sheet[at + 1] and not sheet[at + 2]


def has_generator(sheet, sector):
    """Tell whether a generator is in a sector."""
    return GENERATOR in [item(sheet, sector, number) & 7 for number in range(ITEMS)]


def is_generator_drawn(sheet, zone):
    """Tell whether a zone has a generator anywhere, cut off or not (ZDD-14)."""
    return True in [sector != NONE and has_generator(sheet, sector) for sector in zone]
