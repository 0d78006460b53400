"""The saved games: go on with any of them, or delete one for good."""

from games import catalogue
from home.saved import words
from key import BACK, OK
from ui import words as ui_words
from ui.layout import footer, header
from ui.screen import Screen
from ui.widgets.small_menu import SmallMenu


class SavedScreen(Screen):
    """Newest first. OK opens; holding BACK deletes the one chosen."""

    help = words.HELP_SAVED

    def __init__(self, game):
        super().__init__()
        self._game = game
        self._serials = []
        self._menu = SmallMenu([words.NONE_SAVED])

    def enter(self, now):
        """List what is on flash."""
        self._serials = self._game.saves.serials()
        self._serials.reverse()
        rows = [self._row(serial) for serial in self._serials]
        notes = [self._note(serial) for serial in self._serials]
        self._menu = SmallMenu(rows or [words.NONE_SAVED], notes)

    def press(self, key, now):
        """Choose a game; OK goes on with it."""
        if self._menu.move(key):
            return
        if key == OK and self._serials:
            self._game.resume(self._serials[self._menu.cursor], now)
        elif key == BACK:
            super().press(key, now)

    def hold_word(self, key):
        """Offer to delete the game chosen, unless it is the open one."""
        if key == BACK and self._serials and self._chosen() != self._game.saves.current:
            return words.DELETE
        return super().hold_word(key)

    def needs_long_hold(self, key):
        """Deleting cannot be undone: it takes a longer hold."""
        return key == BACK

    def hold(self, key, now):
        """Delete the game chosen."""
        if key == BACK:
            self._game.saves.delete(self._chosen())
            self.enter(now)
        else:
            super().hold(key, now)

    def draw(self, canvas):
        """Show five games."""
        header(canvas, words.SAVED)
        self._menu.draw_small(canvas)
        footer(canvas, ui_words.OK_OPEN if self._serials else b"")

    def _chosen(self):
        return self._serials[self._menu.cursor]

    def _row(self, serial):
        title = words.UNREADABLE
        try:
            name = self._game.name_of(serial)
            if name in catalogue.names():
                title = catalogue.title(name)
        except OSError:
            title = words.SILENT
        return b"%d %s" % (serial, title)

    def _note(self, serial):
        try:
            return self._state(serial)
        except OSError:
            return b""

    def _state(self, serial):
        if self._game.is_unplayed(serial):
            return words.SEALED
        if self._game.saves.journal(serial).is_over:
            return words.OVER
        return words.OPEN if serial == self._game.saves.current else b""
