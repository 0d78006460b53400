"""Draw the fonts and the signs of every game as a picture, to be judged by eye."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from PIL import Image

from host_tools.fonts.art import Glyph
from host_tools.fonts.files import DIGITS, FONTS, LARGE, SMALL, Font, games
from host_tools.fonts.names import FIRST_SIGN, SIGNS

_ZOOM = 4
_WIDTH = 256
_MARGIN = 4
_LEAD = 3  # between two lines
_PAPER, _INK = (8, 10, 16), (170, 225, 255)

_CODES = {name: bytes((code,)) for code, name in SIGNS.names.items()}


@dataclass(frozen=True)
class _Line:
    font: Font
    glyphs: list[Glyph]

    @property
    def pitch(self) -> int:
        return self.font.height + _LEAD


def picture() -> Image.Image:
    """Return all glyphs and some lines of text, four times as large as on the device."""
    lines = [*_sheets(), *_samples()]
    height = sum(line.pitch for line in lines) + 2 * _MARGIN
    image = Image.new("RGB", (_WIDTH, height), _PAPER)
    y = _MARGIN
    for line in lines:
        _draw(image, line, y)
        y += line.pitch
    return image.resize((_WIDTH * _ZOOM, height * _ZOOM), Image.Resampling.NEAREST)


def _draw(image: Image.Image, line: _Line, y: int) -> None:
    """Draw one line; what does not fit on the picture is cut off."""
    x = _MARGIN
    for glyph in line.glyphs:
        for down, row in enumerate(glyph.rows):
            for right, pixel in enumerate(row):
                if pixel == "#" and x + right < _WIDTH:
                    image.putpixel((x + right, y + down), _INK)
        x += glyph.width + line.font.gap


def _sheets() -> Iterator[_Line]:
    for font in FONTS:
        glyphs = font.glyphs()
        yield from _sheet(font, [glyphs[code] for code in glyphs if code < FIRST_SIGN])
        yield from _sheet(font, [glyphs[code] for code in glyphs if code >= FIRST_SIGN])
        for game in games():
            yield from _sheet(font, game.glyphs(font).values())


def _sheet(font: Font, glyphs: Iterable[Glyph]) -> Iterator[_Line]:
    """Break glyphs into lines that fit on the picture."""
    line: list[Glyph] = []
    used = 2 * _MARGIN
    for glyph in glyphs:
        used += glyph.width + font.gap
        if used > _WIDTH:
            yield _Line(font, line)
            line, used = [], 2 * _MARGIN + glyph.width + font.gap
        line.append(glyph)
    if line:
        yield _Line(font, line)


def _samples() -> Iterator[_Line]:
    for font in (SMALL, LARGE):
        yield from _text_lines(font, _texts())
    yield from _text_lines(DIGITS, [b"0123456789", b"+17 -4 8:05", b"10/12 52% ?"])


def _text_lines(font: Font, texts: list[bytes]) -> Iterator[_Line]:
    glyphs = font.glyphs()
    for text in texts:
        yield _Line(font, [glyphs[code] for code in text])


def _texts() -> list[bytes]:
    return [
        b"MIRIAM  P1  deck 49",
        _CODES["CROSS"] + b" Ben has 10: a tie.",
        b"Needs +1 (EYE-04)",
        _CODES["RIGHT"] + b"Resume  " + _CODES["DOT"] + b" Settings",
        b"Quick jumpy foxes, wizards",
        b"& a big glyph; `why?` {no}",
        b"O0 Il1 5S 8B rn m 2Z gq 69",
    ]
