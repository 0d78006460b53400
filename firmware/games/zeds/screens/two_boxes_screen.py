"""One of two: each in a box across the table, with a word above it and a sentence below both."""

from games.zeds.screens import words
from games.zeds.screens.zeds_screen import ZedsScreen
from key import DOWN, OK, UP
from micropython import const
from ui.layout import footer, header

_BOX_X = (0, 66)
_BOX_Y = const(11)
_BOX_W = const(62)
_BOX_H = const(32)
_NOTE_Y = const(46)


class TwoBoxesScreen(ZedsScreen):
    """UP takes the first in hand, DOWN the second; OK decides.

    `boxes` are two texts across the table, `above` two words in the boxes, `note` a sentence.
    """

    boxes: tuple = words.ANSWERS
    above: tuple = (b"", b"")
    note = b""
    word = b""  # what OK does
    title = b""
    right = b""
    shift = 0  # how far right of the middle the texts stand

    def __init__(self, game):
        super().__init__(game)
        self.place = 0

    def changed(self, now):
        """Name who is asked, and the turn."""
        state = self.table.state
        self.title = state.names[state.active]
        self.right = words.TURN_SHORT % state.turn

    def press(self, key, now):
        """Choose; OK decides."""
        if key in (UP, DOWN):
            self.place = 1 if key == DOWN else 0
        elif key == OK:
            self.chosen(self.place, now)
        else:
            super().press(key, now)

    def chosen(self, place, now):
        """Do what the box in hand says."""

    def draw(self, canvas):
        """Show both boxes, the one in hand filled."""
        header(canvas, self.title, self.right)
        for place in range(2):
            self._draw_box(canvas, place)
        canvas.centre(self.note, 64, _NOTE_Y)
        footer(canvas, self.word)

    def _draw_box(self, canvas, place):
        x = _BOX_X[place]
        is_chosen = place == self.place
        if is_chosen:
            canvas.frame.fill_rect(x, _BOX_Y, _BOX_W, _BOX_H, 1)
        else:
            canvas.frame.rect(x, _BOX_Y, _BOX_W, _BOX_H, 1)
        ink = 0 if is_chosen else 1
        middle = x + _BOX_W // 2 + self.shift
        y = _BOX_Y + (_BOX_H - 14) // 2
        if self.above[place]:
            canvas.use(canvas.small, ink)
            canvas.centre(self.above[place], x + _BOX_W // 2, _BOX_Y + 3)
            y += 5
        canvas.use(canvas.large, ink)
        canvas.centre(self.boxes[place], middle, y)
        canvas.use(canvas.small)
        self.draw_more(canvas, place, x + 2, _BOX_Y + _BOX_H - 2)

    def draw_more(self, canvas, place, x, bottom):
        """Draw what else belongs into a box, above its bottom."""
