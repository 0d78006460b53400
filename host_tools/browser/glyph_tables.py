"""The firmware's fonts as data for the page, which reads the glass with them.

Signs become words: what a picture says to the eye is said to a screen reader too. The page does
not know which game is open, so it gets the signs of all of them, each with a code of its own.
"""

from typing import Any

from host_tools.fonts.art import Glyph
from host_tools.fonts.files import FONTS, games
from host_tools.fonts.module import column_bytes
from host_tools.fonts.names import SIGNS

_BEYOND = 0x100  # from here on the signs of the first game, then those of the next


def glyph_tables() -> dict[str, Any]:
    """Return every font by name, and the word for every sign by its code."""
    words = dict(SIGNS.words)
    glyphs = {font.name: _glyphs(font.glyphs(), 0) for font in FONTS}
    for place, game in enumerate(games(), 1):
        words |= {place * _BEYOND + code: word for code, word in game.signs.words.items()}
        for font in FONTS:
            glyphs[font.name] += _glyphs(game.glyphs(font), place * _BEYOND)
    fonts = {
        font.name: {"height": font.height, "gap": font.gap, "glyphs": glyphs[font.name]}
        for font in FONTS
    }
    return {"fonts": fonts, "words": words}


def _glyphs(drawn: dict[int, Glyph], beyond: int) -> list[list[Any]]:
    """Return per glyph its code and its columns, each a number, the top bit lowest."""
    return [[beyond + code, _columns(glyph)] for code, glyph in drawn.items()]


def _columns(glyph: Glyph) -> list[int]:
    return [int.from_bytes(column_bytes(glyph.rows, x), "little") for x in range(glyph.width)]
