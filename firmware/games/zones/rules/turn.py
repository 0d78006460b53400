"""A turn: a move, a shot or a summon, the Trollwife's return, a pass."""

from engine import dispatch
from engine.refusal import Refusal
from games.zones.rules import codes, flow
from games.zones.rules import setup as decisions
from games.zones.rules.board import home, moves
from games.zones.rules.state import (
    BY_BASE,
    CELLS,
    DRAW_PASSES,
    NONE,
    RETURN,
    TROLLWIFE,
    TURN,
    WARRIOR,
)

NOT_NOW = Refusal(b"ZS-06", b"That is not what comes now.")
NO_PIECE = Refusal(b"ZS-04", b"There is no such piece in reserve.")
_NOT_YOURS = Refusal(b"ZS-06", b"Move a piece of your own.")
_NONE_BACK = Refusal(b"ZSD-12", b"Only infantry of the Trolls that is captured comes back.")
_MAY_MOVE = Refusal(b"ZSD-16", b"You can still move or summon.")


def move(state, move):
    """Move a piece, which may capture what it comes to (ZS-06, ZS-11)."""
    return _act(state, move, moves.reach, _moved)


def shoot(state, move):
    """Let an Archer capture without moving (ZSD-09)."""
    return _act(state, move, moves.shots, _shot)


def _act(state, move, reached, carry_out):
    """Check a move of a piece on the glass; carry it out."""
    time = flow.time_of(state, move, 3)
    if state.step != TURN or not state.glass or time is None:
        return NOT_NOW
    cell, target = move[1], move[2]
    piece = state.pieces[cell] if cell < CELLS else 0
    if not piece or (piece - 1) // decisions.SIDE != state.active:
        return _NOT_YOURS
    if target not in bytes(reached(state, cell)):
        return dispatch.part("games.zones.rules.board.why").refusal(state, move)
    flow.spend(state, move[0], time)
    carry_out(state, cell, target)
    return ()


def _moved(state, cell, target):
    piece, victim = state.pieces[cell], state.pieces[target]
    state.pieces[cell], state.pieces[target] = 0, piece
    state.told.append((codes.EV_MOVED, state.active, piece - 1, cell, target))
    if victim:
        flow.capture(state, victim - 1, target)
        if piece - 1 == TROLLWIFE and may_return(state, victim - 1):
            return ask(state, target)
    return finish(state, target)


def _shot(state, cell, target):
    kind = state.pieces[target] - 1
    state.pieces[target] = 0
    state.told.append((codes.EV_SHOT, state.active, state.pieces[cell] - 1, cell, target))
    flow.capture(state, kind, target)
    finish(state, NONE)


def may_return(state, victim):
    """Tell whether infantry was captured, and infantry of the Trolls can come back (ZSD-12)."""
    return state.types[victim] == decisions.INFANTRY and len(returns(state)) > 0


def returns(state):
    """Return the kinds of Troll infantry that Midgard has captured."""
    kinds = range(WARRIOR, decisions.KINDS)
    return bytes([k for k in kinds if state.captured[k] and state.types[k] == decisions.INFANTRY])


def ask(state, landed):
    """Let the Trolls choose who returns; what the move felled is looked at after that (ZSD-26)."""
    state.step, state.landed = RETURN, landed
    state.told.append((codes.EV_ASKED, state.active))


def bring_back(state, move):
    """Take an infantry of the Trolls back into their reserve, or none."""
    kind = move[1]
    if state.step != RETURN:
        return NOT_NOW
    if kind != NONE:
        if kind not in returns(state):
            return _NONE_BACK
        state.captured[kind] -= 1
        state.reserve[kind] += 1
    state.told.append((codes.EV_RETURNED, state.active, kind))
    finish(state, state.landed)
    return ()


def finish(state, landed):
    """Fell the other base if it is so (ZS-12), else give the turn to the other seat."""
    other = 1 - state.active
    if landed != NONE and home.falls(state, other, landed):
        return fell(state, other)
    return flow.begin_turn(state, other)


def fell(state, seat):
    """Let the base of a seat fall: the other has won."""
    state.told.append((codes.EV_FELL, seat))
    flow.end(state, BY_BASE, 1 - seat)


def summon(state, move):
    """Bring a piece out of the reserve (ZS-07)."""
    size = 3 if state.glass else 2
    time = flow.time_of(state, move, size)
    if state.step != TURN or time is None:
        return NOT_NOW
    kind, cell = move[1], move[2] if state.glass else NONE
    if kind // decisions.SIDE != state.active or not state.reserve[kind]:
        return NO_PIECE
    if state.glass and cell not in bytes(moves.summons(state, kind)):
        return dispatch.part("games.zones.rules.board.why").refusal(state, move)
    flow.spend(state, codes.SUMMON, time)
    state.reserve[kind] -= 1
    if state.glass:
        state.pieces[cell] = kind + 1
    state.seen = b""
    state.told.append((codes.EV_SUMMONED, state.active, kind, cell))
    finish(state, cell if state.allows(decisions.SUMMON_FELLS) else NONE)
    return ()


def pass_on(state, move):
    """Pass, which on the glass only who can do nothing may (ZSD-16)."""
    time = flow.time_of(state, move, 1)
    if state.step != TURN or time is None:
        return NOT_NOW
    if state.glass and moves.has_move(state, state.active):
        return _MAY_MOVE
    is_second = state.last == codes.PASS
    flow.spend(state, codes.PASS, time)
    state.told.append((codes.EV_PASSED, state.active))
    if is_second:
        flow.end(state, DRAW_PASSES, NONE)
    else:
        flow.begin_turn(state, 1 - state.active)
    return ()


ACTIONS = (move, shoot, summon, bring_back, pass_on)
