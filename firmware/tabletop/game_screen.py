"""What all screens of all games share: hold BACK to undo, hold OK for the table menu."""

from key import BACK, OK
from ui import words
from ui.screen import Screen


class GameScreen(Screen):
    """A screen that shows a table. Changes go through `self.table.do(move)` alone."""

    def __init__(self, table):
        super().__init__()
        self.table = table

    def hold_word(self, key):
        """Name what a hold does: undo with the move it takes back, or the menu."""
        if key == OK:
            return words.HOLD_MENU
        if key == BACK and self.table.done:
            return words.HOLD_UNDO
        return b""

    def hold(self, key, now):
        """Open the table menu, or take the last move back."""
        if key == OK:
            from tabletop.table_menu import TableMenu

            self.stack.push(TableMenu(self.table, self.help), now)
        elif self.table.undo():
            self.changed(now)

    def changed(self, now):
        """Take up a state that changed under the screen: by undo, by redo."""

    def enter(self, now):
        """Show the state as it is now."""
        self.stack.canvas.load_game_fonts()
        self.changed(now)
