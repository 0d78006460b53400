"""What sectors, squares, items and their numbers are called."""

from games.zeds.rules.state import NONE, SIDE
from games.zeds.rules.zone import sheet as known

ITEMS = (b"none", b"zombie", b"gun", b"grenade", b"shelter", b"generator", b"survivor")


def sector(number):
    """Return the coordinates of a sector: row and column."""
    return b"none" if number == NONE else b"(%d,%d)" % (number // SIDE + 1, number % SIDE + 1)


def square(sheet, number):
    """Return the coordinates of a square of the zone: row and column."""
    columns = known.columns(sheet)
    return b"%d/%d" % (number // columns + 1, number % columns + 1)


def several(count, what):
    """Return a number of things: "2 guns"."""
    return b"%d %s%s" % (count, what, b"" if count == 1 else b"s")
