"""A position on the glass as a line of text.

Six rows from the top with a slash between them, two characters a cell: the terrain F, O, H or W
(fields, forest, hills, water) and the piece, or a dot; a base is # and M or T for its side. Then
who is to move, M or T, and a digit for each kind, first of the reserve, then of those captured:
Spearman S, Archer A, Swordsman W, Vala V, Warrior w, Lobber l, Trollwife t, Hill Troll h. Ten is
written a.
"""

from games.zones.rules.state import CELLS, COLUMNS, NONE

PIECES = b"SAWVwlth"
TERRAINS = b"FOHW"
SIDES = b"MT"
DIGITS = b"0123456789a"


def position(state):
    """Return a position on the glass as text."""
    cells = [_cell(state, cell) for cell in range(CELLS)]
    rows = [b"".join(cells[at : at + COLUMNS]) for at in range(0, CELLS, COLUMNS)]
    counts = [bytes([DIGITS[n] for n in row]) for row in (state.reserve, state.captured)]
    return b" ".join((b"/".join(rows), letter(SIDES, state.active), counts[0], counts[1]))


def _cell(state, cell):
    terrain, piece = state.terrain[cell], state.pieces[cell]
    if terrain == NONE:
        return b"#" + letter(SIDES, 0 if state.bases[0] == cell else 1)
    return letter(TERRAINS, terrain) + (letter(PIECES, piece - 1) if piece else b".")


def letter(letters, number):
    """Return one of some letters."""
    return letters[number : number + 1]
