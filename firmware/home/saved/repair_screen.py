"""A log that is damaged behind some point: the sound part is offered, with a sentence."""

from home.saved import words
from home.saved.hold_screen import HoldScreen
from ui import words as ui_words
from ui.layout import footer, header


class RepairScreen(HoldScreen):
    """BACK leaves the log untouched; holding OK goes on from its last sound record."""

    help = words.HELP_REPAIR
    word = words.GO_ON

    def __init__(self, game, serial, size, moves):
        super().__init__()
        self._game = game
        self._serial = serial
        self._size = size
        self._moves = moves

    def agreed(self, now):
        """Cut the log back and go on."""
        self._game.go_on_from(self._serial, self._size, now)

    def draw(self, canvas):
        """Say what is wrong and how much is sound."""
        header(canvas, words.LOG_DAMAGED)
        canvas.text(words.REPAIR_1, 0, 14)
        canvas.number(self._moves, canvas.text(words.REPAIR_2, 0, 24) + 2, 24)
        canvas.text(words.REPAIR_3, 0, 34)
        footer(canvas, words.HOLD_TO_GO_ON, ui_words.BACK_CANCEL)
