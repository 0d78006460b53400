"""Effects that leave no choice."""

from games.zenith.rules import setup as decisions
from games.zenith.rules.cards import FACTIONS, PLANETS
from games.zenith.rules.codes import EV_BADGE, EV_ROW, EV_SKIPPED
from games.zenith.rules.effects import influence, programs, tableau
from games.zenith.rules.effects.frames import AMOUNT, FOUND, OP, RUN, SIDE, WHICH, push, put
from micropython import const

_OPPONENT = const(111)  # the characters o, z, Z, C, *, x
_ZENITHIUM = const(122)
_THEIR_ZENITHIUM = const(90)
_THEIR_CREDITS = const(67)
_ITS_PLANET = const(42)
_FOUND = const(120)
_CONDITION = const(63)  # ?
_END = const(59)  # ;
_ANY = const(97)  # a
_INFLUENCE = const(105)  # i
_OWN_TOKEN = const(79)  # O
_ROW = const(87)  # W
_SPOT = const(80)  # P
_ROW_BONUSES = const(3)


def do(state, frame):
    """Do what the step that was on top says."""
    _ACTIONS[_LETTERS.find(frame[OP : OP + 1])](state, frame)


def skipped(state, frame):
    """Tell that an effect came to nothing (ZN-17)."""
    state.told.append((EV_SKIPPED, frame[OP]))


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


def _up_to(state, frame):
    is_theirs = frame[WHICH] in (_THEIR_CREDITS, _THEIR_ZENITHIUM)
    side = 1 - frame[SIDE] if is_theirs else frame[SIDE]
    is_zenithium = frame[WHICH] in (_ZENITHIUM, _THEIR_ZENITHIUM)
    have = (state.zenithium if is_zenithium else state.credits)[side]
    if have >= frame[AMOUNT]:
        skipped(state, frame)
    elif is_zenithium:
        tableau.charge(state, side, frame[AMOUNT] - have)
    else:
        tableau.earn(state, side, frame[AMOUNT] - have)


def _per_column(state, frame):
    side = 1 - frame[SIDE] if frame[WHICH] == _OPPONENT else frame[SIDE]
    columns = state.columns[side * PLANETS : (side + 1) * PLANETS]
    filled = len([column for column in columns if column])
    _count(state, frame, filled, False)


def _per_technology(state, frame):
    first = frame[SIDE] * FACTIONS
    developed = FACTIONS - list(state.levels[first : first + FACTIONS]).count(0)
    _count(state, frame, developed, frame[WHICH] == _ZENITHIUM)


def _count(state, frame, times, is_zenithium):
    amount = frame[AMOUNT] * times
    if not amount:
        skipped(state, frame)
    elif is_zenithium:
        tableau.charge(state, frame[SIDE], amount)
    else:
        tableau.earn(state, frame[SIDE], amount)


def _steal(state, frame):
    side, is_zenithium = frame[SIDE], frame[WHICH] == _ZENITHIUM
    have = (state.zenithium if is_zenithium else state.credits)[1 - side]
    taken = min(have, frame[AMOUNT])
    if not taken or (taken < frame[AMOUNT] and state.allows(decisions.ALL_OR_NOTHING)):
        skipped(state, frame)
        return
    move = tableau.charge if is_zenithium else tableau.earn
    move(state, 1 - side, -taken)
    move(state, side, taken)


def _badge(state, frame):
    side = frame[SIDE]
    is_gold = 1 if frame[AMOUNT] or state.badge == side else 0
    if state.badge == side and state.is_gold:
        skipped(state, frame)
        return
    state.badge = side
    state.is_gold = is_gold
    state.told.append((EV_BADGE, side, is_gold))


def _token(state, frame):
    tableau.draw_token(state, frame[SIDE], 0)


def _discard(state, frame):
    if not tableau.discard(state, min(frame[AMOUNT], state.hands[state.active])):
        skipped(state, frame)


def _levels(state, frame):
    """Apply a level; those below it follow, the token of level 2 between (ZN-11)."""
    side, faction, level, reached = frame[SIDE], frame[AMOUNT], frame[WHICH], frame[FOUND]
    push(state, frame[OP] if level > 1 else _ROW, side, faction, level - 1, reached)
    if level == reached == 2 and state.tokens[PLANETS + faction]:
        push(state, _SPOT, side, PLANETS + faction)
    board = 2 * faction + (state.boards >> faction & 1)
    push(state, RUN, side, programs.LEVELS + 5 * board + level - 1)


def _row(state, frame):
    """Apply the bonus of a row that is complete now (ZN-12)."""
    side, reached = frame[SIDE], frame[FOUND]
    levels = state.levels[side * FACTIONS : (side + 1) * FACTIONS]
    if reached <= _ROW_BONUSES and min(levels) >= reached:
        state.told.append((EV_ROW, side, reached))
        push(state, RUN, side, programs.ROWS + reached)


def _spot(state, frame):
    influence.take_token(state, frame[SIDE], frame[AMOUNT])


def _end_of_turn(state, frame):
    tableau.end_turn(state)


_LETTERS = b"RiczuptslbdLWPZ"
_ACTIONS = (
    _run,
    _influence,
    _credits,
    _zenithium,
    _up_to,
    _per_column,
    _per_technology,
    _steal,
    _badge,
    _token,
    _discard,
    _levels,
    _row,
    _spot,
    _end_of_turn,
)
