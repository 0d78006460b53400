"""Colours that run along the row: one that is dark, or in the wrong place, is seen."""

from checks import words
from checks.question import Question
from micropython import const

COLOURS = (0xFF0000, 0x00FF00, 0x0000FF, 0xFFFFFF)

_STEP_MS = const(200)


class LightsCheck(Question):
    """Lets one colour after the other run from the first light to the last, and over again."""

    ask = words.LIGHTS_ASK
    outcomes = words.LIGHTS
    place = 0
    colour = 0  # one of COLOURS

    def go_on(self, elapsed_ms):
        """Run on."""
        before = self.place
        steps = elapsed_ms // _STEP_MS
        self.place = steps & 7
        self.colour = steps >> 3 & 3
        return self.place != before

    def show(self, board):
        """Light the row itself."""
        board.pixels.clear()
        board.pixels.set(self.place, COLOURS[self.colour])
        board.pixels.show()
