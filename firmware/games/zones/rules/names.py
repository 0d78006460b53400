"""What pieces, terrain, sides and cells are called."""

from games.zones.rules.state import COLUMNS, NONE

KINDS = (
    b"Spearman",
    b"Archer",
    b"Swordsman",
    b"Vala",
    b"Warrior",
    b"Lobber",
    b"Trollwife",
    b"Hill Troll",
)
TERRAINS = (b"Fields", b"Forest", b"Hills", b"Water", b"none")
SIDES = (b"Midgard", b"Trolls")
MOVEMENTS = (b"orthogonal", b"diagonal", b"any")
TYPES = (b"infantry", b"monster")


def cell(number):
    """Return the name of a cell: column and row."""
    return b"-" if number == NONE else b"%c%d" % (97 + number % COLUMNS, number // COLUMNS + 1)


def piece(state, number):
    """Return the name of the piece on a cell, with the cell."""
    return KINDS[state.pieces[number] - 1] + b" " + cell(number)
