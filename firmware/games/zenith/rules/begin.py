"""The set-up that chance decides, and the beginning."""

from engine.refusal import Refusal
from games.zenith.rules import setup as decisions
from games.zenith.rules.cards import FACTIONS
from games.zenith.rules.codes import EV_BEGUN, EV_TURN
from games.zenith.rules.effects.frames import push
from games.zenith.rules.state import DRAW_SETUP, LAY_OUT, TURN
from micropython import const

_ENTER = const(69)  # the character E
_TERRA = const(2)
_NOT_NOW = Refusal(b"ZN-08", b"That is not what comes now.")


def draw(state, move):
    """Draw what the table has left to the device: boards, who begins, tokens (ZN-02, ZN-03)."""
    if state.step != DRAW_SETUP:
        return _NOT_NOW
    how, said = decisions.boards_of(state.setup), decisions.sides_of(state.setup)
    for board in range(FACTIONS):
        if how == decisions.DRAWN_BOARDS:
            state.boards |= state.chance.roll(2, 0) << board
        elif how == decisions.SAID_BOARDS:
            state.boards |= said & 1 << board
    first = decisions.first_of(state.setup)
    side = state.chance.roll(2, 0) if first == decisions.DRAWN else first - 1
    state.active = side * state.seats // 2
    _help_second(state, 1 - side)
    state.laid_out = LAY_OUT
    for spot in range(len(state.tokens) - 1, -1, -1):
        if state.allows(decisions.OWN_TOKENS):
            push(state, _ENTER, side, spot)
        else:
            state.tokens[spot] = state.chance.show(state.bag[-1])
            state.bag = state.bag[:-1]
    state.told.append((EV_BEGUN,))
    return ()


def _help_second(state, side):
    """Move discs towards the side that plays second (ZN-05)."""
    step = 1 if side else -1
    is_novice = state.allows(decisions.NOVICE)
    has_teams = state.allows(decisions.TEAMS)
    if is_novice or has_teams:
        state.tracks[_TERRA - 1] += step
        state.tracks[_TERRA + 1] += step
    if is_novice or not has_teams:
        state.tracks[_TERRA] += step


def laid_out(state, move):
    """Begin: the table has laid everything out."""
    if state.step != LAY_OUT:
        return _NOT_NOW
    state.laid_out = TURN
    state.told.append((EV_TURN, state.active))
    return ()


ACTIONS = (draw, laid_out)
