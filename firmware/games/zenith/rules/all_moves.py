"""Every move that may be made now."""

from games.zenith.rules import codes
from games.zenith.rules import setup as decisions
from games.zenith.rules import state as rules_state
from games.zenith.rules.cards import (
    ALL_AGENTS,
    FACTIONS,
    MOST_COST,
    OTHER,
    PLANETS,
    cost_of,
    other,
    planet_of,
)
from games.zenith.rules.effects import asked
from games.zenith.rules.effects.frames import OP, top


def moves(state):
    """Return the moves, without corrections by hand."""
    step = state.step
    if step == rules_state.CHOICE:
        return _answers(state)
    if step == rules_state.TURN:
        return _actions(state)
    if step == rules_state.OVER:
        return []
    return [bytes((codes.LAID_OUT if step else codes.DRAW,))]


def _answers(state):
    frame = top(state)
    if asked.is_naming(state, frame):
        found = list(range(ALL_AGENTS)) + list(range(OTHER, OTHER + 16 * PLANETS))
    else:
        found = asked.options(state, frame)
    may_be = asked.may_be
    return [
        bytes((codes.CHOOSE, frame[OP], answer))
        for answer in found
        if may_be(state, frame, answer)
    ]


def _actions(state):
    found = []
    if state.allows(decisions.TEAMS) and not state.half:
        found.append(bytes((codes.SWAP,)))
    if not state.hands[state.active]:
        return found + [bytes((codes.PASS,))]
    for agent in range(ALL_AGENTS):
        if asked.can_lie(state, agent) and can_pay(state, agent):
            found.append(bytes((codes.RECRUIT, agent)))
    for card in range(PLANETS * (MOST_COST + 1)):
        planet, cost = divmod(card, MOST_COST + 1)
        if asked.can_lie(state, other(planet, cost)) and can_pay(state, other(planet, cost)):
            found.append(bytes((codes.RECRUIT_OTHER, planet, cost)))
    return found + _discarding(state)


def _discarding(state):
    """Return the actions for which a card of a faction is discarded."""
    found = []
    for faction in range(FACTIONS):
        found.append(bytes((codes.LEADER, faction)))
        if asked.price(state, state.side, faction, 0)[1]:
            found.append(bytes((codes.TECHNOLOGY, faction)))
    return found


def can_pay(state, card):
    """Tell whether who plays may recruit a card, and can pay for it."""
    return asked.may_recruit_on(state, planet_of(card)) and credits_after(state, card) >= 0


def credits_after(state, card):
    """Return the credits that who plays would have left after recruiting a card."""
    lying = len(state.columns[state.side * PLANETS + planet_of(card)])
    return state.credits[state.side] - max(0, cost_of(card) - lying)
