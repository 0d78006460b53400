"""What is left in the deck, and the exact chance that the next card is a Fear of each class."""

from games.zoneplex.rules.cards import CLASSES, DISLOCATE, FIRST_FEAR, FIRST_MASTER, MOVEMENT_CARDS
from games.zoneplex.screens.pages import words
from games.zoneplex.screens.turn.words import MOVE_CARDS
from games.zoneplex.screens.words import CLASS_NAMES
from tabletop.pages.deck_left_screen import DeckLeftScreen, chance


def deck_left_screen(game):
    """Return the page with the lines as they are now."""
    names, values = left_lines(game.table.state)
    return DeckLeftScreen(game, names, values)


def left_lines(state):
    """Return names and values of the lines."""
    total = state.cards_left()
    names = [words.CARDS_LEFT, words.ROUNDS_LEFT]
    values = [b"%d" % total, b"%d" % ((total + state.seats - 1) // state.seats)]
    if state.cards > MOVEMENT_CARDS:
        unknown = total if state.drawn >= state.starters else 0  # no Fear among the first six
        names.append(words.ANY_FEAR)
        values.append(chance(sum(state.left[FIRST_FEAR:]), unknown))
        _add_classes(state, unknown, names, values)
    for kind in range(DISLOCATE + 1):
        names.append(MOVE_CARDS[kind])
        values.append(b"%d" % state.left[kind])
    return names, values


def _add_classes(state, unknown, names, values):
    """Add a line for each class of Fears in the deck."""
    for fear in range(CLASSES + 1):
        start = FIRST_FEAR + fear * 6 if fear < CLASSES else FIRST_MASTER
        count = sum(state.left[start : start + (6 if fear < CLASSES else 3)])
        names.append(words.FEAR_LINE + CLASS_NAMES[fear])
        values.append(chance(count, unknown))
