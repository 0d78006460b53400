"""Know which drawing becomes which firmware file."""

from dataclasses import dataclass
from pathlib import Path

from host_tools.fonts.art import Glyph, parse
from host_tools.fonts.module import font_module, game_sign_module, sign_module
from host_tools.fonts.names import ARROW_CODES, NAMES, SIGN_CODES

_HERE = Path(__file__).parent
_UI = _HERE.parent.parent / "firmware" / "ui"


@dataclass(frozen=True)
class Font:
    """One drawing: its name, its height in pixels and the codes it must hold.

    Glyphs of the codes `apart` get a module of their own, which games load with themselves.
    """

    name: str
    height: int
    needed: frozenset[int]
    apart: frozenset[int] = frozenset()

    @property
    def source(self) -> str:
        """Return the name of the text art file."""
        return f"{self.name}.txt"

    def glyphs(self) -> dict[int, Glyph]:
        """Return the drawn glyphs by code."""
        text = (_HERE / self.source).read_text(encoding="ascii")
        return parse(text, self.height, self.needed, self.source)

    def modules(self) -> dict[str, str]:
        """Return the text of each firmware module by the name of its file."""
        made = {f"font_{self.name}.py": self._module(self.needed - self.apart)}
        if self.apart:
            made[f"font_{self.name}_signs.py"] = self._module(self.apart)
        return made

    def _module(self, codes: frozenset[int]) -> str:
        glyphs = {code: glyph for code, glyph in self.glyphs().items() if code in codes}
        return font_module(self.name, self.source, glyphs)


SMALL = Font("small", 8, frozenset(NAMES))
LARGE = Font("large", 16, frozenset(NAMES), frozenset(SIGN_CODES) - ARROW_CODES)
DIGITS = Font("digits", 32, frozenset(b"0123456789+-/:%? "))
FONTS = (SMALL, LARGE, DIGITS)


def outputs(folder: Path = _UI) -> dict[Path, str]:
    """Return what each generated file in `folder` must hold."""
    made = {folder / name: text for font in FONTS for name, text in font.modules().items()}
    made[folder / "sign.py"] = sign_module()
    made[folder / "game_sign.py"] = game_sign_module()
    return made


def stale(folder: Path = _UI) -> list[str]:
    """Return the names of the generated files in `folder` that are missing or out of date."""
    return [path.name for path, text in outputs(folder).items() if not _holds(path, text)]


def write(folder: Path = _UI) -> None:
    """Write every generated file into `folder`."""
    for path, text in outputs(folder).items():
        path.write_text(text, encoding="ascii")


def _holds(path: Path, text: str) -> bool:
    return path.exists() and path.read_text(encoding="ascii") == text
