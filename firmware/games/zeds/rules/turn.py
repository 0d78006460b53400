"""A turn: the roll for all, what is taken instead, the shelter, and going on."""

from engine import dispatch
from engine.refusal import Refusal
from games.zeds.rules import dice, flow, sectors
from games.zeds.rules import setup as decisions
from games.zeds.rules.codes import EV_DONE, EV_FINISHED, EV_ROLLED, EV_SHELTERED
from games.zeds.rules.shelter import is_forced, no_shelter
from games.zeds.rules.state import (
    ASKING,
    COLLISION,
    ESCAPE,
    FINISH,
    FORCED,
    GENERATOR,
    GRENADE,
    NONE,
    ROLL,
    SECTORS,
    TURNS,
)
from games.zeds.rules.zone import sheet as known

_NOT_NOW = Refusal(b"ZD-08", b"That is not what comes now.")
_NOT_OFFERED = Refusal(b"ZD-03", b"That sector is not on offer.")


def roll(state, move):
    """Roll for all: a new turn begins (ZD-01, ZD-08)."""
    if state.step != ROLL:
        return _NOT_NOW
    faces = move[1:]
    wrong = dice.wrong(state, faces)
    if wrong:
        return wrong
    state.turn += 1
    state.refused = 0
    state.light, state.dark = dice.throw(state, faces, 0)
    state.told.append((EV_ROLLED, state.turn, state.light, state.dark))
    for seat in range(state.seats):
        state.sector[seat] = NONE
        if state.plays(seat):
            _begin(state, seat)
    flow.settle(state)
    return ()


def _begin(state, seat):
    """Cross the rolled sector out; in the last turn a generator comes first (ZD-09)."""
    if state.turn == TURNS and not state.sheet:
        flow.ask(state, seat, GENERATOR)
    elif is_forced(state, seat):
        flow.ask(state, seat, FORCED)
    else:
        flow.assign(state, seat, dice.sector_of(state, state.light, state.dark))


def cross(state, move):
    """Take one of the sectors on offer."""
    sector = move[1]
    if state.step not in (COLLISION, FORCED):
        return _NOT_NOW
    if sector not in offers(state):
        return _NOT_OFFERED
    flow.take(state, state.active, sector)
    flow.settle(state)
    return ()


def offers(state):
    """Return the sectors among which the active seat has to choose."""
    if state.step == COLLISION:
        return sectors.offers(state, state.active, state.sector[state.active])
    if state.step != FORCED:
        return []
    return [each for each in range(SECTORS) if known.has_generator(state.sheet, each)]


def shelter(state, move):
    """Refuse the sector and roll again, for one player (ZD-04)."""
    seat, faces = move[1], move[2:]
    refusal = no_shelter(state, seat) or dice.wrong(state, faces)
    if refusal:
        return refusal
    if state.allows(decisions.FREED):
        sectors.free(state, seat, state.sector[seat])
    state.refused |= 1 << seat
    state.sheltered[seat] += 1
    state.shelters[seat] = max(0, state.shelters[seat] - 1)
    if state.sheet:
        state.idle_items[seat] = max(0, state.idle_items[seat] - 1)  # for the ties
    light, dark = dice.throw(state, faces, seat + 1)
    state.told.append((EV_SHELTERED, seat, light, dark))
    flow.assign(state, seat, dice.sector_of(state, light, dark))
    flow.settle(state)
    return ()


def done(state, move):
    """Go on: no more grenades, or on paper the twentieth turn is over."""
    if state.step == GRENADE:
        state.told.append((EV_DONE, state.active))
        state.todo[state.active] = ROLL
    elif state.step == FINISH:
        _finish(state)
    else:
        return _NOT_NOW
    flow.settle(state)
    return ()


def _finish(state):
    state.told.append((EV_FINISHED,))
    state.ended = ASKING
    for seat in range(state.seats):
        if state.plays(seat):
            flow.ask(state, seat, ESCAPE)


def throw(state, move):
    """Throw a grenade; paper and sheet know it by themselves (ZD-07)."""
    part = "games.zeds.rules.zone.draw" if state.sheet else "games.zeds.rules.paper.counting"
    return dispatch.part(part).throw(state, move)


ACTIONS = (roll, cross, shelter, done, throw)
