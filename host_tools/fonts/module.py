"""Write the firmware's font modules, as text, from drawn glyphs."""

from collections.abc import Iterator

from host_tools.fonts.art import Glyph
from host_tools.fonts.names import Signs

_BYTES_A_LINE = 22  # of four characters each, so that a line stays under 99

_FONT = '''\
"""Hold the {name} font. Made from {source} by `python -m host_tools.fonts`: do not edit."""

# As `ui.fonts.font` tells: height, first code, widths, starts, columns.
GLYPHS = {glyphs}
'''

_SIGNS = '''\
"""Name the signs as text. Made by `python -m host_tools.fonts`; do not edit."""

{names}
'''

_GAME = '''\
"""Name and hold the game's own signs. Made by `python -m host_tools.fonts`; do not edit."""

{names}

# As `ui.fonts.font` tells: height, first code, widths, starts, columns.
SMALL = {small}
LARGE = {large}
'''


def column_bytes(rows: list[str], x: int) -> bytes:
    """Return column `x` of a drawing, one byte for eight rows, lowest bit on top."""
    bits = sum(1 << y for y, row in enumerate(rows) if row[x] == "#")
    return bits.to_bytes(len(rows) // 8, "little")


def font_module(name: str, source: str, glyphs: dict[int, Glyph]) -> str:
    """Return the text of a font module for glyphs sorted by code."""
    return _FONT.format(name=name, source=source, glyphs=_glyphs(glyphs))


def sign_module(signs: Signs) -> str:
    """Return the text of the module that names the signs of every screen."""
    return _SIGNS.format(names=_names(signs))


def game_module(signs: Signs, small: dict[int, Glyph], large: dict[int, Glyph]) -> str:
    """Return the text of a game's module: the names of its signs and their glyphs."""
    return _GAME.format(names=_names(signs), small=_glyphs(small), large=_glyphs(large))


def _names(signs: Signs) -> str:
    return "\n".join(f'{name} = b"\\x{code:02x}"' for code, name in signs.names.items())


def _glyphs(glyphs: dict[int, Glyph]) -> str:
    """Return the tuple that `ui.fonts.font` takes; an empty one without glyphs."""
    if not glyphs:
        return "()"
    first, last = min(glyphs), max(glyphs)
    widths, starts, columns = bytearray(), bytearray(), bytearray()
    height = len(glyphs[first].rows)
    for code in range(first, last + 1):
        glyph = glyphs.get(code)
        widths.append(glyph.width if glyph else 0)
        starts += (len(columns) // (height // 8)).to_bytes(2, "little")
        for x in range(widths[-1]):
            columns += column_bytes(glyphs[code].rows, x)
    parts = (str(height), f"0x{first:02X}", *map(_literal, (widths, starts, columns)))
    return "\n".join(("(", *(f"    {part}," for part in parts), ")"))


def _literal(data: bytearray) -> str:
    return "\n    ".join(_lines(data))


def _lines(data: bytearray) -> Iterator[str]:
    for at in range(0, len(data), _BYTES_A_LINE):
        digits = "".join(f"\\x{byte:02x}" for byte in data[at : at + _BYTES_A_LINE])
        yield f'b"{digits}"'
