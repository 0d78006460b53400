"""What the pages of the lay-out say. Loaded for the moment in which they are made."""

from games.zenith.screens import words
from games.zenith.screens.setup import setup_words


def rows(state):
    """Return the names of the eight tokens, and the lines of the last page."""
    tokens = [_token(kind) for kind in state.tokens]
    lines = _who_begins(state) + [
        setup_words.RESOURCES,
        setup_words.MULLIGAN,
        setup_words.MULLIGAN_MORE,
    ]
    return tokens, lines


def _who_begins(state):
    """Return two lines: who begins, and the influence of who plays second."""
    first = state.side
    helped = _helped(state)
    if state.seats == 2:
        who, second = state.names[first], state.names[1 - first]
        return [setup_words.BEGINS % who, setup_words.HELPED % (second, helped)]
    both = setup_words.TEAM % (state.names[2 * first], state.names[2 * first + 1])
    return [both, setup_words.TEAM_BEGINS % helped]


def _token(kind):
    return setup_words.TOKENS[kind]


def _helped(state):
    """Return the planets on which who plays second has influence."""
    planets = [planet for planet in range(5) if state.tracks[planet] != 4]
    return b" ".join([words.PLANET_SIGNS[planet : planet + 1] for planet in planets])
