"""Is it fair tonight? The faces so far, the band that chance allows, and a plain verdict."""

import modules
from key import DOWN, UP
from micropython import const
from tabletop.pages import page_words as words
from ui.layout import footer, header
from ui.screen import Screen

_HEAD_Y = const(10)
_TOP_Y = const(11)
_BASE_Y = const(36)
_LABEL_Y = const(38)
_VERDICT_Y = const(47)
_FOOTER_Y = const(56)
_TEXT_PX = const(8)
_HALF_TEXT_PX = const(3)
_DASH_PX = const(4)


class FairScreen(Screen):
    """A bar for each face, before the band of what chance allows.

    The rules' `tallies(state)` returns a list of (name, counts), or of (name, counts,
    names of the faces) where they are not 1, 2, 3 ...
    """

    help = words.HELP_FAIR

    def __init__(self, game):
        super().__init__()
        self._tallies = modules.passing(game.play.RULES.tallies, game.table.state)
        self._index = 0
        self._title = self._verdict = b""
        self._bars = []
        self._labels = []  # (text, x)
        self._low = self._high = self._top = 0
        self._step = self._width = 0

    def enter(self, now):
        """Judge the dice chosen."""
        if self._tallies:
            self._take_up(self._tallies[self._index])

    def press(self, key, now):
        """Go through the kinds of dice."""
        if key in (UP, DOWN):
            if self._tallies:
                step = 1 if key == DOWN else -1
                self._index = (self._index + step) % len(self._tallies)
                self.enter(now)
        else:
            super().press(key, now)

    def draw(self, canvas):
        """Show bars, band and verdict."""
        header(canvas, words.FAIR_TITLE, self._title)
        if self._tallies:
            self._draw_chart(canvas)
            canvas.centre(self._verdict, 64, _VERDICT_Y)
        else:
            canvas.centre(words.FAIR_NONE, 64, 22)
            canvas.centre(words.FAIR_NONE_HINT, 64, 34)
        if len(self._tallies) > 1:
            canvas.text(words.FAIR_OTHER, 0, _FOOTER_Y)
        footer(canvas, b"")

    def _take_up(self, tally):
        chart = modules.borrow("tabletop.pages.fair_chart")
        self._title, self._bars, self._low, self._high, self._verdict = chart.judge(tally)
        self._top = max(1, self._high, *self._bars)
        font = self.stack.canvas.small
        self._step, self._labels = chart.lay_out(font, tally, len(self._bars), self._high)
        self._width = self._step * len(self._bars)

    def _draw_chart(self, canvas):
        frame = canvas.frame
        low_y, high_y = self._y(self._low), self._y(self._high)
        self._draw_dots(frame, low_y, high_y)
        wide = max(1, self._step - 2)
        for i in range(len(self._bars)):
            y = self._y(self._bars[i])
            frame.fill_rect(i * self._step, y, self._step, _BASE_Y - y, 0)
            frame.fill_rect(i * self._step, y, wide, _BASE_Y - y, 1)
        self._draw_dashes(frame, high_y)
        self._draw_dashes(frame, low_y)
        frame.hline(0, _BASE_Y, self._width, 1)
        for label in self._labels:
            canvas.text(label[0], label[1], _LABEL_Y)
        self._draw_limits(canvas, low_y - _HALF_TEXT_PX, high_y - _HALF_TEXT_PX)

    def _draw_dots(self, frame, low_y, high_y):
        """Dot the ground of the band."""
        for y in range(high_y + 2, low_y, 2):
            for x in range(y & 2, self._width, _DASH_PX):
                frame.pixel(x, y, 1)

    def _draw_dashes(self, frame, y):
        """Draw an edge of the band, dark where it crosses a bar."""
        for x in range(0, self._width, _DASH_PX):
            ink = 1 - frame.pixel(x, y)
            frame.pixel(x, y, ink)
            frame.pixel(x + 1, y, ink)

    def _draw_limits(self, canvas, low_y, high_y):
        """Write the numbers at the edges of the band, one above the other."""
        low_y = min(max(low_y, _HEAD_Y + _TEXT_PX), _BASE_Y - _TEXT_PX + 2)
        high_y = min(max(high_y, _HEAD_Y), low_y - _TEXT_PX)
        canvas.number_right(self._high, 128, high_y)
        canvas.number_right(self._low, 128, low_y)

    def _y(self, count):
        return _BASE_Y - count * (_BASE_Y - _TOP_Y) // self._top
