"""Effects that leave no choice."""

from engine import dispatch
from games.zenith.rules import setup as decisions
from games.zenith.rules.codes import EV_BADGE, EV_SKIPPED
from games.zenith.rules.effects import influence, programs, tableau
from games.zenith.rules.effects.frames import AMOUNT, FOUND, OP, SIDE, WHICH, push, put, skipped
from micropython import const

_OPPONENT = const(111)  # the characters o, Z, C, *, x
_THEIR_ZENITHIUM = const(90)
_THEIR_CREDITS = const(67)
_ITS_PLANET = const(42)
_FOUND = const(120)
_CONDITION = const(63)  # ?
_END = const(59)  # ;
_ANY = const(97)  # a
_INFLUENCE = const(105)  # i
_OWN_TOKEN = const(79)  # O


def do(state, frame):
    """Do what the step that was on top says."""
    place = _LETTERS.find(frame[OP : OP + 1])
    if place < 0:
        dispatch.part("games.zenith.rules.effects.seldom").do(state, frame)
    else:
        _ACTIONS[place](state, frame)


def _run(state, frame):
    """Take the next effect of a program."""
    effect = programs.effect(frame[AMOUNT], frame[WHICH])
    if not effect or effect[0] == _END:
        return
    state.todo += frame
    put(state, WHICH, frame[WHICH] + 1)
    side, which = frame[SIDE], effect[2]
    amount = programs.amount(effect[1], frame[FOUND])
    if effect[0] == _CONDITION:
        if not _holds(state, side, amount, which):
            put(state, WHICH, frame[WHICH] + 2)
            state.told.append((EV_SKIPPED, effect[0]))
        return
    if effect[0] == _INFLUENCE:
        which = frame[FOUND] if which == _ITS_PLANET else which - 48
    op, times = effect[0], 0
    if op == _ANY and effect[1] == _FOUND and state.allows(decisions.SPLIT):
        amount, times = 1, amount - 1
    if effect == b"b0." and state.allows(decisions.OWN_TOKENS):
        op = _OWN_TOKEN
    push(state, op, side, amount, which, times)


def _holds(state, side, amount, which):
    """Tell whether a condition is met when it is reached (ZND-27)."""
    if which == _THEIR_CREDITS:
        return state.credits[1 - side] >= amount
    if which == _THEIR_ZENITHIUM:
        return state.zenithium[1 - side] >= amount
    if which == ord("c"):
        return state.credits[side] >= amount
    return state.badge == (side if which == ord("L") else 1 - side)


def _influence(state, frame):
    if not influence.give(state, frame[SIDE], frame[WHICH], frame[AMOUNT]):
        skipped(state, frame)


def _credits(state, frame):
    side = 1 - frame[SIDE] if frame[WHICH] == _OPPONENT else frame[SIDE]
    tableau.earn(state, side, frame[AMOUNT])


def _zenithium(state, frame):
    side = 1 - frame[SIDE] if frame[WHICH] == _OPPONENT else frame[SIDE]
    tableau.charge(state, side, frame[AMOUNT])


def _badge(state, frame):
    side = frame[SIDE]
    is_gold = 1 if frame[AMOUNT] or state.badge == side else 0
    if state.badge == side and state.is_gold:
        skipped(state, frame)
        return
    state.badge = side
    state.is_gold = is_gold
    state.told.append((EV_BADGE, side, is_gold))


def _discard(state, frame):
    if not tableau.discard(state, min(frame[AMOUNT], state.hands[state.active])):
        skipped(state, frame)


def _end_of_turn(state, frame):
    tableau.end_turn(state)


_LETTERS = b"RiczldZ"
_ACTIONS = (
    _run,
    _influence,
    _credits,
    _zenithium,
    _badge,
    _discard,
    _end_of_turn,
)
