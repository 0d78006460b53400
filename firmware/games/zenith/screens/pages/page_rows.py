"""What the pages list. Loaded for the moment in which a page is opened."""

from games.zenith.rules import cards, could_win, names
from games.zenith.rules import setup as decisions
from games.zenith.rules.effects import asked
from games.zenith.rules.view import reserve
from games.zenith.screens import words as signs
from games.zenith.screens.pages import page_words as words

_NAMED = 3  # agents on a page; the others are counted


def columns(state):
    """Return a line for each column: its top card, and how many lie there."""
    lines, values = [], []
    for side in range(2):
        lines.append(names.side_name(state, side))
        values.append(b"")
        for planet in range(cards.PLANETS):
            column = state.columns[side * cards.PLANETS + planet]
            name = names.agent(column[-1]) if column else words.EMPTY
            lines.append(b"%s %s" % (signs.PLANET_SIGNS[planet : planet + 1], name))
            values.append(b"%d" % len(column) if column else b"")
    return lines, values


def tokens(state):
    """Return the tokens on the boards, then what is in the reserve by kind."""
    lines, values = [], []
    for spot in range(len(state.tokens)):
        lines.append(names.spot(spot))
        values.append(names.token(state.tokens[spot]))
    lines.append(words.RESERVE)
    values.append(b"%d" % len(state.bag))
    left = reserve(state)
    for kind in range(len(left)):
        lines.append(b"  " + names.token(kind + 1))
        values.append(b"%d" % left[kind])
    return lines, values


def left(state):
    """Return how many agents of each planet and faction nobody has seen on the table."""
    lines, values = [b"Deck, discards"], [b"%d, %d" % (state.deck, state.discards)]
    count = cards.ALL_AGENTS if state.allows(decisions.SECRET) else cards.AGENTS
    for planet in range(cards.PLANETS):
        found = [0] * cards.FACTIONS
        for agent in range(count):
            is_open = state.seen[agent >> 3] >> (agent & 7) & 1
            if cards.planet_of(agent) == planet and not is_open and asked.can_lie(state, agent):
                found[cards.faction_of(agent)] += 1
        lines.append(b"%s %s" % (signs.PLANET_SIGNS[planet : planet + 1], names.planet(planet)))
        parts = [b"%s%d" % (signs.FACTION_SIGNS[f : f + 1], found[f]) for f in range(3)]
        values.append(b" ".join(parts))
    return lines, values


def chances(state):
    """Return who could win in this turn, and by what."""
    lines = []
    payable = could_win.payable(state)
    for side in (state.side, 1 - state.side):
        found = could_win.winning(state, side)
        if not found:
            lines.append(words.NOT_NOW % names.side_name(state, side))
        for planet, needed in found:
            lines.append(
                words.NEEDS % (names.side_name(state, side), needed, names.planet(planet))
            )
            if side == state.side:
                lines += _ways(state, payable, planet, needed)
    return b"\n".join(lines)


def _ways(state, payable, planet, needed):
    agents = could_win.agents(state, payable, planet, needed)
    named = [names.agent(agent) for agent in agents[:_NAMED]]
    if len(agents) > _NAMED:
        named.append(words.MORE % (len(agents) - _NAMED))
    found = [words.BY_AGENTS % b", ".join(named)] if named else []
    for faction, level in could_win.technologies(state, planet, needed):
        found.append(words.BY_TECHNOLOGY % (names.faction(faction), level))
    return found or [words.NO_WAY]
