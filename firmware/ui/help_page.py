"""The help of a screen, in pages, with the keys that hold everywhere at its end."""

from key import DOWN, UP
from ui import help_words, words
from ui.layout import footer, header
from ui.screen import Screen
from ui.text_pages import TextPages


class HelpPage(Screen):
    """Shows what the screen below is for. Any way out leads back to it."""

    def __init__(self, text):
        super().__init__()
        before = text + b"\n\n" if text else b""
        self._pages = TextPages(before + help_words.KEYS_EVERYWHERE)

    def enter(self, now):
        """Break the text into lines."""
        self._pages.lay_out(self.stack.canvas.small)

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
