"""The seal, before the first cut: a sealed envelope for everybody to note."""

from engine.header import NO_NUMBER
from key import BACK, OK
from tabletop.pages.code_screen import DigestScreen
from tabletop.setup import cut_words as words
from tabletop.setup.seal_mark import draw_pseudo, is_pseudo
from tabletop.words import UNDO_NEW_GAME


class SealScreen(DigestScreen):
    """OK goes on to the cuts. BACK leaves: the seal stays among the saved games."""

    help = words.HELP_SEAL
    ok_word = words.CUT_NOW

    def __init__(self, game, seats):
        head = game.table.header
        super().__init__(game, words.SEAL, b"SEAL", head.commitment)
        self._game = game
        self._seats = seats
        self._is_pseudo = is_pseudo(head)
        if head.first != NO_NUMBER:
            self.note = words.SEAL_OF % head.first

    def press(self, key, now):
        """Go on to the cuts, or change between words and code."""
        if key != OK:
            super().press(key, now)
            return
        from tabletop.setup.cut_screen import CutScreen

        self.stack.replace(CutScreen(self._game, self._seats), now)

    def hold_word(self, key):
        """Offer to go back to the game before this one, or help."""
        if key == BACK:
            return UNDO_NEW_GAME if self._game.can_undo_start else b""
        return super().hold_word(key)

    def hold(self, key, now):
        """Go back to the game before this one, or open the help."""
        if key == BACK:
            self._game.undo(now)
        else:
            super().hold(key, now)

    def draw(self, canvas):
        """Show the seal, and whether the device's chance could be trusted."""
        super().draw(canvas)
        if self._is_pseudo and self._code is None:
            draw_pseudo(canvas, 68, 0)
