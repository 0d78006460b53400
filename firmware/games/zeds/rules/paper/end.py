"""The end on paper: who has escaped, with how many points, and what is left of who is level."""

from engine.refusal import Refusal
from games.zeds.rules import fields, flow
from games.zeds.rules.codes import EV_ANSWERED, EV_SCORED
from games.zeds.rules.state import (
    ESCAPE,
    HAS_ESCAPED,
    HAS_GENERATOR,
    HAS_PATH,
    MOST_SHELTERS,
    ROLL,
    SCORE,
    TIE,
)

_NOT_NOW = Refusal(b"ZD-10", b"That is not what is asked now.")
_CANNOT_BE = Refusal(b"ZD-11", b"That number cannot be.")


def escape(state, move):
    """Say whether there is a path to the exit, and a generator in its area (ZD-10)."""
    seat = state.active
    if state.step != ESCAPE or max(move[1:]) > 1:
        return _NOT_NOW
    state.escaped[seat] = (HAS_PATH if move[1] else 0) | (HAS_GENERATOR if move[2] else 0)
    state.todo[seat] = ROLL
    state.told.append((EV_ANSWERED, seat, move[1], move[2]))
    if state.escaped[seat] == HAS_ESCAPED:
        flow.ask(state, seat, SCORE)
    flow.settle(state)
    return ()


def score(state, move):
    """Take down what counts for the points (ZD-11)."""
    seat = state.active
    if state.step != SCORE:
        return _NOT_NOW
    if max(move[1:]) > fields.MOST or move[4] > MOST_SHELTERS:
        return _CANNOT_BE
    state.killed[seat], state.survivors[seat] = move[1], move[2]
    state.thrown[seat], state.sheltered[seat] = move[3], move[4]
    return _answered(state, seat)


def left(state, move):
    """Take down what is still inactive, for the ties (ZD-12, ZDD-08)."""
    seat = state.active
    if state.step != TIE:
        return _NOT_NOW
    if max(move[1:]) > fields.MOST:
        return _CANNOT_BE
    state.idle_zombies[seat], state.idle_items[seat] = move[1], move[2]
    return _answered(state, seat)


def _answered(state, seat):
    state.todo[seat] = ROLL
    state.told.append((EV_SCORED, seat))
    flow.settle(state)
    return ()


ACTIONS = (escape, score, left)
