"""Before an old game is deleted for a new one, the player is told and has to hold OK."""

from home import saved_words as words
from key import OK
from ui import words as ui_words
from ui.layout import footer, header
from ui.screen import Screen


class RoomScreen(Screen):
    """Names the game that goes. BACK leaves everything as it is."""

    help = words.HELP_ROOM

    def __init__(self, game, name, goes):
        super().__init__()
        self._game = game
        self._name = name
        self._goes = goes

    def press(self, key, now):
        """Leave on BACK; OK has to be held."""
        if key != OK:
            super().press(key, now)

    def hold_word(self, key):
        """Name what holding OK does."""
        return words.DELETE_AND_START if key == OK else b""

    def needs_long_hold(self, key):
        """Deleting cannot be undone."""
        return True

    def hold(self, key, now):
        """Delete the old game and start the new one."""
        self.stack.pop(now)
        self._game.start_in_place_of(self._goes, self._name, now)

    def draw(self, canvas):
        """Say which game goes."""
        header(canvas, words.FLASH_FULL)
        canvas.text(words.ROOM_1, 0, 14)
        canvas.text(words.ROOM_2, 0, 24)
        canvas.number(self._goes, canvas.text(words.ROOM_3, 0, 34) + 2, 34)
        footer(canvas, words.HOLD_TO_DELETE, ui_words.BACK_CANCEL)
