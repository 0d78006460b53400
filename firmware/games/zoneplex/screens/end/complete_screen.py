"""The last tile lies: the pyramid, and what is different from now on."""

from games.zoneplex.screens.end import words
from games.zoneplex.screens.zone_screen import ZoneScreen
from micropython import const
from tabletop import words as kit_words
from ticks import since
from ui import sign
from ui.layout import footer

_TOP_Y = const(2)
_ROWS = const(28)
_ROW_MS = const(40)
_SHOWN_MS = const(5000)  # then it goes by itself


class CompleteScreen(ZoneScreen):
    """The pyramid grows row by row; any key goes on, and after a while it goes by itself."""

    def __init__(self, game):
        super().__init__(game)
        self._began = -1
        self._rows = 0

    def update(self, now):
        """Let it grow."""
        if self._began < 0:
            self._began = now
        rows = min(_ROWS, since(now, self._began) // _ROW_MS)
        if since(now, self._began) > _SHOWN_MS:
            self.stack.pop(now)
        is_stale = rows != self._rows
        self._rows = rows
        return is_stale

    def press(self, key, now):
        """Go on."""
        self.stack.pop(now)

    def draw(self, canvas):
        """Draw the pyramid from its base up, and The Eye in it when it is whole."""
        frame = canvas.frame
        for row in range(_ROWS - self._rows, _ROWS):
            if row % 7 != 6:
                frame.hline(30 - row, _TOP_Y + row, 2 * row + 1, 1)
        if self._rows == _ROWS:
            frame.fill_rect(24, 16, 13, 9, 0)
            canvas.text(sign.EYE, 26, 17)
        canvas.use(canvas.large)
        canvas.text(words.COMPLETE[0], 66, 4)
        canvas.use(canvas.small)
        canvas.text(words.COMPLETE[1], 66, 22)
        canvas.centre(words.PHASE_2, 64, 38)
        footer(canvas, kit_words.GO_ON, b"")
