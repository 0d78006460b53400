"""The judge of The Eye: each condition with its numbers. What would open it: `modes.eye_ways`."""

from engine.refusal import Refusal
from games.zoneplex.modes.families import EYE
from games.zoneplex.rules import codes, influence
from games.zoneplex.rules.cards import CLASSES, FIRST_MASTER, MASTER
from games.zoneplex.rules.state import (
    DONE,
    LAY_OUT,
    MOVE,
    OVER,
    TILES,
    VOTE,
)
from micropython import const

NOT_COMPLETE = Refusal(b"ZP-EYE-01", b"The Zoneplex is not complete.")
NOT_WORTHY = Refusal(b"ZP-EYE-02", b"A Fear class is missing.")
NOT_DECISIVE = Refusal(b"ZP-EYE-04", b"Not above everybody: a tie is not enough.")

EYE_BONUS = const(2)
ENDED_EYE = const(1)  # somebody entered The Eye


def class_mask(state, seat):
    """Return the classes a seat has captured, one bit each, wild cards left out."""
    mask = 0
    for card in range(len(state.fears[seat])):
        if state.fears[seat][card] < FIRST_MASTER:
            mask |= 1 << state.classes[seat][card]
    for fear in state.jars[seat]:
        if fear != MASTER:
            mask |= 1 << fear
    return mask


def wild_count(state, seat):
    """Return how many captured cards stand for any class: Masters, and Jars unless fixed."""
    wild = 0
    for card in state.fears[seat]:
        if card >= FIRST_MASTER:
            wild += 1
    for fear in state.jars[seat]:
        if fear == MASTER:
            wild += 1
    return wild


def class_count(state, seat):
    """Return how many of the three classes a seat can show (ZP-FEAR-02, ZP-FEAR-04)."""
    mask = class_mask(state, seat)
    known = (mask & 1) + (mask >> 1 & 1) + (mask >> 2 & 1)
    return min(CLASSES, known + wild_count(state, seat))


def is_worthy(state, seat):
    """Tell whether a seat has at least one Fear of each class."""
    return class_count(state, seat) == CLASSES


def is_decisive(state, seat):
    """Tell whether Influence and the bonus are above everybody else's (ZP-EYE-04)."""
    rival = influence.best_other(state, seat)
    mine = influence.influence(state, seat) + EYE_BONUS
    return mine > influence.influence(state, rival)


def may_enter(state, seat):
    """Tell whether The Eye would let a seat in now."""
    is_on = state.step not in (VOTE, OVER, LAY_OUT)
    return is_on and state.family(EYE).may_enter(state, seat)


def may_step_in(state):
    """Tell whether the active player may enter now: the card is drawn, its steps are left."""
    return not why_not_step(state) and may_enter(state, state.active)


def is_attempt(state, seat):
    """Tell whether entering would be an attempt that may fail (EV-BAN-01)."""
    return state.family(EYE).is_attempt(state, seat)


def why_not_step(state):
    """Return a Refusal when the active player has no step to take now, else None."""
    if state.step not in (MOVE, DONE) or state.is_interrupted():
        return Refusal(b"ZP-TURN-01", b"First the card, then the movement.")
    if state.is_moved:
        return None
    if state.is_dislocating:
        return Refusal(b"ZP-DECK-06", b"The movement was given up.")
    if state.step == DONE and state.setup.is_strict:
        from games.zoneplex.rules.stones import NO_STEPS

        return NO_STEPS
    if state.has_placed and state.setup.is_strict:
        return Refusal(b"ZP-STN-01", b"Your stone has ended the movement.")
    return None


def enter(state, move):
    """Let the active player enter The Eye: that ends and wins the game (ZP-EYE-05)."""
    return state.family(EYE).enter(state)


def win(state):
    """End the game: the active player is in The Eye."""
    state.winner = state.active
    state.ending = ENDED_EYE
    state.step = OVER
    return codes.EV_OVER, ENDED_EYE, state.active


def is_complete(state):
    """Tell whether all 48 tiles lie (ZP-EYE-01)."""
    return state.placed == TILES


ACTIONS = (enter,)  # in the order that `rules` knows
