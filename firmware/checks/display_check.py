"""Pictures that show a dead line, column or pixel."""

from checks import words
from checks.question import Question
from micropython import const

PATTERNS = const(4)
_SHOWN_MS = const(1300)


class DisplayCheck(Question):
    """Shows a border, a chessboard, all lit, all dark; then asks. `pattern` is the one of now."""

    ask = words.DISPLAY_ASK
    outcomes = words.DISPLAY
    pattern = 0

    def go_on(self, elapsed_ms):
        """Go on to the next picture in its time."""
        before = self.pattern
        self.pattern = min(PATTERNS, elapsed_ms // _SHOWN_MS)
        return self.pattern != before

    def answer(self, key):
        """Take an answer after the last picture."""
        return self.pattern == PATTERNS and super().answer(key)

    def show(self, board):
        """Draw the picture on the display."""
        self.draw(board.oled)
        board.oled.show()

    def draw(self, frame):
        """Draw the picture of now."""
        frame.fill(1 if self.pattern == 2 else 0)
        if self.pattern == 0:
            frame.rect(0, 0, 128, 64, 1)
        elif self.pattern == 1:
            for y in range(0, 64, 8):
                for x in range(y & 8, 128, 16):
                    frame.fill_rect(x, y, 8, 8, 1)
