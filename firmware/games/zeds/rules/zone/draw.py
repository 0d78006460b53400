"""With a known sheet: a sector is drawn, what wakes is judged, grenades erase (ZD-05 to ZD-07)."""

from engine.refusal import Refusal
from games.zeds.rules import flow
from games.zeds.rules.codes import EV_DONE, EV_PLACED, EV_THROWN, EV_WOKE
from games.zeds.rules.state import GRENADE, NONE, PLACE, ROLL, SQUARES
from games.zeds.rules.zone import referee
from games.zeds.rules.zone.sheet import ITEMS

_NOT_NOW = Refusal(b"ZD-05", b"That is not what comes now.")
_NOT_FREE = Refusal(b"ZD-05", b"That square is not free.")
_NO_TARGET = Refusal(b"ZDD-07", b"A grenade needs a zombie that is cut off.")


def place(state, move):
    """Draw the sector on a free square."""
    seat, square = state.active, move[1]
    if state.step != PLACE:
        return _NOT_NOW
    if square >= SQUARES or state.zones[seat][square] != NONE:
        return _NOT_FREE
    state.told.append((EV_PLACED, seat, square, state.sector[seat]))
    state.zones[seat][square] = state.sector[seat]
    _judge(state, seat)
    flow.settle(state)
    return ()


def _judge(state, seat):
    """Let zombies attack (ZDD-06, ZDD-17); who stands may throw grenades."""
    outcome = referee.Outcome(state, seat)
    if outcome.woken > 0:
        state.told.append((EV_WOKE, seat, outcome.woken, outcome.guns))
    if outcome.loses:
        flow.lose(state, seat)
        return
    state.sector[seat] = NONE
    referee.take_stock(state, seat)
    _go_on(state, seat)


def _go_on(state, seat):
    if state.grenades[seat] and referee.targets(state, seat):
        flow.ask(state, seat, GRENADE)
    else:
        state.told.append((EV_DONE, seat))
        state.todo[seat] = ROLL


def throw(state, move):
    """Erase a zombie that is cut off (ZD-07)."""
    if state.step != GRENADE or move[1] != state.active:
        return _NOT_NOW
    if len(move) < 4 or (move[2], move[3]) not in referee.targets(state, move[1]):
        return _NO_TARGET
    seat = move[1]
    state.erased[seat] += bytes((move[2] * ITEMS + move[3],))
    state.thrown[seat] += 1
    state.told.append((EV_THROWN, seat, move[2], move[3]))
    referee.take_stock(state, seat)
    _go_on(state, seat)
    flow.settle(state)
    return ()


ACTIONS = (place,)
