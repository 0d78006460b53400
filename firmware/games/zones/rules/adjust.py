"""Values set by hand, in a turn: any of them, as long as no piece and no tile comes from nowhere.

On the glass each kind has its pieces on the board, in reserve and captured: what one of them
gains another loses. A piece stands only where it may.
"""

from engine.refusal import Refusal
from games.zones.rules import flow
from games.zones.rules.board.moves import is_open
from games.zones.rules.clock import MINUTE, SECOND
from games.zones.rules.codes import EV_SET
from games.zones.rules.laying import is_own
from games.zones.rules.setup import KINDS
from games.zones.rules.state import CELLS, NONE, TURN

_CANNOT_BE = Refusal(b"ZSD-17", b"That value cannot be.")
_NOT_NOW = Refusal(b"ZSD-17", b"Only when a turn begins.")


def set_value(state, move):
    """Set a value; what the pieces, the tiles or the roster do not allow is refused."""
    if state.step != TURN:
        return _NOT_NOW
    field, index, value = move[1], move[2], move[3]
    if field >= len(_SETTERS) or not _SETTERS[field](state, index, value):
        return _CANNOT_BE
    state.last, state.seen = 0, b""
    state.told.append((EV_SET, field, index, value))
    flow.begin_turn(state, state.active)
    return ()


def _set_piece(state, cell, kind):
    """Put a piece of the reserve on a cell, or none; what stood there goes to the reserve."""
    if not state.glass or cell >= CELLS:
        return False
    old = state.pieces[cell]
    if kind != NONE and (kind >= KINDS or not state.reserve[kind]):
        return False
    state.pieces[cell] = 0
    if kind != NONE and not is_open(state, kind, cell):
        state.pieces[cell] = old
        return False
    if old:
        state.reserve[old - 1] += 1
    if kind != NONE:
        state.reserve[kind] -= 1
        state.pieces[cell] = kind + 1
    return True


def _set_reserve(state, kind, count):
    return _share(state, state.reserve, state.captured, kind, count)


def _set_captured(state, kind, count):
    return _share(state, state.captured, state.reserve, kind, count)


def _share(state, row, other, kind, count):
    """Set a count of a kind; on the glass the other count takes the difference."""
    if kind >= KINDS:
        return False
    off_board = row[kind] + other[kind]
    if count > (off_board if state.glass else state.counts[kind] - other[kind]):
        return False
    row[kind] = count
    if state.glass:
        other[kind] = off_board - count
    return True


def _set_swap(state, one, other):
    """Let two tiles, or a tile and a base of that half, change places."""
    if not state.glass or max(one, other) >= CELLS or one == other:
        return False
    _swap(state, one, other)
    if _is_sound(state, one) and _is_sound(state, other):
        return True
    _swap(state, one, other)
    return False


def _swap(state, one, other):
    terrain, bases = state.terrain, state.bases
    terrain[one], terrain[other] = terrain[other], terrain[one]
    for seat in range(2):
        if bases[seat] in (one, other):
            bases[seat] = one + other - bases[seat]


def _is_sound(state, cell):
    """Tell whether what lies on a cell and what stands there go together."""
    piece = state.pieces[cell]
    if state.terrain[cell] == NONE:
        return not piece and is_own(0 if state.bases[0] == cell else 1, cell)
    return not piece or state.terrain[cell] != state.restricted[piece - 1]


def _set_active(state, index, seat):
    if index or seat > 1:
        return False
    state.active = seat
    return True


def _set_minutes(state, seat, value):
    if seat > 1 or not state.clock:
        return False
    state.used[seat] = value * MINUTE + state.used[seat] % MINUTE
    return True


def _set_seconds(state, seat, value):
    if seat > 1 or value * SECOND >= MINUTE or not state.clock:
        return False
    state.used[seat] = state.used[seat] // MINUTE * MINUTE + value * SECOND
    return True


_SETTERS = (
    _set_piece,
    _set_reserve,
    _set_captured,
    _set_swap,
    _set_active,
    _set_minutes,
    _set_seconds,
)
ACTIONS = (set_value,)
