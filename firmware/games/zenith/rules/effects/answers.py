"""What comes of an answer."""

from engine import dispatch
from games.zenith.rules.cards import PLANETS, planet_of
from games.zenith.rules.codes import EV_CENTRED, NO
from games.zenith.rules.effects import asked, influence, tableau
from games.zenith.rules.effects.frames import (
    AMOUNT,
    CHOSEN,
    FOUND,
    OP,
    RUN,
    SIDE,
    WHICH,
    push,
    put,
    top,
)
from games.zenith.rules.state import CENTRE
from micropython import const

_INFLUENCE = const(105)  # the characters i, f, f, +
_TRANSFER = const(102)
_FREE = const(102)
_WITH_INFLUENCE = const(43)


def take(state, frame, answer):
    """Do what was chosen for the step that was on top."""
    if answer == NO:
        asked.pass_over(state, frame)
        return
    place = _LETTERS.find(frame[OP : OP + 1])
    if place < 0:
        dispatch.part("games.zenith.rules.effects.offers").take(state, frame, answer)
    else:
        _ANSWERS[place](state, frame, answer)


def _note(state, planet):
    """Remember in its program that free influence went to a planet (ZND-20)."""
    if state.todo and top(state)[OP] == RUN:
        put(state, CHOSEN, top(state)[CHOSEN] | 1 << planet)


def _any(state, frame, planet):
    _note(state, planet)
    if frame[FOUND]:
        push(state, frame[OP], frame[SIDE], frame[AMOUNT], frame[WHICH], frame[FOUND] - 1)
    push(state, _INFLUENCE, frame[SIDE], frame[AMOUNT], planet)


def _gift(state, frame, planet):
    _note(state, planet)
    push(state, _INFLUENCE, 1 - frame[SIDE], frame[AMOUNT], planet)


def _neighbours(state, frame, first):
    for planet in range(first + frame[WHICH] - 48 - 1, first - 1, -1):
        push(state, _INFLUENCE, frame[SIDE], frame[AMOUNT], planet)


def _one_two_one(state, frame, middle):
    for planet in range(middle + 1, middle - 2, -1):
        if 0 <= planet < PLANETS:
            push(state, _INFLUENCE, frame[SIDE], 2 if planet == middle else 1, planet)


def _token(state, frame, spot):
    influence.take_token(state, frame[SIDE], spot)


def _own_token(state, frame, kind):
    tableau.draw_token(state, frame[SIDE], kind)


def _lay_token(state, frame, kind):
    tableau.take_kind(state, kind)
    state.tokens[frame[AMOUNT]] = kind


def _mobilise(state, frame, card):
    tableau.mobilise(state, frame[SIDE], card)
    _go_on(state, frame, planet_of(card))


def _go_on(state, frame, planet, found=0):
    """Push what is left of an effect on several cards, and the influence that a card brings."""
    if frame[AMOUNT] > 1:
        push(state, frame[OP], frame[SIDE], frame[AMOUNT] - 1, frame[WHICH], found)
    if frame[OP] == _TRANSFER:
        brought = int(frame[WHICH] == _WITH_INFLUENCE)
    else:
        brought = max(0, frame[WHICH] - 48)
    if brought:
        push(state, _INFLUENCE, frame[SIDE], brought, planet)


def _transfer(state, frame, planet):
    tableau.transfer(state, frame[SIDE], planet)
    _go_on(state, frame, planet)


def _exile_theirs(state, frame, planet):
    tableau.exile(state, 1 - frame[SIDE], planet)
    _go_on(state, frame, planet)


def _exile_own(state, frame, planet):
    tableau.exile(state, frame[SIDE], planet)
    _go_on(state, frame, planet, planet + 1)


def _to_centre(state, frame, planet):
    state.tracks[planet] = CENTRE
    state.told.append((EV_CENTRED, planet))


def _develop(state, frame, faction):
    discount = 5 if frame[WHICH] == _FREE else frame[AMOUNT]
    cost = asked.price(state, frame[SIDE], faction, discount)[0]
    tableau.develop(state, frame[SIDE], faction, cost)


def _either(state, frame, answer):
    if answer:
        put(state, WHICH, top(state)[WHICH] + frame[AMOUNT])


_LETTERS = b"agnNbmfeokrv|EO"
_ANSWERS = (
    _any,
    _gift,
    _neighbours,
    _one_two_one,
    _token,
    _mobilise,
    _transfer,
    _exile_theirs,
    _exile_own,
    _exile_own,
    _to_centre,
    _develop,
    _either,
    _lay_token,
    _own_token,
)
