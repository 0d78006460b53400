"""A font ready to draw: copies one glyph at a time into a cell that `blit` can take."""

from framebuf import MONO_VLSB, FrameBuffer
from micropython import const

# What a set of glyphs is made of.
_HEIGHT = const(0)
_FIRST = const(1)
_WIDTHS = const(2)
_STARTS = const(3)
_COLUMNS = const(4)

_UNKNOWN = const(0x3F)  # the question mark stands in for a code without a glyph


class Font:
    """Glyphs of one height. `gap` is the space between two of them, in pixels.

    A set of glyphs is (height, first code, widths, starts, columns). A glyph is widths[i] columns
    from column starts[i] on (two bytes, low byte first), with i its code minus the first. A
    column is height // 8 bytes, top page first, lowest bit on top.
    """

    def __init__(self, glyphs, gap):
        self.height = glyphs[_HEIGHT]
        self.gap = gap
        self._sets = []
        self._index = 0  # of the glyph that `_find` found
        self._stride = 0
        self.add(glyphs)

    def add(self, glyphs):
        """Take in another set of the same height; the codes of the sets are not the same."""
        self._sets.append(glyphs)
        widest = max(glyphs[_WIDTHS])
        if widest > self._stride:
            # At once wide enough for the signs of most games: a cell made later lies anywhere.
            self._stride = widest = max(widest, self.height * 5 // 4)
            self._buf = bytearray(widest * (self.height // 8))
            self.cell = FrameBuffer(self._buf, widest, self.height, MONO_VLSB)

    def drop_added(self):
        """Let go of all sets but the first."""
        del self._sets[1:]

    def width(self, code):
        """Return the width of a glyph, without the gap."""
        glyphs = self._find(code)
        return glyphs[_WIDTHS][self._index]

    def measure(self, text, start, end):
        """Return the width of `text[start:end]` without cutting it."""
        total = 0
        for i in range(start, end):
            total += self.width(text[i]) + self.gap
        return total - self.gap if end > start else 0

    def load(self, code):
        """Copy a glyph into `cell` and return its width. Allocates nothing."""
        glyphs = self._find(code)
        index = self._index
        pages = self.height // 8
        starts = glyphs[_STARTS]
        at = (starts[index * 2] | (starts[index * 2 + 1] << 8)) * pages
        width = glyphs[_WIDTHS][index]
        buf = self._buf
        columns = glyphs[_COLUMNS]
        stride = self._stride
        self.cell.fill(0)
        if pages == 1:  # most of what is written
            for column in range(width):
                buf[column] = columns[at + column]
            return width
        for column in range(width):
            for page in range(pages):
                buf[page * stride + column] = columns[at]
                at += 1
        return width

    def _find(self, code):
        """Return the set that has `code`, with its place in `_index`; else the question mark's."""
        for i in range(len(self._sets)):
            glyphs = self._sets[i]
            self._index = code - glyphs[_FIRST]
            if 0 <= self._index < len(glyphs[_WIDTHS]) and glyphs[_WIDTHS][self._index]:
                return glyphs
        glyphs = self._sets[0]
        self._index = _UNKNOWN - glyphs[_FIRST]
        return glyphs
