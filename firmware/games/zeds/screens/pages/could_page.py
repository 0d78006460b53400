"""Can this player still make it? With a known sheet the device looks, within a bound."""

from games.zeds.screens.pages import page_words as words
from key import DOWN, UP
from tabletop import steps
from tabletop.text_page import TextPage
from ui.layout import footer, header
from ui.widgets.text_pages import TextPages

_COULD = "games.zeds.screens.pages.could_rows answer"


class CouldPage(TextPage):
    """UP and DOWN go from player to player; it looks when its picture is up, for that takes."""

    topic = b"could"

    def __init__(self, game):
        super().__init__(game, words.COULD, words.LOOKING)
        self._seat = game.table.state.active

    def enter(self, now):
        """Show that it looks, then look."""
        super().enter(now)
        self._look(now)

    def _look(self, now):
        self._fill(words.LOOKING)
        self.stack.coming = self._answer

    def _answer(self, now):
        self._fill(steps.made(_COULD, self.table.state, self._seat))

    def _fill(self, text):
        self._pages = TextPages(text)
        self._pages.lay_out(self.stack.canvas.small)
        self.stack.is_stale = True

    def press(self, key, now):
        """Ask for another player."""
        if key in (UP, DOWN):
            step = 1 if key == DOWN else -1
            self._seat = (self._seat + step) % self.table.state.seats
            self._look(now)
        else:
            super().press(key, now)

    def draw(self, canvas):
        """Show the answer."""
        header(canvas, words.COULD)
        self._pages.draw(canvas)
        footer(canvas, b"")
        if self.table.state.seats > 1:
            canvas.text(words.OTHERS, 0, 56)
