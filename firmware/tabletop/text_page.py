"""A page of sentences."""

from key import BACK, DOWN, UP
from tabletop.step_screen import StepScreen
from ui.layout import footer, header
from ui.widgets.text_pages import TextPages


class TextPage(StepScreen):
    """UP and DOWN turn the pages. `title` and `text` are what it shows."""

    def __init__(self, game, title, text):
        super().__init__(game)
        self._title = title
        self._pages = TextPages(text)

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
        header(canvas, self._title)
        self._pages.draw(canvas)
        footer(canvas, b"")
