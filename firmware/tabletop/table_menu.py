"""The table menu, reached from every screen of every game by holding OK."""

from key import OK
from tabletop import page_words as words
from tabletop import words as core_words
from ui import words as ui_words
from ui.layout import footer, header
from ui.screen import Screen
from ui.small_menu import SmallMenu

_ROWS = (
    words.WHAT_NOW,
    words.HISTORY,
    words.REDO,
    words.JUDGE,
    words.FAIR,
    words.PROOF,
    words.NEW_GAME,
    words.LEAVE,
)


class TableMenu(Screen):
    """What can be done at any moment of a game. The header has the log's fingerprint."""

    help = words.HELP_MENU

    def __init__(self, game, help_text):
        super().__init__()
        self._game = game
        self._help = help_text
        self._menu = SmallMenu(list(_ROWS), [b""] * len(_ROWS))
        self._fingerprint = b""

    def enter(self, now):
        """Collect what the rows say."""
        table = self._game.table
        self._fingerprint = table.fingerprint()
        self._menu.values[1] = b"%d" % table.done
        self._menu.values[2] = table.next_label() or words.NOTHING

    def press(self, key, now):
        """Move, or open what is chosen."""
        if self._menu.move(key):
            return
        if key == OK:
            self._open(self._menu.rows[self._menu.cursor], now)
        else:
            super().press(key, now)

    def draw(self, canvas):
        """Show the rows."""
        header(canvas, core_words.MENU, self._fingerprint)
        self._menu.draw_small(canvas)
        footer(canvas, ui_words.OK_OPEN)

    def _open(self, row, now):
        if row is words.REDO:
            self._game.redo(now)
        elif row is words.LEAVE:
            self._game.leave(now)
        elif row is words.NEW_GAME:
            self._game.keeper.start_again(now)
        else:
            self.stack.replace(_page(row, self._game, self._help), now)


def _page(row, game, help_text):
    """Return the page of a row. Only that one is loaded."""
    if row is words.HISTORY:
        from tabletop.history_screen import HistoryScreen

        return HistoryScreen(game)
    if row is words.JUDGE:
        from tabletop.judge_screen import JudgeScreen

        return JudgeScreen(game)
    if row is words.FAIR:
        from tabletop.fair_screen import FairScreen

        return FairScreen(game)
    if row is words.PROOF:
        from tabletop.proof_screen import ProofScreen

        return ProofScreen(game)
    from ui.help_page import HelpPage

    return HelpPage(help_text)
