"""MicroPython's `framebuf` for CPython, equal to the real one byte for byte.

Strict where the real one is careless: MONO_VLSB only, no `text`, no `poly`, and numbers that
overflow the device's words raise instead of drawing nonsense.
`host_tools.sweeps.framebuf_fuzz` compares it with the real module.
"""

from collections.abc import Iterator
from typing import TypeAlias

from host_tools.simulated.cpython.mono_vlsb import MonoVlsb

MONO_VLSB = 0

_Buffer: TypeAlias = bytes | bytearray | memoryview
_Parts: TypeAlias = tuple[_Buffer, int, int, int] | tuple[_Buffer, int, int, int, int]

_LARGEST_SIZE = 0xFFFF
_LARGEST_RADIUS = 800  # twice its cube still fits into a word
_LARGEST_WORD = (1 << 31) - 1
_PLAIN_COLOURS = (0, 1)


def _check_ints(*values: object) -> None:
    for value in values:
        if type(value) is int and -_LARGEST_WORD <= value <= _LARGEST_WORD:
            continue
        if not isinstance(value, int):
            raise TypeError(f"can't convert {type(value).__name__} to int")
        if not -_LARGEST_WORD <= value <= _LARGEST_WORD:
            raise OverflowError("overflow converting long int to machine word")


def _pixels(buffer: _Buffer, *shape: int) -> MonoVlsb:
    """Check width, height, format and perhaps stride as the real constructor does."""
    _check_ints(*shape)
    width, height, pixel_format, stride = shape if len(shape) == 4 else (*shape, shape[0])
    if min(width, height) < 1 or max(width, height, stride) > _LARGEST_SIZE or stride < width:
        raise ValueError("width, height and stride do not make a picture")
    if pixel_format != MONO_VLSB:
        raise ValueError("the simulated framebuf knows MONO_VLSB only")
    memory = memoryview(buffer).cast("B")
    if (height - 1) // 8 * stride + width > len(memory):
        raise ValueError("the buffer is too small for the picture")
    return MonoVlsb(memory, width, height, stride)


class FrameBuffer:
    """Draw one-bit pictures into a buffer that the caller owns.

    The one attribute has a private name, so that a subclass may use every other; and no method
    calls another, because the real ones do not see what a subclass overrides.
    """

    def __init__(self, buffer: bytearray | memoryview, /, *shape: int) -> None:
        if len(shape) not in (3, 4):
            raise TypeError("FrameBuffer takes buffer, width, height, format and perhaps stride")
        self.__pixels = _pixels(buffer, *shape)
        if self.__pixels.memory.readonly:
            raise TypeError("object with buffer protocol required")

    def fill(self, c: int, /) -> None:
        """Fill everything with one colour."""
        _check_ints(c)
        self.__pixels.fill(c)

    def fill_rect(self, x: int, y: int, w: int, h: int, c: int, /) -> None:
        """Fill a rectangle; nothing happens when it has no area."""
        _check_ints(x, y, w, h, c, x + w, y + h)
        self.__pixels.fill_rect(x, y, w, h, c)

    def pixel(self, x: int, y: int, /, *c: int) -> int | None:
        """Return a pixel, or set it when a colour is given; outside there is nothing."""
        _check_ints(x, y, *c)
        if len(c) > 1:
            raise TypeError("pixel takes x, y and perhaps a colour")
        if c:
            self.__pixels.set_pixel(x, y, c[0])
            return None
        return self.__pixels.pixel(x, y) if self.__pixels.has(x, y) else None

    def hline(self, x: int, y: int, w: int, c: int, /) -> None:
        """Draw a line to the right."""
        _check_ints(x, y, w, c, x + w)
        self.__pixels.fill_rect(x, y, w, 1, c)

    def vline(self, x: int, y: int, h: int, c: int, /) -> None:
        """Draw a line downwards."""
        _check_ints(x, y, h, c, y + h)
        self.__pixels.fill_rect(x, y, 1, h, c)

    def rect(self, x: int, y: int, w: int, h: int, c: int, /, *fill: object) -> None:
        """Draw a rectangle, or fill it. Without area its far sides are still drawn."""
        _check_ints(x, y, w, h, c, x + w, y + h)
        if len(fill) > 1:
            raise TypeError("rect takes x, y, w, h, a colour and perhaps fill")
        if fill and fill[0]:
            self.__pixels.fill_rect(x, y, w, h, c)
            return
        self.__pixels.fill_rect(x, y, w, 1, c)
        self.__pixels.fill_rect(x, y + h - 1, w, 1, c)
        self.__pixels.fill_rect(x, y, 1, h, c)
        self.__pixels.fill_rect(x + w - 1, y, 1, h, c)

    def line(self, x1: int, y1: int, x2: int, y2: int, c: int, /) -> None:
        """Draw a line with both its ends."""
        _check_ints(x1, y1, x2, y2, c, 2 * (x2 - x1), 2 * (y2 - y1))
        run_x, run_y = abs(x2 - x1), abs(y2 - y1)
        step_x, step_y = (1 if x2 > x1 else -1), (1 if y2 > y1 else -1)
        length, rise = max(run_x, run_y), min(run_x, run_y)
        for along in range(length + 1):
            across = (2 * rise * along + length) // (2 * length) if length else 0
            dx, dy = (across, along) if run_y > run_x else (along, across)
            self.__pixels.set_pixel(x1 + step_x * dx, y1 + step_y * dy, c)

    def ellipse(self, x: int, y: int, xr: int, yr: int, c: int, /, *options: int) -> None:
        """Draw an ellipse; options are fill and the mask of quadrants (1, 2, 4, 8)."""
        fill, quadrants = _ellipse_options(*options)
        _check_ints(x, y, xr, yr, c)
        if max(abs(xr), abs(yr)) > _LARGEST_RADIUS:
            raise OverflowError("the radius is too large for the device's words")
        for dx, dy in _ellipse_points(xr, yr):
            for bit, right, down in ((1, 1, -1), (2, -1, -1), (4, -1, 1), (8, 1, 1)):
                if not quadrants & bit:
                    continue
                if fill:
                    self.__pixels.fill_rect(min(x, x + right * dx), y + down * dy, dx + 1, 1, c)
                else:
                    self.__pixels.set_pixel(x + right * dx, y + down * dy, c)

    def blit(
        self,
        fbuf: "FrameBuffer | _Parts",
        x: int,
        y: int,
        key: int = -1,
        palette: "FrameBuffer | _Parts | None" = None,
        /,
    ) -> None:
        """Copy another picture here, except where the colour, after the palette, is `key`."""
        _check_ints(x, y, key)
        source = FrameBuffer.__pixels_of(fbuf)
        colours = _PLAIN_COLOURS
        if palette is not None:
            table = FrameBuffer.__pixels_of(palette)
            if table.width < 2:
                raise ValueError("the palette must be two pixels wide")
            colours = (table.pixel(0, 0), table.pixel(1, 0))
        self.__pixels.blit(source, x, y, key, colours)

    def scroll(self, xstep: int, ystep: int, /) -> None:
        """Move the picture; what it uncovers keeps its old pixels."""
        _check_ints(xstep, ystep)
        self.__pixels.blit(self.__pixels.copy(), xstep, ystep, -1, _PLAIN_COLOURS)

    @staticmethod
    def __pixels_of(picture: "FrameBuffer | _Parts") -> MonoVlsb:
        if isinstance(picture, FrameBuffer):
            return picture.__pixels
        if not isinstance(picture, tuple | list):
            raise TypeError(f"object '{type(picture).__name__}' isn't a tuple or list")
        if len(picture) not in (4, 5):
            raise ValueError("a picture is buffer, width, height, format and perhaps stride")
        return _pixels(*picture)


def _ellipse_options(fill: object = False, quadrants: int = 0x0F, /) -> tuple[bool, int]:
    _check_ints(quadrants)
    return bool(fill), quadrants


def _ellipse_points(xr: int, yr: int) -> Iterator[tuple[int, int]]:
    """Yield the points of one quadrant, as distances from the middle."""
    if xr == 0 and yr == 0:
        yield 0, 0
        return
    for down, right in _flat_points(yr, xr):
        yield right, down
    yield from _flat_points(xr, yr)


def _flat_points(run_radius: int, drop_radius: int) -> Iterator[tuple[int, int]]:
    """Yield points from the top of the curve on, for as long as it runs more than it drops."""
    run, drop = 0, drop_radius
    run_square, drop_square = run_radius * run_radius, drop_radius * drop_radius
    error = 0
    while drop_square * run <= run_square * drop:
        yield run, drop
        error += drop_square * (2 * run + 1)
        run += 1
        if 2 * error + run_square * (1 - 2 * drop) > 0:
            error += run_square * (1 - 2 * drop)
            drop -= 1
