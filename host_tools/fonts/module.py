"""Write the firmware's font modules, as text, from drawn glyphs."""

from collections.abc import Iterator

from host_tools.fonts.art import Glyph
from host_tools.fonts.names import EVERYWHERE, SIGN_CODES, SIGNS

_BYTES_A_LINE = 22  # of four characters each, so that a line stays under 99

_FONT = '''\
"""Hold the {name} font. Made from {source} by `python -m host_tools.fonts`: do not edit.

A glyph is WIDTHS[i] columns of COLUMNS from column STARTS[i] on (two bytes, low byte first),
with i its code minus FIRST. A column is HEIGHT // 8 bytes, top page first, lowest bit on top.
"""

HEIGHT = {height}
FIRST = 0x{first:02X}
WIDTHS = {widths}
STARTS = {starts}
COLUMNS = {columns}
'''

_SIGNS = '''"""Name {which} as text. Made by `python -m host_tools.fonts`; do not edit."""

{names}
'''


def column_bytes(rows: list[str], x: int) -> bytes:
    """Return column `x` of a drawing, one byte for eight rows, lowest bit on top."""
    bits = sum(1 << y for y, row in enumerate(rows) if row[x] == "#")
    return bits.to_bytes(len(rows) // 8, "little")


def font_module(name: str, source: str, glyphs: dict[int, Glyph]) -> str:
    """Return the text of a font module for glyphs sorted by code."""
    first, last = min(glyphs), max(glyphs)
    widths, starts, columns = bytearray(), bytearray(), bytearray()
    height = len(glyphs[first].rows)
    for code in range(first, last + 1):
        glyph = glyphs.get(code)
        widths.append(glyph.width if glyph else 0)
        starts += (len(columns) // (height // 8)).to_bytes(2, "little")
        for x in range(widths[-1]):
            columns += column_bytes(glyphs[code].rows, x)
    return _FONT.format(
        name=name,
        source=source,
        height=height,
        first=first,
        widths=_literal(widths),
        starts=_literal(starts),
        columns=_literal(columns),
    )


def sign_module() -> str:
    """Return the text of the module that names the signs of the launcher and the widgets."""
    return _sign_module("the signs needed everywhere", EVERYWHERE)


def game_sign_module() -> str:
    """Return the text of the module that names the signs of the games."""
    return _sign_module("the signs of the games", frozenset(SIGNS) - EVERYWHERE)


def _sign_module(which: str, wanted: frozenset[str]) -> str:
    names = (f'{name} = b"\\x{code:02x}"' for code, name in SIGN_CODES.items() if name in wanted)
    return _SIGNS.format(which=which, names="\n".join(names))


def _literal(data: bytearray) -> str:
    return "\n".join(("(", *_wrapped(data), ")"))


def _wrapped(data: bytearray) -> Iterator[str]:
    for at in range(0, len(data), _BYTES_A_LINE):
        digits = "".join(f"\\x{byte:02x}" for byte in data[at : at + _BYTES_A_LINE])
        yield f'    b"{digits}"'
