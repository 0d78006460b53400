"""Before the first turn: the bag, the bases, the tiles, three pieces each, the coin."""

from engine.refusal import Refusal
from games.zones.rules import codes, flow
from games.zones.rules import setup as decisions
from games.zones.rules.board.moves import is_open
from games.zones.rules.state import (
    BASE,
    CELLS,
    COIN,
    DRAW,
    DRAWN,
    FIRST,
    HALF,
    LAID,
    LAY,
    NONE,
    START,
)
from micropython import const

_MOST_AT_ONCE = const(7)  # tiles of REST: two values each on the tape

_NOT_NOW = Refusal(b"ZS-03", b"That is not what comes now.")
_NOT_YOURS = Refusal(b"ZS-02", b"Stay in your own half.")
_NOT_FREE = Refusal(b"ZS-03", b"Something lies there.")
_NO_PIECE = Refusal(b"ZS-04", b"There is no such piece in reserve.")
_NOT_THERE = Refusal(b"ZSD-15", b"An open tile of your half that is not restricted to the piece.")
_WRONG_COIN = Refusal(b"ZS-05", b"The set-up says who tosses the coin.")


def is_own(seat, cell):
    """Tell whether a cell lies in a seat's half."""
    return cell < CELLS and cell // HALF == seat


def draw(state, move):
    """Take the next tile out of the bag: the players do so in turn (ZS-03)."""
    if state.step != DRAW:
        return _NOT_NOW
    _draw(state)
    state.active = 1 - state.active
    if state.drawn == DRAWN:
        state.step, state.active = START, 0
    return ()


def _draw(state):
    """Show the next tile: its terrain is no secret, only where it comes to lie."""
    state.hand = state.chance.show(state.bag[-1])
    state.bag = state.bag[:-1]
    state.drawn += 1
    state.told.append((codes.EV_DRAWN, state.active, state.hand))


def base(state, move):
    """Put the base down behind the screen (ZS-02)."""
    if state.step != BASE:
        return _NOT_NOW
    if not is_own(state.active, move[1]):
        return _NOT_YOURS
    state.bases[state.active] = move[1]
    state.told.append((codes.EV_LAID, state.active, move[1], NONE))
    state.step = LAY
    _draw(state)
    return ()


def lay(state, move):
    """Lay the tile in hand on a free cell of the own half."""
    if state.step != LAY:
        return _NOT_NOW
    if not is_own(state.active, move[1]):
        return _NOT_YOURS
    if move[1] not in free(state):
        return _NOT_FREE
    _lay(state, move[1])
    return ()


def rest(state, move):
    """Lay what is left at random, seven tiles at a time: more the tape cannot hold."""
    if state.step != LAY:
        return _NOT_NOW
    for _ in range(min(_MOST_AT_ONCE, len(free(state)))):
        cells = free(state)
        _lay(state, cells[state.chance.roll(len(cells), 0)])
    return ()


def free(state):
    """Return the cells of the active seat on which neither tile nor base lies."""
    own = range(HALF * state.active, HALF * state.active + HALF)
    base = state.bases[state.active]
    return bytes([cell for cell in own if state.terrain[cell] == NONE and cell != base])


def _lay(state, cell):
    seat = state.active
    state.terrain[cell] = state.hand
    state.told.append((codes.EV_LAID, seat, cell, state.hand))
    if state.drawn < LAID * (seat + 1):
        return _draw(state)
    state.step, state.hand = START, NONE
    return _settle(state)


def start(state, move):
    """Let one of the three first pieces come (ZS-04)."""
    if state.step != START or (len(move) == 3) != state.glass:
        return _NOT_NOW
    seat, kind = state.active, move[1]
    if kind // decisions.SIDE != seat or not state.reserve[kind]:
        return _NO_PIECE
    cell = move[2] if state.glass else NONE
    if state.glass:
        if cell not in starts(state, kind):
            return _NOT_THERE
        state.pieces[cell] = kind + 1
    state.reserve[kind] -= 1
    state.told.append((codes.EV_PLACED, seat, kind, cell))
    _settle(state)
    return ()


def starts(state, kind):
    """Return the cells on which a first piece of a kind may stand (ZSD-15)."""
    own = range(HALF * state.active, HALF * state.active + HALF)
    return bytes([cell for cell in own if is_open(state, kind, cell)])


def _settle(state):
    """Go on when the active seat has its pieces, or has no tile for another."""
    seat = state.active
    if flow.on_board(state, seat) < FIRST and _can_start(state, seat):
        return
    if seat:
        state.step, state.active = COIN, 0
    else:
        state.active = 1
        state.step = BASE if state.glass else START


def _can_start(state, seat):
    if not state.glass:
        return True
    for kind in range(decisions.SIDE * seat, decisions.SIDE * seat + decisions.SIDE):
        if state.reserve[kind] and starts(state, kind):
            return True
    return False


def coin(state, move):
    """Toss for the first turn, or hear who has it (ZS-05)."""
    if state.step != COIN:
        return _NOT_NOW
    if (len(move) == 2) != state.allows(decisions.OWN_COIN):
        return _WRONG_COIN
    if len(move) == 2 and move[1] > 1:
        return _WRONG_COIN
    seat = move[1] if len(move) == 2 else state.chance.roll(2) - 1
    state.told.append((codes.EV_STARTS, seat))
    flow.begin_turn(state, seat)
    return ()


ACTIONS = (draw, base, lay, rest, start, coin)
