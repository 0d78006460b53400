"""The table menu, reached from every screen of every game by holding OK."""

from key import OK
from tabletop import words as core_words
from tabletop.pages import page_words as words
from ui import words as ui_words
from ui.layout import footer, header
from ui.screen import Screen
from ui.widgets.small_menu import SmallMenu

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

    def __init__(self, game, screen):
        super().__init__()
        self._game = game
        self._below = screen  # whose help is asked for
        self._own = game.play.menu(game) if hasattr(game.play, "menu") else []
        own = [name for name, _ in self._own]
        rows = [words.WHAT_NOW] + own
        for row in _ROWS[1:]:
            if row is not words.JUDGE:
                rows.append(row)
            elif words.JUDGE not in own:
                rows.append(_end_row(game))
        self._menu = SmallMenu(rows, [b""] * len(rows))
        self._fingerprint = b""

    def enter(self, now):
        """Collect what the rows say."""
        table = self._game.table
        self._fingerprint = table.fingerprint()
        first = len(self._own) + 1
        self._menu.values[first] = b"%d" % table.done
        self._menu.values[first + 1] = table.next_label() or words.NOTHING

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
        for name, page in self._own:
            if name is row:
                self._open_page(page, self._game)
                return
        if row is words.REDO:
            self._game.redo(now)
        elif row is words.LEAVE:
            self._game.leave(now)
        elif row is words.NEW_GAME:
            self._game.home.start_again(now)
        else:
            self._open_page(_page, row, self._game, self._below)

    def _open_page(self, make, *arguments):
        """Open a page in the next round: the menu is let go of before that is loaded."""
        self.stack.replace_later(lambda: make(*arguments))


def _end_row(game):
    """Return what the judge's row is called: some games never end by themselves."""
    return words.END_AND_PROVE if hasattr(game.play, "NEVER_ENDS") else words.JUDGE


def _page(row, game, below):
    """Return the page of a row. Only that one is loaded."""
    if row is words.HISTORY:
        from tabletop.pages.history_screen import HistoryScreen

        return HistoryScreen(game)
    if row in (words.JUDGE, words.END_AND_PROVE):
        from tabletop.pages.judge_screen import JudgeScreen

        return JudgeScreen(game)
    if row is words.FAIR:
        from tabletop.pages.fair_screen import FairScreen

        return FairScreen(game)
    if row is words.PROOF:
        from tabletop.pages.proof_screen import ProofScreen

        return ProofScreen(game)
    from ui.help_page import HelpPage

    return HelpPage(below.help)
