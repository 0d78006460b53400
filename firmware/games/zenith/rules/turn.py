"""The three actions of a turn."""

from engine import dispatch
from engine.refusal import Refusal
from games.zenith.rules import cards
from games.zenith.rules import setup as decisions
from games.zenith.rules import state as rules_state
from games.zenith.rules.cards import FACTIONS, PLANETS
from games.zenith.rules.codes import EV_DISCARDED, EV_RECRUITED, EV_TURN
from games.zenith.rules.effects import asked, chain, programs, tableau
from games.zenith.rules.effects.frames import RUN, push
from games.zenith.rules.state import TURN
from micropython import const

_INFLUENCE = const(105)  # the characters i, Z, y, H
_END_OF_TURN = const(90)
_PASS_ON = const(121)
_BY_HAND = const(72)

_NOT_NOW = Refusal(b"ZN-08", b"That is not what comes now.")
_NO_CARDS = Refusal(b"ZND-30", b"You have no cards: pass.")
_HAS_CARDS = Refusal(b"ZND-30", b"Who has a card plays one.")
_NO_FACTION = Refusal(b"ZN-11", b"There are three factions.")
_HIGHEST = Refusal(b"ZN-11", b"That technology is at level 5.")
_NO_SWAP = Refusal(b"ZN-16", b"Only a team chooses who plays first, before its turn.")


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
    refusal = _no_action(state)
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
    _begin(state)
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


def technology(state, move):
    """Develop the next level of a technology (ZN-11)."""
    refusal = _no_action(state, move)
    if refusal:
        return refusal
    side, faction = state.side, move[1]
    cost, is_possible = asked.price(state, side, faction, 0)
    if not is_possible:
        if cost > rules_state.ZONE + 1:
            return _HIGHEST
        sentence = b"Level %d costs %d Zenithium; you have %d."
        return Refusal(b"ZN-11", sentence % (cost, cost, state.zenithium[side]))
    _begin(state)
    state.discards += 1
    state.told.append((EV_DISCARDED, state.active, 1))
    tableau.develop(state, side, faction, cost)
    chain.run(state)
    return ()


def leader(state, move):
    """Become the leader (ZN-13)."""
    refusal = _no_action(state, move)
    if refusal:
        return refusal
    _begin(state)
    state.discards += 1
    state.told.append((EV_DISCARDED, state.active, 1))
    if state.allows(decisions.TEAMS):
        push(state, _PASS_ON, state.side)
    push(state, RUN, state.side, programs.LEADERS + move[1])
    chain.run(state)
    return ()


def pass_turn(state, move):
    """Pass: who has no cards cannot do anything else (ZND-30)."""
    if state.step != TURN:
        return _NOT_NOW
    if state.hands[state.active]:
        return _HAS_CARDS
    push(state, _END_OF_TURN, state.side)
    chain.run(state)
    return ()


def swap(state, move):
    """Let the partner play first (ZN-16)."""
    if state.step != TURN or not state.allows(decisions.TEAMS) or state.half:
        return _NO_SWAP
    state.active ^= 1
    state.told.append((EV_TURN, state.active))
    return ()


def _no_action(state, move=b"\x00\x00"):
    """Return why no card can be played now, or b""."""
    if state.step != TURN:
        return _NOT_NOW
    if not state.hands[state.active]:
        return _NO_CARDS
    return _NO_FACTION if move[1] >= FACTIONS else b""


def _begin(state):
    """Play a card from the hand; the turn ends when all that follows is done."""
    state.hands[state.active] -= 1
    push(state, _END_OF_TURN, state.side)


ACTIONS = (recruit, recruit_other, technology, leader, pass_turn, swap)
