"""The proof: the seal that was shown, the cuts, the log's fingerprint, later the secret."""

from binascii import hexlify

from key import OK
from micropython import const
from tabletop.pages import page_words as words
from tabletop.setup.cut_words import SEAL
from tabletop.setup.seal_mark import draw_pseudo, is_pseudo, seal_words
from ui import words as ui_words
from ui.layout import TOP, footer, header
from ui.screen import Screen

_LINE_PX = const(9)
_RIGHT_X = const(126)
_SECRET_BYTES = const(6)  # the judge shows all of it


class ProofScreen(Screen):
    """Facts to be read out and compared. OK shows all of the log's fingerprint."""

    help = words.HELP_PROOF

    def __init__(self, game):
        super().__init__()
        self._game = game
        self._table = game.table
        self._facts: tuple = ()
        self._is_pseudo = False

    def enter(self, now):
        """Collect the facts as they are now."""
        table = self._table
        self._is_pseudo = is_pseudo(table.header)
        self._facts = (
            (words.SOURCE, b"" if self._is_pseudo else words.HARDWARE),
            (SEAL, seal_words(table.header)),
            (words.CUTS, b"%d" % len(table.cuts)),
            (words.LOG, table.fingerprint()),
            (words.SECRET, _beginning(table.secret)),
        )

    def press(self, key, now):
        """Open the words and the code of the log."""
        if key == OK:
            from tabletop.pages.code_screen import CodeScreen

            page = CodeScreen(self._game, words.LOG, b"LOG", self._table.chain)
            self.stack.push(page, now)
        else:
            super().press(key, now)

    def draw(self, canvas):
        """Show the facts."""
        header(canvas, words.PROOF)
        for i in range(len(self._facts)):
            fact = self._facts[i]
            canvas.text(fact[0], 0, TOP + i * _LINE_PX)
            canvas.right(fact[1], _RIGHT_X, TOP + i * _LINE_PX)
        if self._is_pseudo:
            draw_pseudo(canvas, _RIGHT_X, TOP)
        footer(canvas, ui_words.OK_OPEN)


def _beginning(secret):
    return hexlify(secret[:_SECRET_BYTES]) + b"..." if secret else words.HIDDEN
