"""The help of a screen, in pages, with the keys that hold everywhere at its end."""

from key import DOWN, UP
from ui import words
from ui.layout import footer, header
from ui.screen import Screen
from ui.widgets.text_pages import TextPages

_KEYS_EVERYWHERE = (
    b"Keys: UP and DOWN choose or change. OK does the obvious thing. BACK leaves without "
    b"effect. Hold OK for the menu or this page. In a game, hold BACK to undo."
)


class HelpPage(Screen):
    """Shows what the screen below is for. Any way out leads back to it."""

    def __init__(self, text):
        super().__init__()
        self._pages = TextPages(
            b"\n\n".join((text, _KEYS_EVERYWHERE) if text else (_KEYS_EVERYWHERE,))
        )

    def enter(self, now):
        """Break the text into lines, in a round of its own: making it has littered."""
        self.stack.coming = self._lay_out

    def _lay_out(self, now):
        self._pages.lay_out(self.stack.canvas.small)
        self.stack.is_stale = True

    def press(self, key, now):
        """Turn the pages; OK and BACK close."""
        if key == UP:
            self._pages.turn(-1)
        elif key == DOWN:
            self._pages.turn(1)
        else:
            self.stack.pop(now)

    def hold_word(self, key):
        """Offer nothing: help has no help."""
        return b""

    def draw(self, canvas):
        """Show the page in sight."""
        header(canvas, words.HOLD_HELP)
        self._pages.draw(canvas)
        footer(canvas, b"", words.BACK_LEAVE)
