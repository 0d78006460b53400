"""What a move is called, in a few words; it tells nothing of what lies behind the screen."""

from games.zones.rules import codes, fields, names
from games.zones.rules.state import NONE

_NAMES = (
    b"",
    b"Draws %s",
    b"Lays the base",
    b"Lays a tile",
    b"Lays tiles at random",
    b"Places a piece",
    b"Coin: %s",
    b"%s-%s",
    b"%s shoots %s",
    b"Summons %s",
    b"Moves",
    b"Captures %s",
    b"Takes back %s",
    b"Base of %s falls",
    b"Passes",
    b"Resigns",
    b"Draw agreed",
    b"Time over: %s",
    b"%s by hand",
)
_ENTERED = b" entered"
_WITH_CELL = (3, 5)  # lengths of a summon on the glass; a companion's are 2 and 4


def label(move, tape):
    """Return a move in words."""
    name = _NAMES[move[0]]
    return name % _parts(move, tape) if b"%s" in name else name + _first(move)


def _first(move):
    """Return the kind of a first piece, which a companion's table sees; b"" of other moves."""
    return b": " + names.KINDS[move[1]] if move[0] == codes.START and len(move) == 2 else b""


def _parts(move, tape):
    """Return what stands in the name of a move."""
    kind = move[0]
    if kind in (codes.MOVE, codes.SHOOT):
        return names.cell(move[1]), names.cell(move[2])
    if kind == codes.DRAW:
        return (names.TERRAINS[tape[0]],)
    if kind == codes.COIN:
        return (_side(move, tape),)
    if kind == codes.ADJUST:
        return (fields.said(move[1], move[2], move[3]),)
    if kind in (codes.FELL, codes.FLAG):
        return (names.SIDES[move[1]],)
    return (_piece(move),)


def _side(move, tape):
    """Return who begins."""
    return names.SIDES[move[1]] + _ENTERED if len(move) > 1 else names.SIDES[tape[0] - 1]


def _piece(move):
    """Return a kind of piece, and where it is summoned to."""
    said = b"nobody" if move[1] == NONE else names.KINDS[move[1]]
    has_cell = move[0] == codes.SUMMON and len(move) in _WITH_CELL
    return said + b" " + names.cell(move[2]) if has_cell else said
