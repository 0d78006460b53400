"""The proof: the seal that was shown, the cuts, the log's fingerprint, later the secret."""

from binascii import hexlify

from engine import seal
from engine.header import PSEUDO
from tabletop import words
from ui.layout import footer, header
from ui.menu import Menu
from ui.screen import Screen

_LETTERS = 8


class ProofScreen(Screen):
    """Facts to be read out, compared, or noted before the game."""

    help = words.HELP_PROOF

    def __init__(self, game):
        super().__init__()
        self._table = game.table
        self._menu = Menu([b""])

    def enter(self, now):
        """Collect the facts as they are now."""
        table = self._table
        is_pseudo = table.header.flags & PSEUDO
        facts = (
            (words.SEAL, seal.letters(table.header.commitment, _LETTERS)),
            (words.SOURCE, words.PSEUDO if is_pseudo else words.HARDWARE),
            (words.CUTS, b"%d" % len(table.cuts)),
            (words.LOG, table.fingerprint()),
            (words.SECRET, hexlify(table.secret[:8]) if table.is_over else words.HIDDEN),
        )
        self._menu = Menu([name for name, _ in facts], [value for _, value in facts])

    def press(self, key, now):
        """Move over the facts; BACK leaves."""
        if not self._menu.move(key):
            super().press(key, now)

    def draw(self, canvas):
        """Show the facts."""
        header(canvas, words.PROOF)
        self._menu.draw_small(canvas)
        footer(canvas, b"")
