"""Read a font drawn as text art.

A glyph is a head line, `glyph 0x41 A`, and then one line of `.` and `#` for each pixel row.
Empty lines may stand between glyphs; a line that starts with `--` is a remark. Anything else is
refused with a sentence that names the line.
"""

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

_HEAD = re.compile(r"glyph (0x[0-9A-F]{2}) (\S+)")
_ROW = re.compile(r"[.#]+")


class ArtError(ValueError):
    """Say in one sentence what is wrong with a drawing, and on which line."""


@dataclass
class Glyph:
    """One drawn sign: its code, its name and its rows from the top."""

    code: int
    name: str
    line: int
    rows: list[str] = field(default_factory=list)

    @property
    def width(self) -> int:
        """Return the width in pixels, without the gap to the next glyph."""
        return len(self.rows[0])


class _Reader:
    def __init__(self, source: str, height: int, names: Mapping[int, str]) -> None:
        self.source = source
        self.height = height
        self.names = names
        self.glyphs: dict[int, Glyph] = {}
        self.current: Glyph | None = None

    def fail(self, line: int, sentence: str) -> ArtError:
        return ArtError(f"{self.source}, line {line}: {sentence}")

    def take(self, line: int, text: str) -> None:
        if text.startswith("glyph"):
            self.close()
            self.current = self.open(line, text)
        elif text and not text.startswith("--"):
            self.add_row(line, text)

    def open(self, line: int, text: str) -> Glyph:
        head = _HEAD.fullmatch(text)
        if head is None:
            raise self.fail(line, f"a head line reads 'glyph 0x41 A', not '{text}'.")
        code, name = int(head[1], 16), head[2]
        if code not in self.names:
            raise self.fail(line, f"the code {head[1]} is unknown.")
        if name != self.names[code]:
            raise self.fail(line, f"the code {head[1]} is called {self.names[code]}, not {name}.")
        if code in self.glyphs:
            first = self.glyphs[code].line
            raise self.fail(line, f"the glyph {name} was already drawn on line {first}.")
        return Glyph(code, name, line)

    def add_row(self, line: int, text: str) -> None:
        glyph = self.current
        if glyph is None:
            raise self.fail(line, "a row stands before the first head line.")
        if not _ROW.fullmatch(text):
            raise self.fail(line, f"a row is made of '.' and '#' alone, not '{text}'.")
        if glyph.rows and len(text) != glyph.width:
            raise self.fail(line, f"this row of {glyph.name} is uneven: {_against(text, glyph)}.")
        glyph.rows.append(text)

    def close(self) -> None:
        glyph = self.current
        if glyph is None:
            return
        if len(glyph.rows) != self.height:
            rows = len(glyph.rows)
            raise self.fail(glyph.line, f"{glyph.name} has {rows} rows instead of {self.height}.")
        self.glyphs[glyph.code] = glyph


def _against(text: str, glyph: Glyph) -> str:
    return f"{len(text)} wide after rows of {glyph.width}"


@dataclass(frozen=True)
class Drawing:
    """What a drawing must be: how high, which code has which name, which codes are needed."""

    height: int
    names: Mapping[int, str]
    needed: Collection[int] = ()

    def parse(self, text: str, source: str) -> dict[int, Glyph]:
        """Return the glyphs of a drawing by code, in the order of their codes.

        Every row and height is checked, and every needed code must be there.
        """
        reader = _Reader(source, self.height, self.names)
        lines = text.splitlines()
        for number, line in enumerate(lines, 1):
            reader.take(number, line)
        reader.close()
        for code in sorted(self.needed):
            if code not in reader.glyphs:
                sentence = f"the drawing ends without the glyph 0x{code:02X} {self.names[code]}."
                raise reader.fail(len(lines), sentence)
        return dict(sorted(reader.glyphs.items()))
