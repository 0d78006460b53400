"""The firmware's fonts as data for the page, which reads the glass with them.

Signs become words: what a picture says to the eye is said to a screen reader too.
"""

from typing import Any

from host_tools.fonts.names import SIGN_CODES

_GAPS = {"small": 1, "large": 2, "digits": 3}  # as `ui.canvas` sets them

# Where the name of a sign is not what one would say.
_WORDS = {
    "RIGHT": "\N{BLACK RIGHT-POINTING TRIANGLE}",
    "TICK": "yes",
    "CROSS": "no",
    "DOT": "dot",
    "ONE_TRIANGLE": "1 step",
    "TWO_TRIANGLES": "2 steps",
    "THREE_TRIANGLES": "3 steps",
    "EYE": "The Eye",
    "DIE_EYE": "die: The Eye",
    "DIE_1": "die: 1",
    "DIE_2": "die: 2",
    "DIE_3": "die: 3",
    "DIE_4": "die: 4",
    "FEAR_BLUE": "blue Fear",
    "FEAR_GREEN": "green Fear",
    "FEAR_MAGENTA": "magenta Fear",
    "FEAR_MASTER": "Master Fear",
    "HOLD": "hold",
    "UP": "up",
    "DOWN": "down",
}


def glyph_tables() -> dict[str, Any]:
    """Return every font by name, and the word for every sign by its code."""
    from ui import font_digits, font_large, font_large_signs, font_small

    fonts = {
        "small": _font(font_small, "small"),
        "large": _font(font_large, "large"),
        "signs": _font(font_large_signs, "large"),
        "digits": _font(font_digits, "digits"),
    }
    words = {code: _word(name) for code, name in SIGN_CODES.items()}
    return {"fonts": fonts, "words": words}


def _font(module: Any, gap: str) -> dict[str, Any]:
    """Return a font: per glyph its code and its columns, each a number, the top bit lowest."""
    pages = module.HEIGHT // 8
    glyphs = []
    for place, width in enumerate(module.WIDTHS):
        start = module.STARTS[place * 2] | module.STARTS[place * 2 + 1] << 8
        cells = module.COLUMNS[start * pages : (start + width) * pages]
        columns = [cells[at : at + pages] for at in range(0, len(cells), pages)]
        if width:
            numbers = [int.from_bytes(column, "little") for column in columns]
            glyphs.append([module.FIRST + place, numbers])
    return {"height": module.HEIGHT, "gap": _GAPS[gap], "glyphs": glyphs}


def _word(name: str) -> str:
    return _WORDS.get(name, name.lower().replace("_", " "))
