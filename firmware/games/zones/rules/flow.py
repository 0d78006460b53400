"""How a turn ends: the clock, captures, the next turn, positions that come again, the end."""

from hashlib import sha256

from games.zones.rules.codes import EV_CAPTURED, EV_OVER, EV_THRICE
from games.zones.rules.setup import ARMY, OFF, SIDE
from games.zones.rules.state import DRAW_BARE, NONE, OVER, TURN
from micropython import const

THRICE = const(3)
_HASH = const(3)  # bytes
_MOST_SEEN = const(240)


def time_of(state, move, size):
    """Return the quarter seconds that stand behind the first bytes of a move, None if wrong."""
    if state.clock == OFF:
        return 0 if len(move) == size else None
    return move[size] << 8 | move[size + 1] if len(move) == size + 2 else None


def spend(state, code, time):
    """Count a turn of the active seat, and its time."""
    state.last = code
    state.used[state.active] += time
    state.turns[state.active] += 1


def capture(state, kind, cell):
    """Let the active seat take a piece of the other side."""
    state.captured[kind] += 1
    state.seen = b""
    state.told.append((EV_CAPTURED, state.active, kind, cell))


def pieces_left(state, seat):
    """Return how many pieces a seat has on the board and in reserve."""
    return ARMY - sum(of_side(state.captured, seat))


def on_board(state, seat):
    """Return how many pieces of a seat have come and were not captured."""
    return pieces_left(state, seat) - sum(of_side(state.reserve, seat))


def of_side(row, seat):
    """Return the part of a row of kinds that belongs to a side."""
    return row[SIDE * seat : SIDE * seat + SIDE]


def begin_turn(state, seat):
    """Give the turn to a seat, unless too few pieces are left (ZSD-32)."""
    state.step, state.active, state.landed = TURN, seat, NONE
    if pieces_left(state, 0) < 2 and pieces_left(state, 1) < 2:
        return end(state, DRAW_BARE, NONE)
    if state.glass:
        state.seen = state.seen[-_MOST_SEEN + _HASH :] + _hash(state)
        if times(state) >= THRICE:
            state.told.append((EV_THRICE,))
    return None


def _hash(state):
    return sha256(bytes(state.pieces) + bytes((state.active,))).digest()[:_HASH]


def times(state):
    """Return how often this position has come since something was captured or summoned."""
    now, seen = _hash(state), state.seen
    return len([at for at in range(0, len(seen), _HASH) if seen[at : at + _HASH] == now])


def end(state, how, winner):
    """End the game."""
    state.ended, state.winner, state.step, state.landed = how, winner, OVER, NONE
    state.told.append((EV_OVER, how, winner))
