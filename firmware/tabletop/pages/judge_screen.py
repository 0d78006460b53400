"""The judge: what decides the game, line by line, and the end that gives the secret away."""

from binascii import hexlify

from engine.verdict import NOBODY
from key import BACK, DOWN, OK, UP
from micropython import const
from tabletop import steps
from tabletop.game_screen import GameScreen
from tabletop.pages import page_words as words
from ui import colour, lights, sign
from ui.layout import footer, header
from ui.widgets.text_pages import LINES, TextPages

_IN_WORDS = "tabletop.rulebook in_words"
_HEX_A_LINE = const(16)


class JudgeScreen(GameScreen):
    """Comes up by itself when the game is over. Until OK is held, undo is still open."""

    help = words.HELP_JUDGE

    def __init__(self, game):
        super().__init__(game)
        self._result = b""
        self._winner = NOBODY
        self._can_end = False
        self._pages = TextPages(b"")

    def changed(self, now):
        """Ask for the verdict."""
        verdict = self.game.verdict()
        self._winner = verdict.winner
        self._result = self._tell(verdict)
        is_ripe = verdict.is_over or not verdict.reasons
        self._can_end = is_ripe and not self.table.is_over
        text = _secret(self.table.secret) if self.table.is_over else self._reasons(verdict)
        self._pages = TextPages(text)
        self._pages.lay_out(self.stack.canvas.small)

    def _tell(self, verdict):
        """Return who has won, in words."""
        if not verdict.is_over:
            return b""
        if verdict.winner == NOBODY:
            return words.NOBODY_WINS
        return words.WINS % self.game.seat_name(verdict.winner)

    def _reasons(self, verdict):
        """Return the conditions, each with its mark, then their rules on a page of their own."""
        if not verdict.reasons:
            return words.NO_END
        lines = []
        for reason in verdict.reasons:
            mark = sign.TICK if reason.holds else sign.CROSS
            if reason.holds is None:
                mark = b"?"  # nobody can know it yet
            lines.append(b"%s %s" % (mark, reason.sentence))
        lines += [b""] * (LINES - len(lines))
        rules = [reason.rule for reason in verdict.reasons]
        return b"\n".join(lines + [steps.made(_IN_WORDS, self.game, rules)])

    def press(self, key, now):
        """Turn the pages; BACK shows the table again."""
        if key in (UP, DOWN):
            self._pages.turn(1 if key == DOWN else -1)
        else:
            super().press(key, now)

    def hold_word(self, key):
        """Offer the end once the game is over; after it, nothing can be taken back."""
        if key == OK and self._can_end:
            return words.SHOW_SECRET
        if key == BACK and self.table.is_over:
            return b""
        return super().hold_word(key)

    def needs_long_hold(self, key):
        """Ask for a longer hold: the end cannot be undone."""
        return self._can_end if key == OK else super().needs_long_hold(key)

    def hold(self, key, now):
        """End the game and show the secret."""
        if key == OK and self._can_end:
            self.game.end(now)
            self.changed(now)
        else:
            super().hold(key, now)

    def draw(self, canvas):
        """Show the reasons, or the secret."""
        header(canvas, words.JUDGE, self._result)
        self._pages.draw(canvas)
        footer(canvas, words.HOLD_TO_END if self._can_end else b"", words.THE_TABLE)

    def paint(self, row, now):
        """Light the winner."""
        if self._winner != NOBODY:
            shade = colour.SEATS[self._winner % len(colour.SEATS)]
            row.set(self._winner, shade, lights.STRONG, now)


def _secret(secret):
    """Return the secret in lines that can be copied by hand."""
    text = hexlify(secret)
    parts = [text[at : at + _HEX_A_LINE] for at in range(0, len(text), _HEX_A_LINE)]
    return b"\n".join([words.SECRET_IS] + parts)
