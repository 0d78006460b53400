"""What all screens of all games share: hold BACK to undo, hold OK for the table menu."""

from key import BACK, OK
from tabletop import words
from ui.screen import Screen


class GameScreen(Screen):
    """A screen that shows a game. Changes go through `self.game.do(move, now)` alone."""

    def __init__(self, game):
        super().__init__()
        self.game = game
        self.table = game.table

    bars_x = 0  # a look back begins its bars here, right of a picture that fills the height
    topic: str | bytes = ""  # its name in the game's help_words; loaded only when somebody asks

    @property
    def help(self):
        """Return the help page's text."""
        return self.game.help(self.topic)

    def hold_word(self, key):
        """Name what a hold does."""
        if self.game.is_looking:
            return super().hold_word(key)
        if key == OK:
            return words.MENU
        if not self.table.done:
            return words.UNDO_NEW_GAME if self.game.can_undo_start else b""
        return words.UNDO_SEEN if self.table.last_was_seen() else words.UNDO

    def hold_detail(self, key):
        """Name the move that undo takes back."""
        return self.table.last_label if key == BACK else b""

    def needs_long_hold(self, key):
        """Ask for a longer hold before something is taken back that the table has seen."""
        return key == BACK and self.table.last_was_seen()

    def hold(self, key, now):
        """Open the table menu, or take the last move back."""
        if self.game.is_looking:
            super().hold(key, now)
        elif key == OK:
            from tabletop.pages.table_menu import TableMenu

            self.stack.push(TableMenu(self.game, self), now)
        else:
            self.game.undo(now)

    def changed(self, now):
        """Take up the state of the table: it may be another than when last seen."""

    def happened(self, events, now):
        """Show what the last move did: called on the screen in sight after it."""

    def enter(self, now):
        """Show the state as it is now."""
        self.changed(now)
