"""What the pages of the lay-out say. Loaded for the moment in which they are made."""

from games.zenith.rules.judge import side_name
from games.zenith.screens import words
from games.zenith.screens.setup import setup_words


def rows(state):
    """Return the names of the eight tokens, and the lines of the last page."""
    tokens = [_token(kind) for kind in state.tokens]
    first = state.side
    lines = [
        setup_words.BEGINS % side_name(state, first),
        setup_words.HELPED % (side_name(state, 1 - first), _helped(state)),
        setup_words.RESOURCES,
        setup_words.MULLIGAN,
        setup_words.MULLIGAN_MORE,
    ]
    return tokens, lines


def _token(kind):
    return setup_words.TOKENS[kind]


def _helped(state):
    """Return the planets on which who plays second has influence."""
    planets = [planet for planet in range(5) if state.tracks[planet] != 4]
    return b" ".join([words.PLANET_SIGNS[planet : planet + 1] for planet in planets])
