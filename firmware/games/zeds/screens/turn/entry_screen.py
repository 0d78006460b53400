"""The table's own dice: UP turns the light one, DOWN the dark one, OK enters both."""

from games.zeds.rules import codes
from games.zeds.screens.die_picture import DARK, LIGHT, draw_die
from games.zeds.screens.turn import turn_words as words
from key import BACK, DOWN, OK, UP
from micropython import const
from tabletop.step_screen import StepScreen
from ui.layout import footer, header

_FACES = const(6)
_DIE_Y = const(11)
_LIGHT_X = const(20)
_DARK_X = const(74)


class EntryScreen(StepScreen):
    """A page over the dice. With a `seat` it is the second roll, after a shelter."""

    topic = b"roll"
    seat = -1

    def __init__(self, game):
        super().__init__(game)
        self._faces = bytearray((1, 1))

    def press(self, key, now):
        """Turn a die; OK enters both."""
        if key in (UP, DOWN):
            die = LIGHT if key == UP else DARK
            self._faces[die] = self._faces[die] % _FACES + 1
        elif key == OK:
            head = bytes((codes.ROLL,)) if self.seat < 0 else bytes((codes.SHELTER, self.seat))
            self.play(head + bytes(self._faces), now)
        elif key == BACK:
            self.stack.pop(now)

    def draw(self, canvas):
        """Show both dice as they are turned."""
        header(canvas, words.ENTER_TITLE)
        draw_die(canvas, LIGHT, self._faces[LIGHT], _LIGHT_X, _DIE_Y)
        draw_die(canvas, DARK, self._faces[DARK], _DARK_X, _DIE_Y)
        canvas.centre(words.LIGHT_DIE, _LIGHT_X + 17, 46)
        canvas.centre(words.DARK_DIE, _DARK_X + 17, 46)
        footer(canvas, words.TAKE_DICE, words.CANCEL)
