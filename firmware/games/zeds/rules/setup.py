"""What the table decides before Zeds Zone: on paper or with a known sheet, the dice, who plays.

As bytes: the flags; the sheet, 112 bytes, if it is known; the date of a daily zone, 4 bytes: the
year, high byte first, the month, the day; then the names. Without names and without a sheet the
device is the dice alone, for a table of any size.
"""

from engine.seating import decode_names, encode_names
from micropython import const

# Flags, one bit each.
SWAPPED = const(1)  # the light die is the column, not the row (ZDD-01)
FREED = const(2)  # a sector that a shelter refused is free again (ZDD-03)
TALL = const(4)  # paper: the zone has 4 columns and 5 rows (ZDD-20)
OWN_DICE = const(8)  # the table rolls its own dice and enters them
SHEET = const(16)  # the sheet is known: the device referees
DAILY = const(32)  # the dice follow from the date and the sheet, the same for everybody

MOST_SEATS = const(6)
SHEET_SIZE = const(112)

_FLAGS = const(64)  # every flag is below it
_DATE_SIZE = const(4)
_AT = const(1)  # where the sheet begins
_LONGEST_MONTH = const(31)
_BLANK = const(32)  # the first printed character, and the last
_TILDE = const(126)


def encode(flags, names, sheet=b"", date=()):
    """Return a set-up as bytes; `date` is year, month, day of a daily zone.

    SHEET and DAILY are set as there is a sheet, a date.
    """
    flags |= (SHEET if sheet else 0) | (DAILY if date else 0)
    day = bytes((date[0] >> 8, date[0] & 255, date[1], date[2])) if date else b""
    return bytes((flags,)) + sheet + day + encode_names(names)


def names_of(setup):
    """Return what the players are called; nobody has a name where the dice are alone."""
    return decode_names(setup, _names_at(setup))


def sheet_of(setup):
    """Return the known sheet, b"" for paper."""
    return bytes(setup[_AT : _AT + SHEET_SIZE]) if setup[0] & SHEET else b""


def date_of(setup):
    """Return year, month, day of a daily zone, None for any other game."""
    if not setup[0] & DAILY:
        return None
    at = _names_at(setup) - _DATE_SIZE
    return setup[at] << 8 | setup[at + 1], setup[at + 2], setup[at + 3]


def is_sound(setup):
    """Tell whether bytes may be a set-up; of a sheet only its size is looked at."""
    if not setup or setup[0] >= _FLAGS or len(setup) < _names_at(setup):
        return False
    flags = setup[0]
    if flags & DAILY and (not flags & SHEET or flags & OWN_DICE or not _is_day(date_of(setup))):
        return False
    if flags & SHEET and flags & TALL:
        return False
    names = names_of(setup)
    if encode_names(names) != setup[_names_at(setup) :] or not all(names):
        return False
    letters = b"".join(names) + b"A"
    is_plain = _BLANK <= min(letters) <= max(letters) <= _TILDE
    return is_plain and (1 if flags & SHEET else 0) <= len(names) <= MOST_SEATS


def _is_day(date):
    return 1 <= date[1] <= 12 and 1 <= date[2] <= _LONGEST_MONTH


def _names_at(setup):
    flags = setup[0]
    return _AT + (SHEET_SIZE if flags & SHEET else 0) + (_DATE_SIZE if flags & DAILY else 0)
