"""What may be done to get something, and what else is answered with yes, no or a number."""

from games.zenith.rules import cards
from games.zenith.rules import setup as decisions
from games.zenith.rules.cards import NO_COST, PLANETS, cost_of
from games.zenith.rules.codes import EV_PASSED_ON
from games.zenith.rules.effects import asked, programs, tableau
from games.zenith.rules.effects.frames import AMOUNT, FOUND, OP, RUN, SIDE, WHICH, push, put
from micropython import const

TIERS = {ord("z"): (1, 2, 4), ord("c"): (3, 7, 12), ord("T"): (2, 4, 7)}

_MOST_HAND = const(200)  # a byte has room for it
_ZENITHIUM = const(122)  # the characters z, b, Q, k, .
_BADGE = const(98)
_COST = const(81)
_EXILE_TWO = const(107)
_ANY = const(46)


def options(state, frame):
    """Return what may be answered, but for no."""
    return _OPTIONS[_LETTERS.find(frame[OP : OP + 1])](state, frame)


def take(state, frame, answer):
    """Do what was chosen."""
    _ANSWERS[_LETTERS.find(frame[OP : OP + 1])](state, frame, answer)


def _gift_of(state, frame):
    side = frame[SIDE]
    if frame[WHICH] == ord("b"):
        return [1] if state.badge == side else []
    have = state.zenithium if frame[WHICH] == _ZENITHIUM else state.credits
    return [1] if have[side] >= frame[AMOUNT] else []


def _spendable(state, frame):
    have = state.zenithium if frame[WHICH] == _ZENITHIUM else state.credits
    return _affordable(TIERS[frame[WHICH]], have[frame[SIDE]])


def _exilable(state, frame):
    column = state.columns[frame[SIDE] * PLANETS + frame[AMOUNT]]
    return _affordable(TIERS[ord("T")], len(column))


def _affordable(tiers, have):
    return [times + 1 for times in range(len(tiers)) if tiers[times] <= have]


def _two_exilable(state, frame):
    first = frame[SIDE] * PLANETS
    there = sum([len(column) for column in state.columns[first + 1 : first + PLANETS]])
    return [1] if there > 1 else []


def _one_exilable(state, frame):
    return [1] if state.columns[frame[SIDE] * PLANETS + frame[AMOUNT]] else []


def _discard_of_planet(state, frame):
    return asked.planets(state, 0, _ANY, 0) if state.hands[state.active] else []


def _discard_of_cost(state, frame):
    return _costs(state, frame) if state.hands[state.active] else []


def _costs(state, frame):
    """Return the costs that a card may have; only a secret agent costs nothing."""
    return list(range(0 if state.allows(decisions.SECRET) else 1, cards.MOST_COST + 1))


def _passable(state, frame):
    room = _MOST_HAND - state.hands[state.active ^ 1]
    return list(range(min(2, state.hands[state.active], room) + 1))


def _effects_by_hand(state, frame):
    return list(range(programs.HAND_EFFECTS + 1))


def _give(state, frame, answer):
    side, amount = frame[SIDE], frame[AMOUNT]
    if frame[WHICH] == _BADGE:
        tableau.hand_over(state)
        return
    move = tableau.charge if frame[WHICH] == _ZENITHIUM else tableau.earn
    move(state, side, -amount)
    move(state, 1 - side, amount)


def _spend(state, frame, times):
    amount = TIERS[frame[WHICH]][times - 1]
    move = tableau.charge if frame[WHICH] == _ZENITHIUM else tableau.earn
    move(state, frame[SIDE], -amount)
    put(state, FOUND, times)


def _exile_many(state, frame, times):
    count = TIERS[ord("T")][times - 1]
    for _ in range(count):
        tableau.exile(state, frame[SIDE], frame[AMOUNT])
    put(state, FOUND, count if frame[WHICH] == _ZENITHIUM else times)


def _exile_two(state, frame, answer):
    push(state, _EXILE_TWO, frame[SIDE], 2, _ANY)


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


_LETTERS = b"GSTKhDCQyHBF"
_OPTIONS = (
    _gift_of,
    _spendable,
    _exilable,
    _two_exilable,
    _one_exilable,
    _discard_of_planet,
    _discard_of_cost,
    _costs,
    _passable,
    _effects_by_hand,
)
_ANSWERS = (
    _give,
    _spend,
    _exile_many,
    _exile_two,
    _exile_one,
    _discard_known,
    _discard_known,
    _cost,
    _pass_on,
    _by_hand,
    _exile_for_cost,
    _transfer_for_cost,
)
