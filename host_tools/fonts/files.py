"""Know which drawing becomes which firmware file.

The fonts of every screen are drawn beside this file. A game that has signs of its own has a folder
`signs` with their names and what it draws of them, small or large; it is found by that.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from host_tools.fonts.art import ArtError, Drawing, Glyph
from host_tools.fonts.module import font_module, game_module, sign_module
from host_tools.fonts.names import (
    ARROW_CODES,
    ASCII,
    BATTERY_CODES,
    NAMES,
    SIGNS,
    Signs,
    read_game_names,
)

_HERE = Path(__file__).parent
FIRMWARE = _HERE.parent.parent / "firmware"
_LIST = "names.txt"


@dataclass(frozen=True)
class Font:
    """One drawing: its name, its height and gap in pixels, and the codes it must hold.

    Glyphs of the codes `apart` get a module of their own, which games load with themselves.
    """

    name: str
    height: int
    gap: int  # between two glyphs, as `ui.canvas` sets it
    needed: frozenset[int]
    apart: frozenset[int] = frozenset()

    @property
    def source(self) -> str:
        """Return the name of the text art file."""
        return f"{self.name}.txt"

    def glyphs(self) -> dict[int, Glyph]:
        """Return the drawn glyphs by code."""
        text = (_HERE / self.source).read_text(encoding="ascii")
        return Drawing(self.height, NAMES, self.needed).parse(text, self.source)

    def modules(self) -> dict[str, str]:
        """Return the text of each firmware module by the name of its file."""
        made = {f"ui/fonts/{self.name}.py": self._module(self.needed - self.apart)}
        if self.apart:
            made[f"ui/fonts/{self.name}_signs.py"] = self._module(self.apart)
        return made

    def _module(self, codes: frozenset[int]) -> str:
        glyphs = {code: glyph for code, glyph in self.glyphs().items() if code in codes}
        return font_module(self.name, self.source, glyphs)


SMALL = Font("small", 8, 1, frozenset(NAMES))
# Every menu needs the large arrows, only a game the other large signs; the battery is told small.
_LARGE_CODES = frozenset(NAMES) - BATTERY_CODES
LARGE = Font("large", 16, 2, _LARGE_CODES, _LARGE_CODES - ARROW_CODES - frozenset(ASCII))
DIGITS = Font("digits", 32, 3, frozenset(b"0123456789+-/:%? "))
# Capitals alone: two columns of four words fill the middle of a screen.
MIDDLE = Font("middle", 16, 2, frozenset(b"ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789? "))
FONTS = (SMALL, LARGE, DIGITS, MIDDLE)


@dataclass(frozen=True)
class GameSigns:
    """The signs of one game, in its folder `signs`."""

    folder: Path

    @property
    def game(self) -> str:
        """Return the name of the game's folder."""
        return self.folder.parent.name

    @cached_property
    def signs(self) -> Signs:
        """Return the names and the words of the signs."""
        return read_game_names(self.folder / _LIST)

    def glyphs(self, font: Font) -> dict[int, Glyph]:
        """Return the signs that the game draws as high as a font, by code."""
        path = self.folder / font.source
        if not path.exists():
            return {}
        text = path.read_text(encoding="ascii")
        return Drawing(font.height, self.signs.names).parse(text, str(path))

    def module(self) -> str:
        """Return the text of the game's module of signs."""
        small, large = self.glyphs(SMALL), self.glyphs(LARGE)
        for code, name in self.signs.names.items():
            if code not in small and code not in large:
                raise ArtError(f"{self.folder / _LIST}: {name} is drawn neither small nor large.")
        return game_module(self.signs, small, large)


def games(firmware: Path = FIRMWARE) -> Iterator[GameSigns]:
    """Yield the signs of every game that has its own, by the name of its folder."""
    for path in sorted(firmware.glob(f"games/*/signs/{_LIST}")):
        yield GameSigns(path.parent)


def outputs(firmware: Path = FIRMWARE) -> dict[str, str]:
    """Return what each generated file must hold, by its path below the firmware."""
    made = {name: text for font in FONTS for name, text in font.modules().items()}
    made["ui/sign.py"] = sign_module(SIGNS)
    for each in games(firmware):
        made[f"games/{each.game}/signs/__init__.py"] = each.module()
    return made


def stale(firmware: Path = FIRMWARE) -> list[str]:
    """Return the generated files that are missing or out of date."""
    return [name for name, text in outputs(firmware).items() if not _holds(firmware / name, text)]


def write(firmware: Path = FIRMWARE) -> None:
    """Write every generated file."""
    for name, text in outputs(firmware).items():
        (firmware / name).parent.mkdir(parents=True, exist_ok=True)
        (firmware / name).write_text(text, encoding="ascii")


def _holds(path: Path, text: str) -> bool:
    return path.exists() and path.read_text(encoding="ascii") == text
