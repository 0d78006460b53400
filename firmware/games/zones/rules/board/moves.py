"""Where the pieces of a side may go, shoot and be summoned."""

from games.zones.rules.board.capture import may_capture
from games.zones.rules.board.lines import NEXT, adjacent, ways
from games.zones.rules.state import (
    ARCHER,
    CELLS,
    FOREST,
    HILL_TROLL,
    HILLS,
    LOBBER,
    NONE,
    SPEARMAN,
    WARRIOR,
)


def reach(state, cell):
    """Return the cells that the piece on a cell may go to, each once; captures are among them."""
    found = bytearray()
    kind = state.pieces[cell] - 1
    for way in ways(state.movements[kind]):
        _go(state, cell, way, found)
    if kind == HILL_TROLL and state.restricted[kind] != HILLS:
        _jump(state, cell, found)
    return found


def _go(state, cell, way, found):
    """Add what lies on a line up to where it ends (ZSD-06); a Lobber passes one enemy (ZSD-10)."""
    terrain, pieces = state.terrain, state.pieces
    kind = pieces[cell] - 1
    difficult, restricted = state.difficult[kind], state.restricted[kind]
    may_pass = kind == LOBBER
    at = NEXT[8 * cell + way]
    while at != NONE and terrain[at] != NONE and terrain[at] != restricted:
        piece = pieces[at]
        if piece:
            if (piece - 1) >> 2 == kind >> 2:
                return
            if may_capture(state, cell, at):
                found.append(at)
            if not may_pass:
                return
            may_pass = False
        else:
            found.append(at)
        if terrain[at] == difficult:
            return
        at = NEXT[8 * at + way]


def _jump(state, cell, found):
    """Add the hills that no line has reached (ZSD-11, ZSD-33)."""
    on_lines = bytes(found)
    for at in range(CELLS):
        if state.terrain[at] == HILLS and at not in on_lines:
            piece = state.pieces[at]
            if not piece or ((piece - 1) >> 2 == 0 and may_capture(state, cell, at)):
                found.append(at)


def shots(state, cell):
    """Return the cells that the piece on a cell may shoot at: only an Archer does (ZSD-09)."""
    found = bytearray()
    pieces = state.pieces
    if pieces[cell] - 1 == ARCHER:
        for way in range(8):
            at = NEXT[8 * cell + way]
            if at != NONE and pieces[at] > WARRIOR and may_capture(state, cell, at):
                found.append(at)
    return found


def summons(state, kind):
    """Return the cells on which a piece of the reserve may be put (ZSD-14)."""
    found = bytearray()
    if state.reserve[kind]:
        for cell in range(CELLS):
            if is_open(state, kind, cell) and may_come(state, kind, cell):
                found.append(cell)
    return found


def is_open(state, kind, cell):
    """Tell whether a cell is a free tile that is not restricted to a kind."""
    terrain = state.terrain[cell]
    return terrain != NONE and terrain != state.restricted[kind] and not state.pieces[cell]


def may_come(state, kind, cell):
    """Tell whether a kind may be summoned to an open cell: at home, or by what it can do."""
    if adjacent(cell, state.bases[kind >> 2]):
        return True
    if kind == WARRIOR:
        return state.terrain[cell] == FOREST
    return kind == SPEARMAN and _is_near_spearman(state, cell)


def _is_near_spearman(state, cell):
    for way in range(8):
        at = NEXT[8 * cell + way]
        if at != NONE and state.pieces[at] == SPEARMAN + 1:
            return True
    return False


def has_move(state, seat):
    """Tell whether a seat can move, jump, shoot or summon (ZSD-16)."""
    for cell in range(CELLS):
        piece = state.pieces[cell]
        if piece and (piece - 1) >> 2 == seat and (reach(state, cell) or shots(state, cell)):
            return True
    return any(summons(state, kind) for kind in range(4 * seat, 4 * seat + 4))
