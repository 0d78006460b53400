"""What may be chosen on the board, and where the cursor begins. Loaded for the moment of a key."""

from games.zones.rules import names
from games.zones.rules.board import capture, home, lines, moves, protection
from games.zones.rules.setup import SIDE
from games.zones.rules.state import CELLS, COLUMNS, NONE
from games.zones.screens.turn import turn_words as words


def pieces(state):
    """Return the cells of pieces that can do something; that of the base where one can come."""
    found = bytearray()
    for cell in range(CELLS):
        if _is_own(state, cell):
            if moves.reach(state, cell) or moves.shots(state, cell):
                found.append(cell)
        elif cell == state.bases[state.active] and kinds(state):
            found.append(cell)
    return bytes(found)


def _is_own(state, cell):
    piece = state.pieces[cell]
    return piece and (piece - 1) // SIDE == state.active


def kinds(state):
    """Return the kinds that can be summoned."""
    first = SIDE * state.active
    return bytes([kind for kind in range(first, first + SIDE) if moves.summons(state, kind)])


def targets(state, cell):
    """Return where a piece may go, what it may shoot, and what is only protected from it."""
    goes, shots = bytes(moves.reach(state, cell)), bytes(moves.shots(state, cell))
    held = bytearray()
    for way in lines.ways(state.movements[state.pieces[cell] - 1]):
        at = lines.NEXT[8 * cell + way]
        while at != NONE and not state.pieces[at]:
            at = lines.NEXT[8 * at + way]
        is_enemy = at != NONE and not _is_own(state, at)
        if is_enemy and at not in goes and not capture.may_capture(state, cell, at):
            held.append(at)
    return goes, shots, bytes(held)


def best(state, cells):
    """Return the cell at which a choice begins: what can be taken, else what is furthest on."""
    other = state.bases[1 - state.active]
    found, least = cells[0], 99
    for cell in cells:
        far = max(abs(cell % COLUMNS - other % COLUMNS), abs(cell // COLUMNS - other // COLUMNS))
        if state.pieces[cell] and not _is_own(state, cell):
            far -= 10
        if far < least:
            found, least = cell, far
    return found


def threatened(state):
    """Return the seats at whose base an enemy stands, one bit each."""
    return sum([1 << seat for seat in range(2) if home.attackers(state, seat)])


def lines_of(state, cell, kind):
    """Return what is said of a cell, with the piece that is about to go there, if one is."""
    ground = state.terrain[cell]
    first = names.cell(cell) + b" " + (names.TERRAINS[ground] if ground != NONE else words.BASE)
    piece = state.pieces[cell]
    if kind != NONE:
        return names.KINDS[kind], first, names.KINDS[piece - 1] if piece else b""
    if not piece:
        return first, words.SUMMON, b""
    note = words.PROTECTED if protection.is_protected(state, cell) else b""
    return first, names.KINDS[piece - 1], note
