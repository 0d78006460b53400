"""The lists by which a card is named. Loaded for the moment in which one is made."""

from games.zenith.rules import cards, names
from games.zenith.rules import setup as decisions
from games.zenith.rules.effects import asked
from games.zenith.rules.effects.frames import AMOUNT, SIDE, top
from games.zenith.screens import words
from games.zenith.screens.turn import turn_words
from games.zenith.screens.turn.card_picker import AGENT, FACTION, PLANET

RECRUITED = 0
MOBILISED = 1

_OF_PLANET = 18
_OF_FACTION = 6


def rows(state, purpose, stage, planet, faction):
    """Return the title and its note, then the rows of a list and the notes at their right."""
    is_recruited = purpose == RECRUITED
    note = b"%s%d" % (words.CREDITS, state.credits[state.side]) if is_recruited else b""
    if purpose == MOBILISED and stage == PLANET:
        note = _still_to_come(state)
    title = words.RECRUIT if is_recruited else turn_words.MOBILISED
    if stage == PLANET:
        found, notes = _planets(state, is_recruited)
    elif stage == FACTION:
        title = names.planet(planet)
        found, notes = _factions(state, planet)
    elif stage == AGENT:
        title = b"%s, %s" % (names.planet(planet), names.faction(faction))
        found, notes = _agents(state, planet, faction, is_recruited)
    else:
        title = turn_words.WHAT_COST % names.planet(planet)
        found, notes = _costs(state, planet, is_recruited)
    return title, note, found, notes


def _still_to_come(state):
    """Return that the discards are to be shuffled first, or how many cards are mobilised yet."""
    count = top(state)[AMOUNT]
    if not state.deck:
        return turn_words.SHUFFLE_FIRST
    return turn_words.TO_COME % count if count > 1 else b""


def _planets(state, is_recruited):
    found, notes = [], []
    for planet in range(cards.PLANETS):
        if not is_recruited or asked.may_recruit_on(state, planet):
            sign = words.PLANET_SIGNS[planet : planet + 1]
            found.append((b"%s %s" % (sign, names.planet(planet)), planet))
            lying = len(state.columns[_side(state) * cards.PLANETS + planet])
            notes.append(turn_words.LYING % lying if lying else b"")
    return found, notes


def _side(state):
    """Return the side whose columns count."""
    return top(state)[SIDE] if state.todo else state.side


def _factions(state, planet):
    found = []
    notes = []
    for faction in range(cards.FACTIONS):
        sign = words.FACTION_SIGNS[faction : faction + 1]
        found.append((b"%s %s" % (sign, names.faction(faction)), faction))
        notes.append(turn_words.LEFT % len(_free(state, planet, faction)))
    found.append((turn_words.ANOTHER, cards.FACTIONS))
    notes.append(b"")
    return found, notes


def _free(state, planet, faction):
    """Return the agents that lie in no column, those on the discard pile last."""
    first = planet * _OF_PLANET + faction * _OF_FACTION
    agents = list(range(first, first + _OF_FACTION))
    if state.allows(decisions.SECRET):
        for agent in range(cards.AGENTS, cards.ALL_AGENTS):
            if cards.planet_of(agent) == planet and cards.faction_of(agent) == faction:
                agents.append(agent)
    free = [agent for agent in agents if asked.can_lie(state, agent)]
    fresh = [agent for agent in free if not _is_discarded(state, agent)]
    return fresh + [agent for agent in free if agent not in fresh]


def _is_discarded(state, agent):
    return state.seen[agent >> 3] >> (agent & 7) & 1


def _agents(state, planet, faction, is_recruited):
    agents = _free(state, planet, faction)
    found = [(names.agent(agent), agent) for agent in agents]
    return found, [_price(state, cards.cost_of(agent), planet, is_recruited) for agent in agents]


def _costs(state, planet, is_recruited):
    least = 0 if state.allows(decisions.SECRET) else 1
    costs = list(range(least, cards.MOST_COST + 1))
    found = [(turn_words.COST % cost, cards.other(planet, cost)) for cost in costs]
    notes = [_price(state, cost, planet, is_recruited) for cost in costs]
    if not is_recruited:
        found.insert(0, (turn_words.NOT_LOOKED, cards.other(planet, cards.NO_COST)))
        notes.insert(0, b"")
    return found, notes


def _price(state, cost, planet, is_recruited):
    """Return a price with its discount: 7-2=5; a cross where it cannot be paid."""
    if not is_recruited:
        return b"%d" % cost
    lying = min(cost, len(state.columns[state.side * cards.PLANETS + planet]))
    price = cost - lying
    told = turn_words.DISCOUNT % (cost, lying, price) if lying else b"%d" % price
    return told if price <= state.credits[state.side] else turn_words.TOO_DEAR % told
