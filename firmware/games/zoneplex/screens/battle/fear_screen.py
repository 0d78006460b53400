"""A Fear was turned over: its strength is rolled at once (ZP-DECK-07)."""

from games.zoneplex.rules import codes
from games.zoneplex.screens.battle import words
from games.zoneplex.screens.battle.battle_screen import BattleScreen
from games.zoneplex.screens.battle.die_face import die_picker, draw_face
from key import OK
from ui.layout import footer


class FearScreen(BattleScreen):
    """Shows the Fear's number; OK rolls, or enters what the table rolled."""

    def __init__(self, game):
        super().__init__(game)
        self._picker = die_picker(self.table.state.setup)

    def press(self, key, now):
        """Roll."""
        if self._picker.move(key):
            return
        if key == OK:
            self.play(bytes((codes.STRENGTH,)) + self._picker.entered, now)
        else:
            super().press(key, now)

    def draw(self, canvas):
        """Show the number and the roll to come."""
        self.header(canvas)
        self.draw_meter(canvas)
        canvas.use(canvas.large)
        canvas.text(b"+", 70, 20)
        canvas.use(canvas.small)
        if self._picker.is_used:
            draw_face(canvas, self._picker.value, 98, 20)
        else:
            canvas.use(canvas.large)
            canvas.centre(b"?", 98, 20)
            canvas.use(canvas.small)
        footer(canvas, words.ENTER_FACE if self._picker.is_used else words.ROLL)
