"""What this device is: version, state of its chance, free memory, missing parts."""

from engine.header import PSEUDO, decode_header
from home import words
from storage.saves import NONE
from ui.layout import footer, header
from ui.menu import Menu
from ui.screen import Screen


class About(Screen):
    """Facts for the owner, and for whoever helps them."""

    def __init__(self, app):
        super().__init__()
        self._app = app
        self._menu = Menu([])

    def enter(self, now):
        """Collect the facts as they are now."""
        facts = (
            (words.ABOUT_VERSION, words.VERSION),
            (words.ABOUT_FAIR, self._chance()),
            (words.ABOUT_FREE, b"%d KB" % (self._app.free_memory() // 1024)),
            (words.ABOUT_PARTS, self._parts()),
        )
        self._menu = Menu([name for name, _ in facts], [value for _, value in facts])

    def press(self, key, now):
        """Move over the facts; BACK leaves."""
        if not self._menu.move(key):
            super().press(key, now)

    def draw(self, canvas):
        """Show the facts."""
        header(canvas, words.ABOUT, words.NAME)
        self._menu.draw_small(canvas)
        footer(canvas, b"")

    def _chance(self):
        """Return where the seed of the open game comes from."""
        saves = self._app.game.saves
        if saves.current == NONE:
            return words.ABOUT_NO_SEED
        header = decode_header(saves.journal(saves.current).head() or b"")
        if header is None:
            return words.ABOUT_NO_SEED
        return words.ABOUT_PSEUDO if header.flags & PSEUDO else words.ABOUT_HARDWARE

    def _parts(self):
        for code in range(1, len(words.ABOUT_MISSING)):
            if self._app.faults & (1 << code):
                return words.ABOUT_MISSING[code]
        return words.ABOUT_ALL_WELL
