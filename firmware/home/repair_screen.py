"""A log that is damaged behind some point: the sound part is offered, with a sentence."""

from home import saved_words as words
from key import OK
from ui import words as ui_words
from ui.layout import footer, header
from ui.screen import Screen


class RepairScreen(Screen):
    """BACK leaves the log untouched; holding OK goes on from its last sound record."""

    help = words.HELP_REPAIR

    def __init__(self, game, serial, size, moves):
        super().__init__()
        self._game = game
        self._serial = serial
        self._size = size
        self._moves = moves

    def press(self, key, now):
        """Leave on BACK; OK has to be held."""
        if key != OK:
            super().press(key, now)

    def hold_word(self, key):
        """Name what holding OK does."""
        return words.GO_ON if key == OK else b""

    def hold(self, key, now):
        """Cut the log back and go on."""
        self.stack.pop(now)
        self._game.go_on_from(self._serial, self._size, now)

    def draw(self, canvas):
        """Say what is wrong and how much is sound."""
        header(canvas, words.LOG_DAMAGED)
        canvas.text(words.REPAIR_1, 0, 14)
        canvas.number(self._moves, canvas.text(words.REPAIR_2, 0, 24) + 2, 24)
        canvas.text(words.REPAIR_3, 0, 34)
        footer(canvas, words.HOLD_TO_GO_ON, ui_words.BACK_CANCEL)
