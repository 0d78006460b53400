"""Pixels in MONO_VLSB order: each byte is eight lines of one column, lowest bit on top.

A page is a row of such bytes. Pages are painted whole, each taken as one long integer, because
every test on CPython draws through here.
"""

from functools import cache


@cache
def _repeated(value: int, count: int) -> int:
    """Return `count` bytes of the same `value` as one integer."""
    return int.from_bytes(bytes((value,)) * count, "little")


def _lines_in_page(page: int, top: int, bottom: int) -> int:
    """Return as bits of a byte which lines of `page` lie in `top` to `bottom`, exclusive."""
    first = max(top - page * 8, 0)
    last = min(bottom - page * 8, 8)
    return (1 << last) - (1 << first)


class MonoVlsb:
    """Paint on memory that somebody else owns; everything is clipped to width and height."""

    __slots__ = ("height", "memory", "stride", "width")

    def __init__(self, memory: memoryview, width: int, height: int, stride: int) -> None:
        self.memory = memory
        self.width = width
        self.height = height
        self.stride = stride

    def copy(self) -> "MonoVlsb":
        """Return the same pixels on memory of their own."""
        return MonoVlsb(memoryview(bytes(self.memory)), self.width, self.height, self.stride)

    def has(self, x: int, y: int) -> bool:
        """Tell whether the pixel exists."""
        return 0 <= x < self.width and 0 <= y < self.height

    def pixel(self, x: int, y: int) -> int:
        """Return the pixel, 0 or 1; it must exist."""
        return self.memory[(y >> 3) * self.stride + x] >> (y & 7) & 1

    def set_pixel(self, x: int, y: int, colour: int) -> None:
        """Set the pixel if it exists; any colour but 0 counts as 1."""
        if self.has(x, y):
            at, bit = (y >> 3) * self.stride + x, 1 << (y & 7)
            self.memory[at] = self.memory[at] | bit if colour else self.memory[at] & ~bit

    def fill_rect(self, x: int, y: int, w: int, h: int, colour: int) -> None:
        """Fill a rectangle; nothing happens when it has no area."""
        left, right = max(x, 0), min(x + w, self.width)
        top, bottom = max(y, 0), min(y + h, self.height)
        count = right - left
        if count < 1 or bottom <= top:
            return
        bits = _repeated(0xFF if colour else 0, count)
        for page in range(top >> 3, (bottom + 7) >> 3):
            changed = _repeated(_lines_in_page(page, top, bottom), count)
            self._paint(page, left, count, bits, changed)

    def blit(self, source: "MonoVlsb", x: int, y: int, key: int, colours: tuple[int, int]) -> None:
        """Copy `source` to `x`, `y` in `colours`, except the pixels whose new colour is `key`."""
        if source.memory.obj is self.memory.obj:
            self._blit_in_order(source, x, y, key, colours)
            return
        left, right = max(x, 0), min(x + source.width, self.width)
        top, bottom = max(y, 0), min(y + source.height, self.height)
        count = right - left
        if count < 1 or bottom <= top:
            return
        full = _repeated(0xFF, count)
        for page in range(top >> 3, (bottom + 7) >> 3):
            drawn = source._eight_lines(page * 8 - y, left - x, count)
            bits = (drawn if colours[1] else 0) | (drawn ^ full if colours[0] else 0)
            changed = _repeated(_lines_in_page(page, top, bottom), count)
            if key in (0, 1):
                changed &= bits ^ full if key else bits
            self._paint(page, left, count, bits, changed)

    def _blit_in_order(
        self, source: "MonoVlsb", x: int, y: int, key: int, colours: tuple[int, int]
    ) -> None:
        # On shared memory the real one reads what it wrote a moment before: so must this one.
        for from_y in range(max(0, -y), min(source.height, self.height - y)):
            for from_x in range(max(0, -x), min(source.width, self.width - x)):
                colour = colours[source.pixel(from_x, from_y)]
                if colour != key:
                    self.set_pixel(x + from_x, y + from_y, colour)

    def _eight_lines(self, top: int, x: int, count: int) -> int:
        """Return the lines from `top` on, moved to where a page begins."""
        page, shift = top >> 3, top & 7
        upper = self._page_bits(page, x, count) >> shift & _repeated(0xFF >> shift, count)
        if not shift:
            return upper
        lower = self._page_bits(page + 1, x, count) << (8 - shift)
        return upper | lower & _repeated(0xFF << (8 - shift) & 0xFF, count)

    def _page_bits(self, page: int, x: int, count: int) -> int:
        if not 0 <= page < (self.height + 7) >> 3:
            return 0
        at = page * self.stride + x
        return int.from_bytes(self.memory[at : at + count], "little")

    def _paint(self, page: int, x: int, count: int, bits: int, changed: int) -> None:
        at = page * self.stride + x
        before = int.from_bytes(self.memory[at : at + count], "little")
        after = before ^ ((before ^ bits) & changed)
        self.memory[at : at + count] = after.to_bytes(count, "little")
