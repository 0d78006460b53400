"""Is it fair tonight? The faces so far, the band that chance allows, and a plain verdict."""

from engine import fairness
from key import DOWN, UP
from micropython import const
from tabletop import words
from ui.layout import footer, header
from ui.screen import Screen

_BASE_Y = const(43)
_HEIGHT = const(30)
_WORD_Y = const(47)


class FairScreen(Screen):
    """A bar for each face, with marks for the fewest and the most that chance allows.

    The rules' `tallies(state)` returns a list of (name, counts).
    """

    help = words.HELP_FAIR

    def __init__(self, game):
        super().__init__()
        self._tallies = game.play.RULES.tallies(game.table.state)
        self._index = 0
        self._low = self._high = self._rolls = self._top = 0
        self._verdict = words.FAIR_NONE

    def enter(self, now):
        """Judge the dice chosen."""
        if self._tallies:
            self._judge(self._tallies[self._index][1])

    def press(self, key, now):
        """Go through the kinds of dice."""
        if key in (UP, DOWN) and self._tallies:
            step = 1 if key == DOWN else -1
            self._index = (self._index + step) % len(self._tallies)
            self.enter(now)
        else:
            super().press(key, now)

    def draw(self, canvas):
        """Show bars, band and verdict."""
        if not self._tallies:
            header(canvas, words.FAIR)
            canvas.centre(self._verdict, 64, 28)
            footer(canvas, b"")
            return
        header(canvas, words.FAIR, self._tallies[self._index][0])
        counts = self._tallies[self._index][1]
        step = 126 // len(counts)
        for face in range(len(counts)):
            self._draw_bar(canvas.frame, 1 + face * step, max(1, step - 2), counts[face])
        self._draw_band(canvas.frame)
        canvas.centre(self._verdict, 64, _WORD_Y)
        footer(canvas, b"")

    def _judge(self, counts):
        self._rolls = sum(counts)
        self._low, self._high = fairness.band(self._rolls, len(counts))
        self._top = max(1, self._high, *counts)
        if not fairness.is_enough(self._rolls, len(counts)):
            self._verdict = words.FAIR_FEW
        else:
            self._verdict = words.FAIR_GOOD if fairness.is_within(counts) else words.FAIR_ODD

    def _draw_bar(self, frame, x, width, count):
        height = count * _HEIGHT // self._top
        frame.fill_rect(x, _BASE_Y - height, width, height, 1)
        frame.hline(x, _BASE_Y, width, 1)

    def _draw_band(self, frame):
        self._draw_dashes(frame, _BASE_Y - self._high * _HEIGHT // self._top)
        if self._low:
            self._draw_dashes(frame, _BASE_Y - self._low * _HEIGHT // self._top)

    def _draw_dashes(self, frame, y):
        for x in range(0, 128, 4):
            frame.pixel(x, y, 1)
            frame.pixel(x + 1, y, 0)
