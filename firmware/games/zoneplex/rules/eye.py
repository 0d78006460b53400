"""The judge of The Eye: each condition with its numbers, and what would open it."""

from engine.refusal import Refusal
from games.zoneplex.modes.families import EYE
from games.zoneplex.rules import codes, influence
from games.zoneplex.rules.cards import CLASSES, FIRST_MASTER, MASTER
from games.zoneplex.rules.state import (
    DONE,
    LAY_OUT,
    MOST_RELICS,
    MOVE,
    OVER,
    STONES,
    TILES,
    VOTE,
)
from games.zoneplex.rules.stones import NO_STEPS, free_chambers
from micropython import const

NOT_COMPLETE = Refusal(b"ZP-EYE-01", b"The Zoneplex is not complete.")
NOT_WORTHY = Refusal(b"ZP-EYE-02", b"A Fear class is missing.")
NOT_DECISIVE = Refusal(b"ZP-EYE-04", b"Not above everybody: a tie is not enough.")

EYE_BONUS = const(2)
ENDED_EYE = const(1)  # somebody entered The Eye

# What can change in a seat's favour: the steps of the shortest lists.
GAIN_CLASS = const(0)  # capture a Fear of a class that is missing
GAIN_WMS = const(1)  # win a battle: +1
GAIN_OWN = const(2)  # stone on the own symbol, or another that gives 2: +2
GAIN_STONE = const(3)  # stone on a neutral or unclaimed chamber: +1
GAIN_RELIC = const(4)  # an Influential Relic: +1
LOSE_RIVAL = const(5)  # a rival loses a point
LIFT_OWN = const(6)  # the own stone leaves another's symbol: +2
STEPS = const(7)

_MOST_WMS = const(4)


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


def missing_classes(state, seat):
    """Return how many classes a seat still needs."""
    return CLASSES - class_count(state, seat)


def shortest_ways(state, seat):
    """Return the shortest lists of changes that would open The Eye; [] when it is open.

    Each list is a tuple of the steps above, smallest first. Missing tiles are not in it:
    the pyramid must be complete in any case. Also [] when no list would do.
    """
    classes = (GAIN_CLASS,) * missing_classes(state, seat)
    mine = influence.influence(state, seat) + EYE_BONUS
    rivals = [_rival(state, other) for other in range(state.seats) if other != seat]
    room = _room(state, seat)
    gains = {(): 0}  # lists of own gains, all of one length, and the points of each
    found: dict = {}
    length = 0
    while gains and (not found or length <= min(found.values())):
        for way, points in gains.items():
            losses = _losses(rivals, mine + points)
            if losses >= 0:
                found[way + (LOSE_RIVAL,) * losses] = length + losses
        gains = _longer(gains, room)
        length += 1
    shortest = [classes + way for way in found if found[way] == min(found.values())]
    return sorted([tuple(sorted(way)) for way in shortest if way])


def _rival(state, seat):
    """Return the Influence of a rival, and how low it can be brought."""
    lowest = 1
    for kind in range(state.kinds):
        value = influence.stone_value(state, seat, kind)
        lowest += min(0, value) * state.stones_of(seat, kind)
    for value in state.influential[seat]:
        lowest += min(0, value)
    return influence.influence(state, seat), lowest


def _losses(rivals, mine):
    """Return how many points rivals must lose until `mine` is above all; -1 when they cannot."""
    lost = 0
    for points, lowest in rivals:
        if mine <= lowest:
            return -1
        lost += max(0, points - mine + 1)
    return lost


def _room(state, seat):
    """Return how often each step can be taken, in the order of their numbers; free stones last."""
    chambers = [0, 0]  # free ones that are worth 1 and 2
    hurting = 0
    for kind in range(state.kinds):
        value = influence.stone_value(state, seat, kind)
        if value < 0:
            hurting += state.stones_of(seat, kind)
        elif value:
            chambers[value - 1] += free_chambers(state, kind)
    strength = _MOST_WMS - state.wms[seat]
    relics = MOST_RELICS - state.relic_count(seat)
    if not state.setup.has_influential:
        relics = 0  # ZM-05
    free = STONES - state.placed_stones(seat)
    return (0, strength, chambers[1], chambers[0], relics, 0, hurting, free)


def _longer(gains, room):
    """Return every list of own gains with one step more."""
    longer = {}
    for way, points in gains.items():
        stones = room[-1] + way.count(LIFT_OWN) - way.count(GAIN_OWN) - way.count(GAIN_STONE)
        for step in (GAIN_WMS, GAIN_OWN, GAIN_STONE, GAIN_RELIC, LIFT_OWN):
            needs_stone = step in (GAIN_OWN, GAIN_STONE)
            if way.count(step) < room[step] and (stones > 0 or not needs_stone):
                worth = 2 if step in (GAIN_OWN, LIFT_OWN) else 1
                longer[tuple(sorted(way + (step,)))] = points + worth
    return longer


def is_complete(state):
    """Tell whether all 48 tiles lie (ZP-EYE-01)."""
    return state.placed == TILES


ACTIONS = (enter,)  # in the order that `rules` knows
