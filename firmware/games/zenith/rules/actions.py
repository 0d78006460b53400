"""Technology and Leader, passing, and who of a team plays first."""

from engine.refusal import Refusal
from games.zenith.rules import setup as decisions
from games.zenith.rules import state as rules_state
from games.zenith.rules.codes import EV_DISCARDED, EV_TURN
from games.zenith.rules.effects import asked, chain, programs, tableau
from games.zenith.rules.effects.frames import RUN, push
from games.zenith.rules.state import TURN
from micropython import const

_PASS_ON = const(121)  # the character y
_HAS_CARDS = Refusal(b"ZND-30", b"Who has a card plays one.")
_HIGHEST = Refusal(b"ZN-11", b"That technology is at level 5.")
_NO_SWAP = Refusal(b"ZN-16", b"Only a team chooses who plays first, before its turn.")


def technology(state, move):
    """Develop the next level of a technology (ZN-11)."""
    refusal = chain.no_action(state, move)
    if refusal:
        return refusal
    side, faction = state.side, move[1]
    cost, is_possible = asked.price(state, side, faction, 0)
    if not is_possible:
        if cost > rules_state.ZONE + 1:
            return _HIGHEST
        sentence = b"Level %d costs %d Zenithium; you have %d."
        return Refusal(b"ZN-11", sentence % (cost, cost, state.zenithium[side]))
    chain.begin(state)
    state.discards += 1
    state.told.append((EV_DISCARDED, state.active, 1))
    tableau.develop(state, side, faction, cost)
    chain.run(state)
    return ()


def leader(state, move):
    """Become the leader (ZN-13)."""
    refusal = chain.no_action(state, move)
    if refusal:
        return refusal
    chain.begin(state)
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
        return chain.NOT_NOW
    if state.hands[state.active]:
        return _HAS_CARDS
    chain.end(state)
    chain.run(state)
    return ()


def swap(state, move):
    """Let the partner play first (ZN-16)."""
    if state.step != TURN or not state.allows(decisions.TEAMS) or state.half:
        return _NO_SWAP
    state.active ^= 1
    state.told.append((EV_TURN, state.active))
    return ()


ACTIONS = (technology, leader, pass_turn, swap)
