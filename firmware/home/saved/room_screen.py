"""Before an old game is deleted for a new one, the player is told and has to hold OK."""

from home.saved import words
from home.saved.hold_screen import HoldScreen
from ui import words as ui_words
from ui.layout import footer, header


class RoomScreen(HoldScreen):
    """Names the game that goes. BACK leaves everything as it is."""

    help = words.HELP_ROOM
    word = words.DELETE_AND_START

    def __init__(self, game, name, goes):
        super().__init__()
        self._game = game
        self._name = name
        self._goes = goes

    def needs_long_hold(self, key):
        """Deleting cannot be undone."""
        return True

    def agreed(self, now):
        """Delete the old game and start the new one."""
        self._game.start_in_place_of(self._goes, self._name, now)

    def draw(self, canvas):
        """Say which game goes."""
        header(canvas, words.FLASH_FULL)
        canvas.text(words.ROOM_1, 0, 14)
        canvas.text(words.ROOM_2, 0, 24)
        canvas.number(self._goes, canvas.text(words.ROOM_3, 0, 34) + 2, 34)
        footer(canvas, words.HOLD_TO_DELETE, ui_words.BACK_CANCEL)
