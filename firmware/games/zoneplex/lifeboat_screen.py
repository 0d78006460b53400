"""The lifeboat: everything the table needs to go on with paper and real cards."""

from games.zoneplex import lifeboat_words as words
from games.zoneplex.lifeboat import lifeboat
from games.zoneplex.zone_screen import ZoneScreen
from key import BACK, DOWN, UP
from ui.layout import footer, header
from ui.text_pages import TextPages


class LifeboatScreen(ZoneScreen):
    """Pages of plain text: the table, then each player."""

    help = words.HELP

    def __init__(self, game):
        super().__init__(game)
        self._pages = TextPages(lifeboat(self.table.state))

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
        header(canvas, words.TITLE)
        self._pages.draw(canvas)
        footer(canvas, b"")
