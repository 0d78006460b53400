"""Draws text, numbers and simple shapes into a frame. At frame speed: allocates nothing.

Text is `bytes`, one byte a glyph: printable ASCII, then the signs of `ui.sign`, then those that
the game in play brings.
"""

from framebuf import MONO_VLSB, FrameBuffer
from micropython import const
from ui.fonts import large, small
from ui.fonts.font import Font

WIDTH = const(128)
HEIGHT = const(64)

_ZERO = const(48)
_MINUS = const(45)
_PLUS = const(43)


class Canvas:
    """A frame and a pen. The pen is a font and an ink; `use` changes it, `clear` resets it."""

    def __init__(self, frame):
        self.frame = frame
        self.small = Font(small.GLYPHS, 1)
        self.large = Font(large.GLYPHS, 2)
        self.digits = None  # until `load_game_fonts`
        self._font = self.small
        self._ink = 1
        # Maps lit to dark, so that the same glyph can be cut out of a filled bar.
        self._swap = FrameBuffer(bytearray((1, 0)), 2, 1, MONO_VLSB)
        self._number = bytearray(12)

    def load_game_fonts(self, own=None):
        """Have the digits that are read from across the table, and the large signs.

        `own` returns the module of the game's own signs; it is called only if that is needed.
        """
        if self.digits is None:
            from ui.fonts import digits, large_signs

            self.digits = Font(digits.GLYPHS, 3)
            self.large.add(large_signs.GLYPHS)
            if own:
                self._add_signs(own())

    def drop_game_fonts(self):
        """Let go of what `load_game_fonts` loaded."""
        self.digits = None
        self.small.drop_added()
        self.large.drop_added()

    def _add_signs(self, signs):
        if signs.SMALL:
            self.small.add(signs.SMALL)
        if signs.LARGE:
            self.large.add(signs.LARGE)

    def clear(self):
        """Wipe the frame and take up the small pen."""
        self.frame.fill(0)
        self.use(self.small)

    def use(self, font, ink=1):
        """Take up a pen; ink 0 writes dark on a filled ground."""
        self._font = font
        self._ink = ink

    def text(self, text, x, y):
        """Write `text` with its top left corner at x, y; return the x after it."""
        return self.span(text, 0, len(text), x, y)

    def span(self, text, start, end, x, y):
        """Write `text[start:end]` without cutting it; return the x after it."""
        font = self._font
        frame = self.frame
        for i in range(start, end):
            width = font.load(text[i])
            if self._ink:
                frame.blit(font.cell, x, y, 0)
            else:
                frame.blit(font.cell, x, y, 1, self._swap)
            x += width + font.gap
        return x

    def measure(self, text):
        """Return the width of `text` with the pen in hand."""
        return self._font.measure(text, 0, len(text))

    def centre(self, text, x, y):
        """Write `text` with its middle at x."""
        self.text(text, x - self.measure(text) // 2, y)

    def right(self, text, x, y):
        """Write `text` so that it ends just before x; return where it begins."""
        x -= self.measure(text)
        self.text(text, x, y)
        return x

    def number(self, value, x, y):
        """Write a whole number; return the x after it."""
        start = self._format(value, False)
        return self.span(self._number, start, len(self._number), x, y)

    def number_centre(self, value, x, y, signed=False):
        """Write a whole number with its middle at x; `signed` shows the plus too."""
        start = self._format(value, signed)
        end = len(self._number)
        width = self._font.measure(self._number, start, end)
        self.span(self._number, start, end, x - width // 2, y)

    def number_right(self, value, x, y):
        """Write a whole number so that it ends just before x; return where it begins."""
        start = self._format(value, False)
        end = len(self._number)
        x -= self._font.measure(self._number, start, end)
        self.span(self._number, start, end, x, y)
        return x

    def two_digits(self, value, x, y):
        """Write 0 to 99 with a leading zero, as clocks do; return the x after it."""
        self._number[0] = _ZERO + value // 10
        self._number[1] = _ZERO + value % 10
        return self.span(self._number, 0, 2, x, y)

    def _format(self, value, signed):
        """Put the digits of `value` at the end of the buffer; return where they start."""
        digits = self._number
        at = len(digits)
        left = -value if value < 0 else value
        while True:
            at -= 1
            digits[at] = _ZERO + left % 10
            left //= 10
            if left == 0:
                break
        if value < 0 or (signed and value > 0):
            at -= 1
            digits[at] = _MINUS if value < 0 else _PLUS
        return at
