"""Draw the fonts as a picture, to be judged by eye."""

from collections.abc import Iterable

from PIL import Image

from host_tools.fonts.art import Glyph
from host_tools.fonts.files import DIGITS, LARGE, SMALL
from host_tools.fonts.names import SIGN_CODES, SIGNS

_ZOOM = 4
_WIDTH = 256
_MARGIN = 4
_GAPS = {8: 1, 16: 2, 32: 3}  # between two glyphs, by height, as the canvas draws them
_PAPER, _INK = (8, 10, 16), (170, 225, 255)

_CODES = {name: bytes((code,)) for code, name in SIGN_CODES.items()}

Glyphs = dict[int, Glyph]
Line = tuple[Glyphs, bytes]


def picture() -> Image.Image:
    """Return all glyphs and some lines of text, four times as large as on the device."""
    small, large, digits = SMALL.glyphs(), LARGE.glyphs(), DIGITS.glyphs()
    lines = [*_sheet(small), *_sheet(large), *_sheet(digits), *_samples(small, large, digits)]
    height = sum(_pitch(glyphs) for glyphs, _ in lines) + 2 * _MARGIN
    image = Image.new("RGB", (_WIDTH, height), _PAPER)
    y = _MARGIN
    for glyphs, text in lines:
        draw(image, glyphs, text, y)
        y += _pitch(glyphs)
    return image.resize((_WIDTH * _ZOOM, height * _ZOOM), Image.Resampling.NEAREST)


def draw(image: Image.Image, glyphs: Glyphs, text: bytes, y: int) -> None:
    """Draw one line of text; what does not fit on the picture is cut off."""
    x = _MARGIN
    for code in text:
        glyph = glyphs[code]
        for down, row in enumerate(glyph.rows):
            for right, pixel in enumerate(row):
                if pixel == "#" and x + right < _WIDTH:
                    image.putpixel((x + right, y + down), _INK)
        x += glyph.width + _gap(glyphs)


def _gap(glyphs: Glyphs) -> int:
    return _GAPS[len(glyphs[0x20].rows)]


def _pitch(glyphs: Glyphs) -> int:
    return len(glyphs[0x20].rows) + 3


def _sheet(glyphs: Glyphs) -> Iterable[Line]:
    line, used = bytearray(), 2 * _MARGIN
    for code, glyph in glyphs.items():
        used += glyph.width + _gap(glyphs)
        if used > _WIDTH or code == min(SIGN_CODES):
            yield glyphs, bytes(line)
            line, used = bytearray(), 2 * _MARGIN + glyph.width + _gap(glyphs)
        line.append(code)
    yield glyphs, bytes(line)


def _samples(small: Glyphs, large: Glyphs, digits: Glyphs) -> Iterable[Line]:
    texts = _texts()
    yield from ((small, text) for text in texts)
    yield from ((large, text) for text in texts)
    yield from ((digits, text) for text in (b"0123456789", b"+17 -4 8:05", b"10/12 52% ?"))


def _texts() -> list[bytes]:
    moves = _CODES["TWO_TRIANGLES"] + b" MOVE 2"
    battle = _CODES["FEAR_GREEN"] + b" 8 " + _CODES["DIE_2"] + b" 2 = STRENGTH 10"
    return [
        b"MIRIAM  P1  deck 49",
        moves + b"  draw 2, place 2",
        battle,
        _CODES["CROSS"] + b" Ben has 10: a tie.",
        b"Needs +1 (EYE-04)",
        _CODES["RIGHT"] + b"Resume  " + _CODES["DOT"] + b" Settings  " + _CODES["BATTERY_HALF"],
        b"Quick jumpy foxes, wizards",
        b"& a big glyph; `why?` {no}",
        b"O0 Il1 5S 8B rn m 2Z gq 69",
        b"".join(_CODES[name] for name in SIGNS[10:16]) + b" win 37 %",
    ]
