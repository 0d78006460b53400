"""What comes of an answer."""

from games.zenith.rules import asked, influence, programs, tableau
from games.zenith.rules.cards import FACTIONS, NO_COST, PLANETS, cost_of, planet_of
from games.zenith.rules.codes import EV_CENTRED, EV_LEVEL, EV_PASSED_ON, NO
from games.zenith.rules.frames import AMOUNT, CHOSEN, FOUND, OP, RUN, SIDE, WHICH, push, put, top
from games.zenith.rules.state import CENTRE
from micropython import const

_INFLUENCE = const(105)  # the characters i, f, z, b, f, +, L, Q, k
_TRANSFER = const(102)
_ZENITHIUM = const(122)
_BADGE = const(98)
_FREE = const(102)
_WITH_INFLUENCE = const(43)
_LEVELS = const(76)
_COST = const(81)
_EXILE_TWO = const(107)
_NONE = const(46)  # .


def take(state, frame, answer):
    """Do what was chosen for the step that was on top."""
    if answer == NO:
        asked.pass_over(state, frame)
        return
    _ANSWERS[_LETTERS.find(frame[OP : OP + 1])](state, frame, answer)


def develop(state, side, faction, cost):
    """Pay for the next level of a technology and apply it (ZN-11)."""
    tableau.charge(state, side, -cost)
    place = side * FACTIONS + faction
    state.levels[place] += 1
    level = state.levels[place]
    state.told.append((EV_LEVEL, side, faction, level))
    push(state, _LEVELS, side, faction, level, level)


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
    develop(state, frame[SIDE], faction, cost)


def _either(state, frame, answer):
    if answer:
        put(state, WHICH, top(state)[WHICH] + frame[AMOUNT])


def _give(state, frame, answer):
    side, amount = frame[SIDE], frame[AMOUNT]
    if frame[WHICH] == _BADGE:
        tableau.hand_over(state)
        return
    move = tableau.charge if frame[WHICH] == _ZENITHIUM else tableau.earn
    move(state, side, -amount)
    move(state, 1 - side, amount)


def _spend(state, frame, times):
    amount = asked.TIERS[frame[WHICH]][times - 1]
    move = tableau.charge if frame[WHICH] == _ZENITHIUM else tableau.earn
    move(state, frame[SIDE], -amount)
    put(state, FOUND, times)


def _exile_many(state, frame, times):
    count = asked.TIERS[ord("T")][times - 1]
    for _ in range(count):
        tableau.exile(state, frame[SIDE], frame[AMOUNT])
    put(state, FOUND, count if frame[WHICH] == _ZENITHIUM else times)


def _exile_two(state, frame, answer):
    push(state, _EXILE_TWO, frame[SIDE], 2, _NONE)


def _exile_one(state, frame, answer):
    tableau.exile(state, frame[SIDE], frame[AMOUNT])


def _exile_for_cost(state, frame, planet):
    _find_cost(state, frame, tableau.exile(state, 1 - frame[SIDE], planet))


def _transfer_for_cost(state, frame, planet):
    _find_cost(state, frame, tableau.transfer(state, frame[SIDE], planet))


def _find_cost(state, frame, card):
    """Let the program know the cost of a card; ask where nobody does (ZND-02)."""
    cost = cost_of(card)
    if cost == NO_COST:
        push(state, _COST, frame[SIDE])
    else:
        put(state, FOUND, cost)


def _discard_known(state, frame, answer):
    tableau.discard(state, 1)
    put(state, FOUND, answer)


def _cost(state, frame, answer):
    put(state, FOUND, answer)


def _pass_on(state, frame, count):
    state.hands[state.active] -= count
    state.hands[state.active ^ 1] += count
    state.told.append((EV_PASSED_ON, state.active, count))


def _by_hand(state, frame, answer):
    if answer:
        push(state, frame[OP], frame[SIDE])
        push(state, RUN, frame[SIDE], programs.BY_HAND + answer - 1)


_LETTERS = b"agnNbmfeokrv|GSTKhBFDCQyHEO"
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
    _give,
    _spend,
    _exile_many,
    _exile_two,
    _exile_one,
    _exile_for_cost,
    _transfer_for_cost,
    _discard_known,
    _discard_known,
    _cost,
    _pass_on,
    _by_hand,
    _lay_token,
    _own_token,
)
