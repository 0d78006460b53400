"""A position of ZoneS read from its line of text; a move as text, and back.

A position is as the firmware's `notation` writes it. A move: its word, then cells, pieces, sides
and numbers, such as "move d3 c4" or "summon S b2 +49". Behind the plus stand the quarter seconds
of a turn; "-" is nothing.
"""

from games.zones.rules import codes
from games.zones.rules.board.moves import is_open
from games.zones.rules.laying import is_own
from games.zones.rules.names import cell as name_of
from games.zones.rules.notation import DIGITS, PIECES, SIDES, TERRAINS, letter
from games.zones.rules.setup import KINDS
from games.zones.rules.state import CELLS, COLUMNS, NONE, TURN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

# Of each move its word, and what stands behind: cell, kind, side, number, time.
_MOVES = (
    b"draw: base:c lay:c rest: start:kc coin:s move:cct shoot:cct summon:kct moved:t captured:kt "
    b"return:k fell:s pass:t resign: agree: flag:s adjust:nnn"
)


def put(state: "Any", text: bytes) -> bool:
    """Put a position that is read onto the glass; return False when it cannot be.

    The state may be spoiled then. What is not in the text, such as the clock, stays.
    """
    parts = text.split(b" ")
    if not state.glass or len(parts) != 4 or parts[1] not in (b"M", b"T"):
        return False
    state.active, state.step, state.last, state.seen = SIDES.find(parts[1]), TURN, 0, b""
    state.bases[:] = bytes((NONE, NONE))
    return _put_rows(state, parts[0]) and _put_counts(state, parts[2], parts[3])


def _put_rows(state: "Any", text: bytes) -> bool:
    rows = text.split(b"/")
    if [len(row) for row in rows] != [2 * COLUMNS] * COLUMNS:
        return False
    both = b"".join(rows)
    for cell in range(CELLS):
        if not _put_cell(state, cell, both[2 * cell : 2 * cell + 1], both[2 * cell + 1 :][:1]):
            return False
    return NONE not in bytes(state.bases)


def _put_cell(state: "Any", cell: int, ground: bytes, on_it: bytes) -> bool:
    state.pieces[cell] = 0
    if ground == b"#":
        seat = SIDES.find(on_it)
        if seat < 0 or not is_own(seat, cell) or state.bases[seat] != NONE:
            return False
        state.terrain[cell], state.bases[seat] = NONE, cell
        return True
    terrain, kind = TERRAINS.find(ground), PIECES.find(on_it)
    if terrain < 0 or (kind < 0 and on_it != b"."):
        return False
    state.terrain[cell] = terrain
    if kind >= 0 and not is_open(state, kind, cell):
        return False
    state.pieces[cell] = kind + 1
    return True


def _put_counts(state: "Any", reserve: bytes, captured: bytes) -> bool:
    """Take up reserve and captures; all pieces of the set are there, none twice."""
    if len(reserve) != KINDS or len(captured) != KINDS:
        return False
    for kind in range(KINDS):
        counts = [DIGITS.find(letter(row, kind)) for row in (reserve, captured)]
        stand = list(state.pieces).count(kind + 1)
        if min(counts) < 0 or sum(counts) + stand != state.counts[kind]:
            return False
        state.reserve[kind], state.captured[kind] = counts
    return True


def write_move(move: bytes) -> bytes:
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


def _written(kind: bytes, values: bytes) -> bytes:
    """Return the first of some values as text."""
    value = values[0]
    if kind == b"t":
        return b"+%d" % (value << 8 | values[1])
    if kind == b"c":
        return bytes(name_of(value))
    letters = PIECES if kind == b"k" else SIDES
    if kind == b"n":
        return b"%d" % value
    return b"-" if value == NONE else letter(letters, value)


def read_move(text: bytes) -> bytes:
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


def _read(word: bytes) -> bytes:
    """Return the bytes of a word: it tells by its form what it is."""
    if word == b"-":
        return bytes((NONE,))
    if len(word) == 1 and word in PIECES:
        return bytes((PIECES.find(word),))
    if len(word) == 1 and word in SIDES:
        return bytes((SIDES.find(word),))
    return _read_number(word) if word[-1:].isdigit() else None


def _read_number(word: bytes) -> bytes:
    if word[1:].isdigit() and word[:1] == b"+":
        time = int(word)
        return bytes((time >> 8, time & 255)) if time <= 0xFFFF else None
    if word.isdigit():
        return bytes((int(word),)) if int(word) <= NONE else None
    column, row = b"abcdef".find(word[:1]), int(word[1:]) if word[1:].isdigit() else 0
    is_cell = len(word) == 2 and column >= 0 and 1 <= row <= COLUMNS
    return bytes((COLUMNS * (row - 1) + column,)) if is_cell else None
