"""Whether 112 bytes are a sheet that can be played. Loaded only for a new game."""

from games.zeds.rules.state import MOST_SHELTERS, SECTORS, SQUARES
from games.zeds.rules.zone import sheet as known
from games.zeds.rules.zone.sheet import EAST, GENERATOR, ITEMS, NORTH, SECOND, SHELTER, SOUTH, WEST
from micropython import const

_SIZES = b"\x54\x45"  # columns and rows
_SPLITS = const(5)
_GENERATORS = const(2)


def is_sound(sheet):
    """Tell whether a sheet makes sense (ZDD-19, ZDD-20, ZDD-21)."""
    if sheet[0] not in _SIZES or known.entrance(sheet) == known.way_out(sheet):
        return False
    if not _is_edge(sheet, *known.entrance(sheet)) or not _is_edge(sheet, *known.way_out(sheet)):
        return False
    for sector in range(SECTORS):
        if not _is_sector(sheet, sector):
            return False
    return _counts(sheet)


def _is_edge(sheet, square, side):
    """Tell whether a side of a square lies on the edge of the zone."""
    columns = known.columns(sheet)
    row, column = square // columns, square % columns
    if square >= SQUARES:
        return False
    return (
        (side == NORTH and row == 0)
        or (side == EAST and column == columns - 1)
        or (side == SOUTH and row == known.rows(sheet) - 1)
        or (side == WEST and column == 0)
    )


def _is_sector(sheet, sector):
    split = known.split(sheet, sector)
    for number in range(ITEMS):
        item = known.item(sheet, sector, number)
        if item & 7 >= known.KINDS or item == SECOND or (item & SECOND and not split):
            return False
    return split < _SPLITS


def _counts(sheet):
    """Tell whether two sectors have a generator each, and there are not too many shelters."""
    shelters = generators = with_one = 0
    for sector in range(SECTORS):
        with_one += known.has_generator(sheet, sector)
        for number in range(ITEMS):
            kind = known.item(sheet, sector, number) & 7
            shelters += kind == SHELTER
            generators += kind == GENERATOR
    return shelters <= MOST_SHELTERS and generators == with_one == _GENERATORS
