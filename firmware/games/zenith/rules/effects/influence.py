"""Influence, one place at a time; a disc, its token, and whether somebody has won by it."""

from games.zenith.rules import state as rules_state
from games.zenith.rules.cards import PLANETS
from games.zenith.rules.codes import EV_DISC, EV_INFLUENCE, EV_TOKEN, EV_WON
from games.zenith.rules.effects import programs
from games.zenith.rules.effects.frames import RUN, push
from games.zenith.rules.state import CENTRE, GONE, ZONE


def give(state, side, planet, amount):
    """Move a disc towards a side, until it is won; tell whether there was one (ZND-05)."""
    if state.tracks[planet] == GONE:
        return False
    for _ in range(amount):
        if state.tracks[planet] != GONE and not state.ended:
            _step(state, side, planet)
    return True


def _step(state, side, planet):
    place = state.tracks[planet] + (1 if side else -1)
    state.told.append((EV_INFLUENCE, side, planet, place))
    if abs(place - CENTRE) < ZONE:
        state.tracks[planet] = place
        return
    state.tracks[planet] = GONE
    state.discs[side * PLANETS + planet] += 1
    state.told.append((EV_DISC, side, planet))
    if not judge(state):
        take_token(state, side, planet)


def take_token(state, side, spot):
    """Let a side have the token of a spot, if one lies there; its effect comes first (ZND-09)."""
    kind = state.tokens[spot]
    if kind:
        state.tokens[spot] = rules_state.NO_TOKEN
        use_token(state, side, kind)


def use_token(state, side, kind):
    """Apply a token and lay it aside."""
    state.spent.append(kind)
    state.told.append((EV_TOKEN, side, kind))
    push(state, RUN, side, programs.TOKENS + kind)


def victory(discs):
    """Return how a side has won that has so many discs of each planet, 0 if it has not."""
    if max(discs) >= 3:
        return rules_state.ABSOLUTE
    if PLANETS - list(discs).count(0) >= 4:
        return rules_state.DEMOCRATIC
    return rules_state.POPULAR if sum(discs) >= 5 else 0


def judge(state):
    """End the game if a side has won; tell whether one has (ZND-07)."""
    for side in range(2):
        how = victory(state.discs[side * PLANETS : (side + 1) * PLANETS])
        if how and not state.ended:
            state.ended = how
            state.winner = side
            state.todo = bytearray()
            state.told.append((EV_WON, side, how))
    return state.ended != 0
