"""The lifeboat: everything the table needs to go on with paper, real cards and dice."""

import modules
from key import BACK, DOWN, UP
from tabletop import words
from tabletop.step_screen import StepScreen
from ui.layout import footer, header
from ui.widgets.text_pages import TextPages


class LifeboatScreen(StepScreen):
    """Pages of plain text: what the game's `play.lifeboat` makes of all that is public."""

    topic = "HELP_LIFEBOAT"

    def __init__(self, game):
        super().__init__(game)
        self._pages = TextPages(modules.passing(game.play.lifeboat, game.table.state))

    def changed(self, now):
        """Break the text into lines."""
        self._pages.lay_out(self.stack.canvas.small)

    def press(self, key, now):
        """Turn the pages."""
        if key in (UP, DOWN):
            self._pages.turn(1 if key == DOWN else -1)
        elif key == BACK:
            self.stack.pop(now)

    def draw(self, canvas):
        """Show the page."""
        header(canvas, words.LIFEBOAT)
        self._pages.draw(canvas)
        footer(canvas, b"")
