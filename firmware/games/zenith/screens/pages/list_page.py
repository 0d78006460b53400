"""A page with a line for each thing, and what there is of it at the right."""

from tabletop.pages.deck_left_screen import DeckLeftScreen
from ui.layout import footer, header


class ListPage(DeckLeftScreen):
    """The kit's page of what is left, with a title and a topic of its own."""

    def __init__(self, game, title, made, topic):
        super().__init__(game, made[0], made[1])
        self.topic = topic
        self._title = title

    def draw(self, canvas):
        """Show five lines."""
        header(canvas, self._title)
        self._menu.draw_small(canvas)
        footer(canvas, b"")
