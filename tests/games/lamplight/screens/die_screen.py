"""The face of the table's own die, entered."""

from games.lamplight.rules import contract
from games.lamplight.rules.state import FACES
from games.lamplight.screens import words
from key import BACK, OK
from tabletop.entry_picker import EntryPicker
from tabletop.step_screen import StepScreen
from ui.layout import footer, header


class DieScreen(StepScreen):
    """UP and DOWN choose the face, OK enters it."""

    topic = b"die"

    def __init__(self, game):
        super().__init__(game)
        self._picker = EntryPicker(bytes(range(1, FACES + 1)))

    def press(self, key, now):
        """Choose; OK enters."""
        if self._picker.move(key):
            return
        if key == OK:
            self.play(bytes((contract.ENTER,)) + self._picker.entered, now)
        elif key == BACK:
            self.stack.pop(now)

    def draw(self, canvas):
        """Show the face."""
        header(canvas, words.WHICH_FACE)
        canvas.use(canvas.digits)
        canvas.number_centre(self._picker.value, 64, 17)
        canvas.use(canvas.small)
        footer(canvas, words.ENTER)
