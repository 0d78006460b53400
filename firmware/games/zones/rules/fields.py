"""The values that the table may set by hand."""

from games.zones.rules import names
from games.zones.rules.state import NONE
from micropython import const

# Fields, with what index and value are.
PIECE = const(0)  # glass; cell; kind from the reserve, or NONE: what stood there is in reserve
RESERVE = const(1)  # kind; how many
CAPTURED = const(2)  # kind; how many
SWAP = const(3)  # glass; cell; cell: tiles, or a tile and a base, change places
ACTIVE = const(4)  # 0; seat: whose turn it is
MINUTES = const(5)  # seat; whole minutes used
SECONDS = const(6)  # seat; seconds used beside them
FIELDS = (b"Piece", b"Reserve", b"Captured", b"Tiles", b"Turn", b"Minutes used", b"Seconds used")


def said(field, index, value):
    """Return in words what was set."""
    name = FIELDS[field] + b": "
    if field == PIECE:
        kind = b"none" if value == NONE else names.KINDS[value]
        return name + names.cell(index) + b" " + kind
    if field in (RESERVE, CAPTURED):
        return name + b"%d %s" % (value, names.KINDS[index])
    if field == SWAP:
        return name + names.cell(index) + b" and " + names.cell(value)
    if field == ACTIVE:
        return name + names.SIDES[value]
    return name + b"%s %d" % (names.SIDES[index], value)
