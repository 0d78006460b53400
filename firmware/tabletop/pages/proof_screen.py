"""The proof: the log's fingerprint, the seal that was shown, the cuts, later the secret."""

from binascii import hexlify

from key import OK
from micropython import const
from tabletop.pages import page_words as words
from tabletop.setup.cut_words import SEAL
from tabletop.setup.seal_mark import draw_pseudo, is_pseudo
from ui import words as ui_words
from ui.layout import TOP, footer, header
from ui.screen import Screen
from ui.widgets.menu import VALUE_X
from ui.widgets.small_menu import SmallMenu

_LINE_PX = const(9)
_SECRET_BYTES = const(6)  # the judge shows all of it
_LOG_ROW = const(0)
_SEAL_ROW = const(1)
_SOURCE_ROW = const(3)


class ProofScreen(Screen):
    """Facts to be read out and compared. OK shows the words and the code behind the first two."""

    help = words.HELP_PROOF

    def __init__(self, game):
        super().__init__()
        self._game = game
        self._table = game.table
        self._is_pseudo = is_pseudo(game.table.header)
        self._menu = SmallMenu([words.LOG, SEAL, words.CUTS, words.SOURCE, words.SECRET], [])

    def enter(self, now):
        """Collect the facts as they are now."""
        table = self._table
        self._menu.values = [
            table.fingerprint(),
            words.SEAL_COUNT % table.header.count if table.header.count else b"",
            b"%d" % len(table.cuts) if table.cuts else words.NOBODY_CUT,
            b"" if self._is_pseudo else words.HARDWARE,
            _beginning(table.secret),
        ]

    def press(self, key, now):
        """Choose a fact; OK opens the page behind it."""
        if self._menu.move(key):
            return
        if key != OK:
            super().press(key, now)
        elif self._menu.cursor <= _SEAL_ROW:
            self.stack.push(self._page(), now)

    def draw(self, canvas):
        """Show the facts."""
        header(canvas, words.PROOF)
        self._menu.draw_small(canvas)
        if self._is_pseudo:
            draw_pseudo(canvas, VALUE_X, TOP + _SOURCE_ROW * _LINE_PX)
        footer(canvas, ui_words.OK_OPEN if self._menu.cursor <= _SEAL_ROW else b"")

    def _page(self):
        from tabletop.pages.code_screen import CodeScreen

        if self._menu.cursor == _LOG_ROW:
            return CodeScreen(self._game, words.LOG, b"LOG", self._table.chain)
        return CodeScreen(self._game, SEAL, b"SEAL", self._table.header.commitment)


def _beginning(secret):
    return hexlify(secret[:_SECRET_BYTES]) + b"..." if secret else words.HIDDEN
