"""The whole position in words, and the names of a match."""

from games.zenith.rules import names
from games.zenith.rules import state as rules_state
from games.zenith.rules.cards import FACTIONS, PLANETS

_BOARDS = b"SDUONP"


def lifeboat(state):
    """Return every value that the table needs to go on without the device."""
    lines = [b"Turn: " + state.names[state.active], _boards(state)]
    lines += [_track(state, planet) for planet in range(PLANETS)]
    for side in range(2):
        lines += _side(state, side)
    lying = range(len(state.tokens))
    tokens = [(names.spot(s), names.token(state.tokens[s])) for s in lying if state.tokens[s]]
    lines.append(b"Tokens: " + b", ".join([b"%s %s" % pair for pair in tokens]))
    lines.append(b"Used: " + b", ".join([names.token(kind) for kind in sorted(state.spent)]))
    return b"\n".join(lines + [b"Deck %d, discards %d" % (state.deck, state.discards)])


def _boards(state):
    letters = [2 * f + (state.boards >> f & 1) for f in range(FACTIONS)]
    return b"Technologies: " + b"".join([_BOARDS[at : at + 1] for at in letters])


def _track(state, planet):
    place = state.tracks[planet]
    if place == rules_state.GONE:
        return names.planet(planet) + b": no disc until the turn ends"
    lead = place - rules_state.CENTRE
    if not lead:
        return names.planet(planet) + b": centre"
    return b"%s: %d for %s" % (names.planet(planet), abs(lead), names.side_name(state, lead > 0))


def _side(state, side):
    """Return what a side has."""
    has_badge = state.badge == side
    badge = (b", badge gold" if state.is_gold else b", badge silver") if has_badge else b""
    lines = [
        b"%s: %d credits, %d Zenithium%s"
        % (names.side_name(state, side), state.credits[side], state.zenithium[side], badge)
    ]
    discs = state.discs[side * PLANETS : (side + 1) * PLANETS]
    won = [b"%d %s" % (discs[p], names.planet(p)) for p in range(PLANETS) if discs[p]]
    lines.append(b"Discs: " + (b", ".join(won) or b"none"))
    levels = state.levels[side * FACTIONS : (side + 1) * FACTIONS]
    lines.append(b"Animod %d, Human %d, Robot %d" % tuple(levels))
    for planet in range(PLANETS):
        column = state.columns[side * PLANETS + planet]
        if column:
            agents = b", ".join([names.agent(card) for card in column])
            lines.append(b"%s: %s" % (names.planet(planet), agents))
    return lines


def pair(state):
    """Return what both sides are called on a Vendetta sheet."""
    if state.seats == 2:
        return list(state.names)
    return [b"+".join(state.names[:2]), b"+".join(state.names[2:])]


def match_of(state):
    """Return both names and the winner's, None where nobody has won or two have one name."""
    if not state.ended or len(set(state.names)) < state.seats:
        return None
    names_of = pair(state)
    is_drawn = state.ended == rules_state.NO_CARDS
    return names_of, None if is_drawn else names_of[state.winner]
