"""A font ready to draw: copies one glyph at a time into a cell that `blit` can take."""

from framebuf import MONO_VLSB, FrameBuffer
from micropython import const

_UNKNOWN = const(0x3F)  # the question mark stands in for a code without a glyph


class Font:
    """Glyphs of one height. `gap` is the space between two of them, in pixels."""

    def __init__(self, glyphs, gap):
        self.height = glyphs.HEIGHT
        self.gap = gap
        self._first = glyphs.FIRST
        self._widths = glyphs.WIDTHS
        self._starts = glyphs.STARTS
        self._columns = glyphs.COLUMNS
        self._pages = glyphs.HEIGHT // 8
        self._stride = max(glyphs.WIDTHS)
        self._buf = bytearray(self._stride * self._pages)
        self.cell = FrameBuffer(self._buf, self._stride, self.height, MONO_VLSB)
        self.signs = self  # a font with further glyphs, of the same height

    def width(self, code):
        """Return the width of a glyph, without the gap."""
        font = self.holder(code)
        return font._widths[font._index(code)]

    def holder(self, code):
        """Return the font to draw `code` with: this one, or `signs` where that has it."""
        return self.signs if self.signs._has(code) else self

    def measure(self, text, start, end):
        """Return the width of `text[start:end]` without cutting it."""
        total = 0
        for i in range(start, end):
            total += self.width(text[i]) + self.gap
        return total - self.gap if end > start else 0

    def load(self, code):
        """Copy a glyph into `cell` and return its width. Allocates nothing."""
        index = self._index(code)
        at = (self._starts[index * 2] | (self._starts[index * 2 + 1] << 8)) * self._pages
        width = self._widths[index]
        buf = self._buf
        columns = self._columns
        stride = self._stride
        pages = self._pages
        self.cell.fill(0)
        for column in range(width):
            for page in range(pages):
                buf[page * stride + column] = columns[at]
                at += 1
        return width

    def _has(self, code):
        index = code - self._first
        return 0 <= index < len(self._widths) and self._widths[index] > 0

    def _index(self, code):
        return (code if self._has(code) else _UNKNOWN) - self._first
