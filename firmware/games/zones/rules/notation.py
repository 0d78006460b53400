"""A position and a move as a line of text, and back: for logs, letters and puzzles.

A position: six rows from the top with a slash between them, two characters a cell: the terrain F,
O, H or W (fields, forest, hills, water) and the piece, or a dot; a base is # and M or T for its
side. Then who is to move, M or T, and a digit for each kind, first of the reserve, then of those
captured: Spearman S, Archer A, Swordsman W, Vala V, Warrior w, Lobber l, Trollwife t, Hill Troll
h. Ten is written a.

A move: its word, then cells, pieces, sides and numbers: "move d3 c4", "summon S b2 +49". Behind
the plus stand the quarter seconds of a turn; "-" is nothing.
"""

from games.zones.rules import codes
from games.zones.rules.board.moves import is_open
from games.zones.rules.laying import is_own
from games.zones.rules.names import cell as name_of
from games.zones.rules.setup import KINDS
from games.zones.rules.state import CELLS, COLUMNS, NONE, TURN

_PIECES = b"SAWVwlth"
_TERRAINS = b"FOHW"
_SIDES = b"MT"
_DIGITS = b"0123456789a"
# Of each move its word, and what stands behind: cell, kind, side, number, time.
_MOVES = (
    b"draw: base:c lay:c rest: start:kc coin:s move:cct shoot:cct summon:kct moved:t captured:kt "
    b"return:k fell:s pass:t resign: agree: flag:s adjust:nnn"
)


def position(state):
    """Return a position on the glass as text."""
    cells = [_cell(state, cell) for cell in range(CELLS)]
    rows = [b"".join(cells[at : at + COLUMNS]) for at in range(0, CELLS, COLUMNS)]
    counts = [bytes([_DIGITS[n] for n in row]) for row in (state.reserve, state.captured)]
    return b" ".join((b"/".join(rows), _letter(_SIDES, state.active), counts[0], counts[1]))


def _cell(state, cell):
    terrain, piece = state.terrain[cell], state.pieces[cell]
    if terrain == NONE:
        return b"#" + _letter(_SIDES, 0 if state.bases[0] == cell else 1)
    return _letter(_TERRAINS, terrain) + (_letter(_PIECES, piece - 1) if piece else b".")


def _letter(letters, number):
    return letters[number : number + 1]


def put(state, text):
    """Put a position that is read onto the glass; return False when it cannot be.

    The state may be spoiled then. What is not in the text, such as the clock, stays.
    """
    parts = text.split(b" ")
    if not state.glass or len(parts) != 4 or parts[1] not in (b"M", b"T"):
        return False
    state.active, state.step, state.last, state.seen = _SIDES.find(parts[1]), TURN, 0, b""
    state.bases[:] = bytes((NONE, NONE))
    return _put_rows(state, parts[0]) and _put_counts(state, parts[2], parts[3])


def _put_rows(state, text):
    rows = text.split(b"/")
    if [len(row) for row in rows] != [2 * COLUMNS] * COLUMNS:
        return False
    both = b"".join(rows)
    for cell in range(CELLS):
        if not _put_cell(state, cell, both[2 * cell : 2 * cell + 1], both[2 * cell + 1 :][:1]):
            return False
    return NONE not in bytes(state.bases)


def _put_cell(state, cell, ground, on_it):
    state.pieces[cell] = 0
    if ground == b"#":
        seat = _SIDES.find(on_it)
        if seat < 0 or not is_own(seat, cell) or state.bases[seat] != NONE:
            return False
        state.terrain[cell], state.bases[seat] = NONE, cell
        return True
    terrain, kind = _TERRAINS.find(ground), _PIECES.find(on_it)
    if terrain < 0 or (kind < 0 and on_it != b"."):
        return False
    state.terrain[cell] = terrain
    if kind >= 0 and not is_open(state, kind, cell):
        return False
    state.pieces[cell] = kind + 1
    return True


def _put_counts(state, reserve, captured):
    """Take up reserve and captures; all pieces of the set are there, none twice."""
    if len(reserve) != KINDS or len(captured) != KINDS:
        return False
    for kind in range(KINDS):
        counts = [_DIGITS.find(_letter(row, kind)) for row in (reserve, captured)]
        stand = list(state.pieces).count(kind + 1)
        if min(counts) < 0 or sum(counts) + stand != state.counts[kind]:
            return False
        state.reserve[kind], state.captured[kind] = counts
    return True


def write_move(move):
    """Return a move as text."""
    word, kinds = _MOVES.split(b" ")[move[0] - 1].split(b":")
    if move[0] == codes.SUMMON and len(move) % 2 == 0:
        kinds = b"kt"  # a companion's has no cell
    values, parts = move[1:], [word]
    for at in range(len(kinds)):
        if values:
            size = 2 if kinds[at : at + 1] == b"t" else 1
            parts.append(_written(kinds[at : at + 1], values))
            values = values[size:]
    return b" ".join(parts)


def _written(kind, values):
    """Return the first of some values as text."""
    value = values[0]
    if kind == b"t":
        return b"+%d" % (value << 8 | values[1])
    if kind == b"c":
        return name_of(value)
    letters = _PIECES if kind == b"k" else _SIDES
    if kind == b"n":
        return b"%d" % value
    return b"-" if value == NONE else _letter(letters, value)


def read_move(text):
    """Return the bytes of a move, None when a word is none of ours."""
    words = text.split(b" ")
    names = [each.split(b":")[0] for each in _MOVES.split(b" ")]
    if words[0] not in names:
        return None
    move = bytes((names.index(words[0]) + 1,))
    for word in words[1:]:
        value = _read(word)
        if value is None:
            return None
        move += value
    return move


def _read(word):
    """Return the bytes of a word: it tells by its form what it is."""
    if word == b"-":
        return bytes((NONE,))
    if len(word) == 1 and word in _PIECES:
        return bytes((_PIECES.find(word),))
    if len(word) == 1 and word in _SIDES:
        return bytes((_SIDES.find(word),))
    return _read_number(word) if word[-1:].isdigit() else None


def _read_number(word):
    if word[1:].isdigit() and word[:1] == b"+":
        time = int(word)
        return bytes((time >> 8, time & 255)) if time <= 0xFFFF else None
    if word.isdigit():
        return bytes((int(word),)) if int(word) <= NONE else None
    column, row = b"abcdef".find(word[:1]), int(word[1:]) if word[1:].isdigit() else 0
    is_cell = len(word) == 2 and column >= 0 and 1 <= row <= COLUMNS
    return bytes((COLUMNS * (row - 1) + column,)) if is_cell else None
