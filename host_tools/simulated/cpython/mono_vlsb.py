"""Pixels in MONO_VLSB order: each byte is eight lines of one column, lowest bit on top.

A page is a row of such bytes. Pages are painted whole, each taken as one long integer, because
every test on CPython draws through here.
"""

from functools import cache

_int = int.from_bytes

_PAGE = 8  # lines
_PLAIN = (0, 1)  # colours without a palette


@cache
def _repeated(value: int, count: int) -> int:
    """Return `count` bytes of the same `value` as one integer."""
    return int.from_bytes(bytes((value,)) * count, "little")


@cache
def _row(value: int, count: int) -> bytes:
    """Return `count` bytes of the same `value`."""
    return bytes((value,)) * count


def _lines_in_page(page: int, top: int, bottom: int) -> int:
    """Return as bits of a byte which lines of `page` lie in `top` to `bottom`, exclusive."""
    first, last = top - page * 8, bottom - page * 8
    return (1 << (last if last < 8 else 8)) - (1 << (first if first > 0 else 0))


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

    def fill(self, colour: int) -> None:
        """Fill everything; what lies between the lines of a wider buffer stays."""
        if self.height & 7:
            self.fill_rect(0, 0, self.width, self.height, colour)
            return
        width, stride, memory = self.width, self.stride, self.memory
        row = _row(0xFF if colour else 0, width)
        for at in range(0, (self.height >> 3) * stride, stride):
            memory[at : at + width] = row

    def fill_rect(self, x: int, y: int, w: int, h: int, colour: int) -> None:
        """Fill a rectangle; nothing happens when it has no area."""
        left = x if x > 0 else 0
        right = x + w if x + w < self.width else self.width
        top = y if y > 0 else 0
        bottom = y + h if y + h < self.height else self.height
        count = right - left
        if count < 1 or bottom <= top:
            return
        memory = self.memory
        for page in range(top >> 3, (bottom + 7) >> 3):
            at = page * self.stride + left
            changed = _lines_in_page(page, top, bottom)
            if changed == 0xFF:
                memory[at : at + count] = _row(0xFF if colour else 0, count)
                continue
            mask = _repeated(changed, count)
            before = _int(memory[at : at + count], "little")
            after = before | mask if colour else before & ~mask
            memory[at : at + count] = after.to_bytes(count, "little")

    def blit(self, source: "MonoVlsb", x: int, y: int, key: int, colours: tuple[int, int]) -> None:
        """Copy `source` to `x`, `y` in `colours`, except the pixels whose new colour is `key`."""
        memory = self.memory
        if source.memory.obj is memory.obj:
            self._blit_in_order(source, x, y, key, colours)
            return
        left = x if x > 0 else 0
        right = x + source.width if x + source.width < self.width else self.width
        top = y if y > 0 else 0
        bottom = y + source.height if y + source.height < self.height else self.height
        count = right - left
        if count < 1 or bottom <= top:
            return
        if key == 0 and colours == _PLAIN and source.height == _PAGE and count == source.width:
            self._add_page(source, left, y)
            return
        full = _repeated(0xFF, count)
        for page in range(top >> 3, (bottom + 7) >> 3):
            drawn = source._eight_lines(page * 8 - y, left - x, count)
            bits = (drawn if colours[1] else 0) | (drawn ^ full if colours[0] else 0)
            lines = _lines_in_page(page, top, bottom)
            changed = full if lines == 0xFF else _repeated(lines, count)
            if key in (0, 1):
                changed &= bits ^ full if key else bits
            if changed:
                at = page * self.stride + left
                before = _int(memory[at : at + count], "little")
                after = before ^ ((before ^ bits) & changed)
                memory[at : at + count] = after.to_bytes(count, "little")

    def _add_page(self, source: "MonoVlsb", x: int, y: int) -> None:
        """Light what a page of `source`, as a letter has one, has lit: most of what is drawn."""
        count, memory = source.width, self.memory
        drawn = _int(source.memory[:count], "little")
        if not drawn:
            return
        page, shift = y >> 3, y & 7
        upper = (drawn & _repeated(0xFF >> shift, count)) << shift if shift else drawn
        # What is left of the last page may be less than eight lines.
        lines = self.height - page * 8
        if upper and page >= 0:
            at = page * self.stride + x
            if lines < 8:
                upper &= _repeated((1 << lines) - 1, count)
            upper |= _int(memory[at : at + count], "little")
            memory[at : at + count] = upper.to_bytes(count, "little")
        if shift and lines > 8:
            at = (page + 1) * self.stride + x
            lower = drawn >> (8 - shift) & _repeated(0xFF >> (8 - shift), count)
            if lines < 16:
                lower &= _repeated((1 << (lines - 8)) - 1, count)
            lower |= _int(memory[at : at + count], "little")
            memory[at : at + count] = lower.to_bytes(count, "little")

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
        pages = (self.height + 7) >> 3
        found = 0
        if 0 <= page < pages:
            at = page * self.stride + x
            found = _int(self.memory[at : at + count], "little")
        if not shift:
            return found
        found = found >> shift & _repeated(0xFF >> shift, count)
        if -1 <= page < pages - 1:
            at = (page + 1) * self.stride + x
            lower = _int(self.memory[at : at + count], "little") << (8 - shift)
            found |= lower & _repeated(0xFF << (8 - shift) & 0xFF, count)
        return found
