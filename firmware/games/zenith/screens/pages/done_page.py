"""What the last card has done, effect by effect: a chain is more than a glance can hold."""

from games.zenith.screens.pages import page_words as words
from tabletop import steps
from tabletop.text_page import TextPage
from ui.widgets.text_pages import TextPages

_TOLD = "games.zenith.screens.pages.done_rows since_the_card"


class DonePage(TextPage):
    """Its moves are made again in a round of their own, when the menu is gone: that litters."""

    topic = b"done"

    def __init__(self, game):
        super().__init__(game, words.DONE, b"")

    def enter(self, now):
        """Show an empty page, then fill it."""
        super().enter(now)
        self.stack.coming = self._fill

    def _fill(self, now):
        self._pages = TextPages(steps.made(_TOLD, self.game.table))
        self._pages.lay_out(self.stack.canvas.small)
        self.stack.is_stale = True
