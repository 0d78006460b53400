"""Who is protected, and what overcomes it (ZSD-07, ZSD-08): what `capture` and `asked` share."""

from games.zones.rules.board.lines import NEXT
from games.zones.rules.state import NONE, VALA
from micropython import const

# Facts about a capture, one bit each.
ON_PREFERRED = const(1)  # the victim stands on the terrain that it prefers
NEAR_VALA = const(2)  # a Vala of its side is next to it
HAS_ALLY = const(4)  # another piece of the attacker's side is next to it
IS_SWORDSMAN = const(8)  # the attacker needs no ally

PROTECTED = const(3)  # either of the first two
OVERCOME = const(12)  # either of the others


def judged(facts):
    """Return whether a capture is allowed, and the rule that says so."""
    if not facts & PROTECTED:
        return True, b"ZS-11"
    rule = b"ZSD-07" if facts & ON_PREFERRED else b"ZSD-08"
    return facts & OVERCOME != 0, rule


def is_protected(state, cell):
    """Tell whether the piece on a cell can be captured only with an ally."""
    kind = state.pieces[cell] - 1
    if state.terrain[cell] == state.preferred[kind]:
        return True
    return kind <= VALA and is_near_vala(state, cell)


def is_near_vala(state, cell):
    """Tell whether a Vala is next to a cell; she does not cover herself (ZSD-28)."""
    pieces = state.pieces
    for at in range(8 * cell, 8 * cell + 8):
        near = NEXT[at]
        if near != NONE and pieces[near] == VALA + 1:
            return True
    return False


def has_ally(state, cell, seat, attacker):
    """Tell whether a piece of a seat is next to a cell, other than the attacker."""
    pieces = state.pieces
    for at in range(8 * cell, 8 * cell + 8):
        near = NEXT[at]
        piece = 0 if near == NONE else pieces[near]
        if piece and near != attacker and (piece - 1) >> 2 == seat:
            return True
    return False
