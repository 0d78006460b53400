"""Recruiting: an agent that the table names, or a card of a planet and a cost."""

from engine import dispatch
from engine.refusal import Refusal
from games.zenith.rules import cards
from games.zenith.rules import setup as decisions
from games.zenith.rules.cards import PLANETS
from games.zenith.rules.codes import EV_RECRUITED
from games.zenith.rules.effects import asked, chain, tableau
from games.zenith.rules.effects.frames import RUN, push
from games.zenith.rules.state import TURN
from micropython import const

_INFLUENCE = const(105)  # the characters i, H
_BY_HAND = const(72)


def recruit(state, move):
    """Recruit an agent that the table names."""
    card = move[1]
    if not cards.is_card(card, state.allows(decisions.SECRET)) or card >= cards.OTHER:
        return Refusal(b"ZND-10", b"That agent is not in the deck.")
    if state.step == TURN and not asked.can_lie(state, card):
        return Refusal(b"ZN-09", _name(card) + b" lies in a column already.")
    return _recruit(state, card)


def recruit_other(state, move):
    """Recruit a card that is known by planet and cost alone."""
    planet, cost = move[1], move[2]
    least = 0 if state.allows(decisions.SECRET) else 1
    if planet >= PLANETS or not least <= cost <= cards.MOST_COST:
        return Refusal(b"ZN-09", b"A planet, and a cost from %d to 10." % least)
    return _recruit(state, cards.other(planet, cost))


def _name(card):
    """Return what a card is called; loaded only for a refusal."""
    return dispatch.part("games.zenith.rules.names").agent(card)


def _recruit(state, card):
    refusal = chain.no_action(state)
    if refusal:
        return refusal
    planet, side = cards.planet_of(card), state.side
    if not asked.may_recruit_on(state, planet):
        sentence = b"%s recruits on %s." % (state.names[state.active], _allowed(state))
        return Refusal(b"ZN-16", sentence)
    lying = len(state.columns[side * PLANETS + planet])
    cost = cards.cost_of(card)
    price = max(0, cost - lying)
    have = state.credits[side]
    if price > have:
        sentence = b"%s costs %d - %d = %d; you have %d."
        return Refusal(b"ZN-09", sentence % (_name(card), cost, min(cost, lying), price, have))
    chain.begin(state)
    state.told.append((EV_RECRUITED, side, card, price))
    tableau.earn(state, side, -price)
    tableau.lay(state, side, card)
    if card < cards.OTHER:
        push(state, RUN, side, card)
    else:
        push(state, _BY_HAND, side)
    push(state, _INFLUENCE, side, 1, planet)
    chain.run(state)
    return ()


def _allowed(state):
    return b"Mercury, Venus, Terra" if state.active & 1 else b"Terra, Mars, Jupiter"


ACTIONS = (recruit, recruit_other)
