"""Effects without a choice that come seldom: what is counted, stolen, drawn; technologies."""

from games.zenith.rules import setup as decisions
from games.zenith.rules.cards import FACTIONS, PLANETS
from games.zenith.rules.codes import EV_ROW
from games.zenith.rules.effects import influence, programs, tableau
from games.zenith.rules.effects.frames import AMOUNT, FOUND, OP, RUN, SIDE, WHICH, push, skipped
from micropython import const

_OPPONENT = const(111)  # the characters o, z, Z, C, W, P
_ZENITHIUM = const(122)
_THEIR_ZENITHIUM = const(90)
_THEIR_CREDITS = const(67)
_ROW = const(87)
_SPOT = const(80)
_ROW_BONUSES = const(3)


def do(state, frame):
    """Do what the step that was on top says."""
    _ACTIONS[_LETTERS.find(frame[OP : OP + 1])](state, frame)


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


def _token(state, frame):
    tableau.draw_token(state, frame[SIDE], 0)


def _levels(state, frame):
    """Apply a level; those below it follow, the token of level 2 between (ZN-11)."""
    side, faction, level, reached = frame[SIDE], frame[AMOUNT], frame[WHICH], frame[FOUND]
    push(state, frame[OP] if level > 1 else _ROW, side, faction, level - 1, reached)
    if level == reached == 2:
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


_LETTERS = b"uptsbLWP"
_ACTIONS = (
    _up_to,
    _per_column,
    _per_technology,
    _steal,
    _token,
    _levels,
    _row,
    _spot,
)
