"""What is left in a deck, from the cards that lie open: never the order."""

from key import BACK
from tabletop import words
from tabletop.step_screen import StepScreen
from ui.layout import footer, header
from ui.widgets.small_menu import SmallMenu


class DeckLeftScreen(StepScreen):
    """A line for each kind of card, with how many there are."""

    topic = b"left"

    def __init__(self, game, names, values):
        super().__init__(game)
        self._menu = SmallMenu(names, values)

    def press(self, key, now):
        """Move over the lines."""
        if not self._menu.move(key) and key == BACK:
            self.stack.pop(now)

    def draw(self, canvas):
        """Show five lines."""
        header(canvas, words.LEFT)
        self._menu.draw_small(canvas)
        footer(canvas, b"")


def chance(count, total):
    """Return how many are left, and how likely one of them is the next of `total` cards."""
    percent = (count * 200 + total) // (2 * total) if total else 0
    return b"%d  %d %%" % (count, percent)
