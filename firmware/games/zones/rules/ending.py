"""Ends that the players agree on, and the fall of a flag (ZSD-17)."""

from engine.refusal import Refusal
from games.zones.rules import clock, flow, setup
from games.zones.rules.state import DRAW_AGREED, FLAGGED, NONE, RESIGNED, RETURN, TURN

_NOT_NOW = Refusal(b"ZSD-17", b"Not before the first turn.")
_NO_CLOCK = Refusal(b"ZS-06", b"No clock runs for that player.")


def resign(state, move):
    """Give up: who is to move may do that (ZSD-33)."""
    if state.step not in (TURN, RETURN):
        return _NOT_NOW
    flow.end(state, RESIGNED, 1 - state.active)
    return ()


def agree(state, move):
    """Agree on a draw: it needs both."""
    if state.step not in (TURN, RETURN):
        return _NOT_NOW
    flow.end(state, DRAW_AGREED, NONE)
    return ()


def flag(state, move):
    """Note that a player's time is over; of the turn that is played the rules know nothing."""
    seat = move[1]
    if state.step not in (TURN, RETURN):
        return _NOT_NOW
    is_running = seat == state.active or (seat < 2 and clock.left(state, seat) <= 0)
    if state.clock == setup.OFF or not is_running:
        return _NO_CLOCK
    flow.end(state, FLAGGED, 1 - seat)
    return ()


ACTIONS = (resign, agree, flag)
