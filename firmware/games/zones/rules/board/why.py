"""Why a piece may not do what it was to do, and what would allow it. Loaded for a refusal."""

from engine.refusal import Refusal
from games.zones.rules import codes, names
from games.zones.rules.board import capture, protection
from games.zones.rules.board.lines import NEXT, WAYS, adjacent, ways
from games.zones.rules.state import (
    ARCHER,
    CELLS,
    HILL_TROLL,
    HILLS,
    LOBBER,
    NONE,
    SPEARMAN,
    WARRIOR,
)

_NO_TILE = Refusal(b"ZS-10", b"No piece enters a base.")
_OWN = Refusal(b"ZS-10", b"Your own piece stands there.")
_BASE_BETWEEN = Refusal(b"ZS-10", b"A base is in the way.")
_TAKEN = Refusal(b"ZS-07", b"A piece stands there: a summon captures nothing.")
_NO_ARCHER = Refusal(b"ZSD-09", b"Only an Archer captures without moving.")
_NO_TARGET = Refusal(b"ZSD-09", b"An Archer shoots at an enemy next to him.")

_NO_LINE = b"%s: its lines (%s) do not lead there."
_RESTRICTED = b"%s may not enter %s."
_IN_THE_WAY = b"%s is in the way."
_STOPS = b"%s is stopped by %s on %s."
_NOT_HOME = b"%s is summoned next to its base%s."
_SPECIAL = {SPEARMAN: b", or next to a Spearman", WARRIOR: b", or onto Forest"}

_STANDS = b"stands on %s, which it prefers"
_COVERED = b"has a Vala next to it"
_PROTECTED = b"%s %s. First bring another piece next to it%s."
_OR_SWORDSMAN = b", or take it with a Swordsman"
_FREE = b"%s is not protected."
_ALLOWED = b"%s %s, but %s."
_NO_NEED = b"a Swordsman needs no ally"
_ALLY = b"another of your pieces is next to it"


def refusal(state, move):
    """Return why a move, a shot or a summon on the glass is refused."""
    if move[2] >= CELLS or state.terrain[move[2]] == NONE:
        return _NO_TILE
    if move[0] == codes.SUMMON:
        return _summon(state, move[1], move[2])
    piece = state.pieces[move[2]]
    if piece and (piece - 1) >> 2 == state.active:
        return _OWN
    if move[0] == codes.SHOOT:
        return _shot(state, move[1], move[2])
    return _move(state, move[1], move[2])


def _summon(state, kind, cell):
    if state.pieces[cell]:
        return _TAKEN
    if state.terrain[cell] == state.restricted[kind]:
        return _restricted(state, kind, cell)
    special = _SPECIAL.get(kind, b"")
    return Refusal(b"ZSD-14", _NOT_HOME % (names.KINDS[kind], special))


def _restricted(state, kind, cell):
    return Refusal(b"ZS-09", restricted(kind, state.terrain[cell]))


def restricted(kind, terrain):
    """Return in a sentence that a kind may not enter a terrain."""
    return _RESTRICTED % (names.KINDS[kind], names.TERRAINS[terrain])


def _shot(state, cell, target):
    if state.pieces[cell] - 1 != ARCHER:
        return _NO_ARCHER
    if not adjacent(cell, target) or not state.pieces[target]:
        return _NO_TARGET
    return _capture(state, cell, target)


def _move(state, cell, target):
    """Return what keeps a piece from a tile: the tile, its lines, what is between, protection."""
    kind = state.pieces[cell] - 1
    if state.terrain[target] == state.restricted[kind]:
        return _restricted(state, kind, target)
    if kind == HILL_TROLL and state.terrain[target] == HILLS:
        return _capture(state, cell, target)  # he comes to any hill
    way = _way(cell, target)
    if way not in ways(state.movements[kind]):
        told = names.KINDS[kind], names.MOVEMENTS[state.movements[kind]]
        return Refusal(b"ZSD-06", _NO_LINE % told)
    return _between(state, cell, way, target) or _capture(state, cell, target)


def _way(cell, target):
    """Return the direction from one cell to another, NONE when they share no line."""
    for way in range(WAYS):
        at = NEXT[WAYS * cell + way]
        while at not in (NONE, target):
            at = NEXT[WAYS * at + way]
        if at == target:
            return way
    return NONE


def _between(state, cell, way, target):
    """Return what ends a line before the target, None when nothing does."""
    kind = state.pieces[cell] - 1
    may_pass = kind == LOBBER
    at = NEXT[WAYS * cell + way]
    while at != target:
        if state.terrain[at] == NONE:
            return _BASE_BETWEEN
        if state.terrain[at] == state.restricted[kind]:
            return _restricted(state, kind, at)
        piece = state.pieces[at]
        if piece and (not may_pass or (piece - 1) >> 2 == kind >> 2):
            return Refusal(b"ZS-10", _IN_THE_WAY % names.piece(state, at))
        if state.terrain[at] == state.difficult[kind]:
            told = names.KINDS[kind], names.TERRAINS[state.terrain[at]], names.cell(at)
            return Refusal(b"ZS-09", _STOPS % told)
        may_pass = may_pass and not piece
        at = NEXT[WAYS * at + way]
    return None


def _capture(state, cell, target):
    """Return what protects a victim."""
    _, rule, facts = capture.reason(state, cell, target)
    kind = state.pieces[cell] - 1
    return Refusal(rule, said(state, kind, state.pieces[target] - 1, facts))


def said(state, attacker, victim, facts):
    """Return in a sentence whether a kind may capture a kind, and what would allow it."""
    name = names.KINDS[victim]
    if not facts & protection.PROTECTED:
        return _FREE % name
    how = _COVERED
    if facts & protection.ON_PREFERRED:
        how = _STANDS % names.TERRAINS[state.preferred[victim]]
    if facts & protection.OVERCOME:
        by = _NO_NEED if facts & protection.IS_SWORDSMAN else _ALLY
        return _ALLOWED % (name, how, by)
    return _PROTECTED % (name, how, _OR_SWORDSMAN if attacker < WARRIOR else b"")
