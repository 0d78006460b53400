"""What is left in the deck, from the cards that lie open: never the order."""

from games.zoneplex import left_words, menu_words, turn_words, words
from games.zoneplex.rules_cards import (
    CLASSES,
    DISLOCATE,
    FIRST_FEAR,
    FIRST_MASTER,
    MOVEMENT_CARDS,
)
from games.zoneplex.zone_screen import ZoneScreen
from key import BACK
from ui.layout import footer, header
from ui.small_menu import SmallMenu


class LeftScreen(ZoneScreen):
    """Counts by kind, and the exact chance that the next card is a Fear of each class."""

    topic = b"left"

    def __init__(self, game):
        super().__init__(game)
        names, values = left_lines(self.table.state)
        self._menu = SmallMenu(names, values)

    def press(self, key, now):
        """Move over the lines."""
        if not self._menu.move(key) and key == BACK:
            self.stack.pop(now)

    def draw(self, canvas):
        """Show five lines."""
        header(canvas, menu_words.LEFT)
        self._menu.draw_small(canvas)
        footer(canvas, b"")


def left_lines(state):
    """Return names and values of the lines."""
    total = state.cards_left()
    names = [left_words.CARDS_LEFT, left_words.ROUNDS_LEFT]
    values = [b"%d" % total, b"%d" % ((total + state.seats - 1) // state.seats)]
    if state.cards > MOVEMENT_CARDS:
        unknown = total if state.drawn >= state.starters else 0  # no Fear among the first six
        names.append(left_words.ANY_FEAR)
        values.append(_chance(sum(state.left[FIRST_FEAR:]), unknown))
        _add_classes(state, unknown, names, values)
    for kind in range(DISLOCATE + 1):
        names.append(turn_words.MOVE_CARDS[kind])
        values.append(b"%d" % state.left[kind])
    return names, values


def _add_classes(state, unknown, names, values):
    """Add a line for each class of Fears in the deck."""
    for fear in range(CLASSES + 1):
        start = FIRST_FEAR + fear * 6 if fear < CLASSES else FIRST_MASTER
        count = sum(state.left[start : start + (6 if fear < CLASSES else 3)])
        names.append(left_words.FEAR_LINE + words.CLASS_NAMES[fear])
        values.append(_chance(count, unknown))


def _chance(count, total):
    """Return how many are left, and how likely one of them is the next card."""
    percent = (count * 200 + total) // (2 * total) if total else 0
    return b"%d  %d %%" % (count, percent)
