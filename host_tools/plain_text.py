"""Text of strangers, made harmless: names in a log can hold whatever its writer wanted.

An escape sequence printed to a terminal can move the cursor, change what stands above or type for
the user; a cell that begins like a formula is run by a spreadsheet.
"""

import sys
import unicodedata
from typing import Any

from rich.console import Console
from rich.text import Text

_FORMULA = ("=", "+", "-", "@", "\t", "\r")
# Control, format (which turn the direction of writing), half a pair, separators of lines.
_ACTIVE = ("Cc", "Cf", "Cs", "Zl", "Zp")


def defused(text: str) -> str:
    """Return a text in which everything that a terminal would act on is spelt out."""
    if text.isprintable():
        return text
    return "".join(_spelt(sign) if _is_active(sign) else sign for sign in text)


def spreadsheet_cell(text: str) -> str:
    """Return a text that a spreadsheet takes for one, and that does nothing to a terminal."""
    plain = defused(text).replace("\n", " ")
    return f"'{plain}" if plain.startswith(_FORMULA) else plain


def complain(sentence: object, code: int) -> int:
    """Say what is wrong where errors are read; return the code."""
    print(defused(str(sentence)), file=sys.stderr)
    return code


class PlainConsole(Console):
    """A console that takes every text as it is: no markup in it, and nothing that acts."""

    def __init__(self, **more: Any) -> None:
        super().__init__(highlight=False, markup=False, emoji=False, **more)

    def render_str(self, text: str, **more: Any) -> Text:
        """Return a text ready to be printed; rich comes here with each."""
        return super().render_str(defused(text), **more)


def _is_active(sign: str) -> bool:
    return sign != "\n" and unicodedata.category(sign) in _ACTIVE


def _spelt(sign: str) -> str:
    return sign.encode("unicode_escape", "surrogatepass").decode()
