"""What this device is: version, state of its chance, free memory, missing parts."""

from engine.header import PSEUDO, decode_header
from home import about_words, words
from storage.current import NONE
from ui.layout import footer, header
from ui.screen import Screen
from ui.widgets.small_menu import SmallMenu
from version import VERSION


class About(Screen):
    """Facts for the owner, and for whoever helps them."""

    def __init__(self, app):
        super().__init__()
        self._app = app
        self._menu = SmallMenu([])

    def enter(self, now):
        """Collect the facts as they are now."""
        facts = (
            (about_words.ABOUT_VERSION, VERSION),
            (about_words.ABOUT_FAIR, self._chance()),
            (about_words.ABOUT_FREE, b"%d KB" % (self._app.free_memory() // 1024)),
            (about_words.ABOUT_PARTS, self._parts()),
        )
        self._menu = SmallMenu([name for name, _ in facts], [value for _, value in facts])

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
        saves = self._app.game.keeper.saves
        if saves.current == NONE:
            return about_words.ABOUT_NO_SEED
        header = decode_header(saves.journal(saves.current).head() or b"")
        if header is None:
            return about_words.ABOUT_NO_SEED
        return about_words.ABOUT_PSEUDO if header.flags & PSEUDO else about_words.ABOUT_HARDWARE

    def _parts(self):
        for code in range(1, len(about_words.ABOUT_MISSING)):
            if self._app.faults & (1 << code):
                return about_words.ABOUT_MISSING[code]
        return about_words.ABOUT_ALL_WELL
