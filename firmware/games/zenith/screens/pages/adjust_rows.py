"""What the page of values lists. Loaded for the moment in which it does."""

from games.zenith.rules import codes, names
from games.zenith.rules import fields as adjust
from games.zenith.screens.pages import adjust_words as words


def names_of_fields():
    """Return (name, field) of each value."""
    found = list(words.FIRST)
    found += [words.DISCS % names.planet(planet) for planet in range(5)]
    found += [words.TRACK % names.planet(planet) for planet in range(5)]
    found += [words.LEVEL % names.faction(faction) for faction in range(3)]
    found += list(words.LAST)
    found += [words.BOARD % sides for sides in words.SIDES]
    found += [words.TOKEN % names.spot(spot) for spot in range(8)]
    return [(found[field], field) for field in range(len(found))]


def tokens(spot):
    """Return a title, and a row for each token that may lie on a spot."""
    rows = []
    for kind in range(9):
        rows.append((names.token(kind), bytes((codes.ADJUST, adjust.TOKEN, spot, kind))))
    return words.TOKEN % names.spot(spot), rows


def tops(state, side):
    """Return a title, and a row for each column with a card: its top card."""
    rows = []
    for planet in range(5):
        column = state.columns[5 * side + planet]
        if column:
            move = bytes((codes.COLUMN, 5 * side + planet, codes.NO))
            rows.append((names.agent(column[-1]), move))
    return words.TAKE_OFF, rows
