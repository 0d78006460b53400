"""A turn at a real board, which the device believes: what was captured, which base has fallen."""

from engine.refusal import Refusal
from games.zones.rules import codes, flow, turn
from games.zones.rules import setup as decisions
from games.zones.rules.board.home import ENOUGH
from games.zones.rules.state import NONE, TURN

_NOT_ON_BOARD = Refusal(b"ZS-11", b"The other side has no such piece on the board.")
_TOO_FEW = Refusal(b"ZS-12", b"It takes two pieces on the board.")
_NOT_BY_THAT = Refusal(b"ZSD-13", b"Only a move of the attacker fells a base.")


def moved(state, move):
    """Note that a piece was moved."""
    time = flow.time_of(state, move, 1)
    if not _is_turn(state) or time is None:
        return turn.NOT_NOW
    flow.spend(state, codes.MOVED, time)
    state.told.append((codes.EV_MOVED, state.active))
    flow.begin_turn(state, 1 - state.active)
    return ()


def _is_turn(state):
    return state.step == TURN and not state.glass


def captured(state, move):
    """Note a capture; it may have been a Trollwife's, so the return is asked (ZSD-12)."""
    time = flow.time_of(state, move, 2)
    if not _is_turn(state) or time is None:
        return turn.NOT_NOW
    kind = move[1]
    if kind not in victims(state):
        return _NOT_ON_BOARD
    flow.spend(state, codes.CAPTURED, time)
    flow.capture(state, kind, NONE)
    if state.active and turn.may_return(state, kind):
        turn.ask(state, NONE)
    else:
        flow.begin_turn(state, 1 - state.active)
    return ()


def victims(state):
    """Return the kinds of the other side that are on the board."""
    first = decisions.SIDE * (1 - state.active)
    return bytes([kind for kind in range(first, first + decisions.SIDE) if stand(state, kind)])


def stand(state, kind):
    """Return how many pieces of a kind are on the board."""
    return state.counts[kind] - state.reserve[kind] - state.captured[kind]


def fell(state, move):
    """Believe that two enemies stand on the home tiles of a base (ZS-12)."""
    if not _is_turn(state):
        return turn.NOT_NOW
    refusal = why_stands(state, move[1])
    if not refusal:
        turn.fell(state, move[1])
    return refusal


def why_stands(state, seat):
    """Return why the base of a seat cannot have fallen, or ().

    The mover may say it with his move still to be noted, or at once after it.
    """
    if seat > 1 or flow.on_board(state, 1 - seat) < ENOUGH:
        return _TOO_FEW
    if seat != state.active:
        return ()
    fells = [codes.MOVED, codes.CAPTURED]
    if state.allows(decisions.SUMMON_FELLS):
        fells.append(codes.SUMMON)
    return () if state.last in fells else _NOT_BY_THAT


ACTIONS = (moved, captured, fell)
