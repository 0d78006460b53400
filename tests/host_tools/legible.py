"""Looks at how a screen is written: what leaves the glass, touches, or is painted over.

Everything a screen writes goes through `Canvas.span`; here that is noted piece by piece, with the
pixels of each piece as the bits of one number.
"""

from collections.abc import Iterator
from itertools import combinations

from framebuf import MONO_VLSB, FrameBuffer
from ui import sign
from ui.canvas import HEIGHT, WIDTH, Canvas
from ui.fonts.font import Font
from ui.screen import Screen

_STRIDE = 512  # bits a row: room for what leaves the glass
_PAD = 64
_FOOTER_Y = 50
_SIDE_Y = 46  # of OK, where BACK stands below it
_KEYS = {b"OK": "OK", b"BACK": "BACK", sign.UP: "UP", sign.DOWN: "DOWN"}
_ANOTHER = b"another"  # what arrows without a word of their own lead to
_SPOKEN = (b"OK ", b"BACK ", sign.UP + sign.DOWN + b" ")  # a key and its word in one piece


class Piece:
    """A text in one place, its lit pixels, or its dark ones where the ground is filled."""

    def __init__(self, text: bytes, x: int, y: int, bits: int, ink: int) -> None:
        self.text = text
        self.x = x
        self.y = y
        self.bits = bits
        self.ink = ink
        self.is_cut = False


class _Glass(FrameBuffer):
    """A frame that tells its sheet what is wiped."""

    sheet: "Sheet"

    def fill_rect(self, x: int, y: int, width: int, height: int, colour: int) -> None:
        """Fill, and take away what was written there."""
        self.sheet.wipe(_rectangle(x, y, width, height))
        super().fill_rect(x, y, width, height, colour)

    def vline(self, x: int, y: int, height: int, colour: int) -> None:
        """Draw a line, as a narrow rectangle."""
        self.fill_rect(x, y, 1, height, colour)


class Sheet(Canvas):
    """A canvas that remembers what was written. It borrows the fonts of the canvas in use."""

    def __init__(self, lent: Canvas) -> None:
        self.buffer = bytearray(WIDTH * HEIGHT // 8)
        glass = _Glass(self.buffer, WIDTH, HEIGHT, MONO_VLSB)
        super().__init__(glass)
        glass.sheet = self
        self.small, self.large, self.digits = lent.small, lent.large, lent.digits
        self.use(self.small)
        self.pieces: list[Piece] = []

    def span(self, text: bytes, start: int, end: int, x: int, y: int) -> int:
        """Write, and note the pixels."""
        bits = 0
        at = x
        for code in text[start:end]:
            bits |= _glyph(self._font, code) << _bit(at, y)
            at += self._font.width(code) + self._font.gap
        if bits:
            self.pieces.append(Piece(bytes(text[start:end]), x, y, bits, self._ink))
        return super().span(text, start, end, x, y)

    def wipe(self, bits: int) -> None:
        """Forget what was wiped whole; remember of the rest that it is cut."""
        for piece in self.pieces:
            piece.is_cut |= bool(piece.bits & bits)
            piece.bits &= ~bits
        self.pieces = [piece for piece in self.pieces if piece.bits]

    def promises(self) -> dict[str, bytes]:
        """Return what the footer says of each key."""
        found: dict[str, bytes] = {}
        open_keys: list[str] = []
        is_beside = any(piece.text == b"OK" and piece.y == _SIDE_Y for piece in self.pieces)
        top = _SIDE_Y if is_beside else _FOOTER_Y
        row = [piece for piece in self.pieces if piece.y >= top]
        for piece in sorted(row, key=lambda piece: (piece.y, piece.x)):
            key = _KEYS.get(piece.text)
            if key and not piece.ink:  # a key's cap: arrows before it go with the word before
                found.update({each: _ANOTHER for each in open_keys if each not in found})
                open_keys = [key]
            elif key:
                open_keys = [*[each for each in open_keys if each not in found], key]
            elif piece.text.startswith(_SPOKEN):
                name, _, word = piece.text.partition(b" ")
                found.update(
                    dict.fromkeys([_KEYS[name]] if name in _KEYS else ["UP", "DOWN"], word)
                )
            else:
                found.update({key: piece.text for key in open_keys if key not in found})
        return found


def sheet_of(screen: Screen) -> Sheet:
    """Return what a screen draws, without a sentence over it."""
    sheet = Sheet(screen.stack.canvas)
    screen.draw(sheet)
    return sheet


def faults(sheet: Sheet) -> Iterator[str]:
    """Yield a sentence for everything that cannot be read well."""
    lit = _lit(sheet.buffer)
    for piece in sheet.pieces:
        shown = lit if piece.ink else ~lit
        if piece.bits & ~_INSIDE:
            yield f"{piece.text!r} leaves the glass"
        elif piece.is_cut or piece.bits & ~shown:
            yield f"{piece.text!r} is painted over"
    for one, other in combinations(sheet.pieces, 2):
        if _around(one.bits) & other.bits:
            yield f"{one.text!r} touches {other.text!r}"


def _bit(x: int, y: int) -> int:
    return (y + _PAD) * _STRIDE + x + _PAD


def _rectangle(x: int, y: int, width: int, height: int) -> int:
    row = (1 << width) - 1
    return sum(row << _bit(x, line) for line in range(y, y + height))


_INSIDE = _rectangle(0, 0, WIDTH, HEIGHT)


def _around(bits: int) -> int:
    """Return the pixels with all their neighbours."""
    wide = bits | bits << 1 | bits >> 1
    return wide | wide << _STRIDE | wide >> _STRIDE


def _lit(buffer: bytearray) -> int:
    """Return the lit pixels of a frame: a byte is eight rows of one column, the lowest on top."""
    lit = 0
    for y in range(HEIGHT):
        page = buffer[y // 8 * WIDTH : (y // 8 + 1) * WIDTH]
        row = page.translate(_IS_SET[y % 8])[::-1]
        lit |= int(row, 2) << _bit(0, y)
    return lit


_IS_SET = [bytes(48 + (byte >> row & 1) for byte in range(256)) for row in range(8)]
_glyphs: dict[tuple[int, bytes], int] = {}


def _glyph(font: Font, code: int) -> int:
    """Return the pixels of a glyph. Signs of games share codes, so the columns are the key."""
    width = font.load(code)
    key = (width, bytes(font._buf))
    if key not in _glyphs:
        _glyphs[key] = sum(
            1 << (y * _STRIDE + x)
            for x in range(width)
            for y in range(font.height)
            if font.cell.pixel(x, y)
        )
    return _glyphs[key]
