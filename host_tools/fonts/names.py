"""Name every code a font may hold: printable ASCII, then the signs of a list of names.

A list has one sign a line, its name and, where that is not what one would say, the words for
it. The order gives the codes: from 0x80 on for the signs of every screen, from 0xC0 on for those
of a game. Only one game is open at a time, so two games may use the same codes.
"""

import re
from dataclasses import dataclass
from pathlib import Path

from host_tools.fonts.art import ArtError

FIRST_SIGN = 0x80
FIRST_GAME_SIGN = 0xC0
ASCII = {code: "space" if code == 0x20 else chr(code) for code in range(0x20, 0x7F)}

_LINE = re.compile(r"([A-Z][A-Z0-9_]*)(?: +(\S.*))?")


@dataclass(frozen=True)
class Signs:
    """The names of some signs, and what one says for each, by code."""

    names: dict[int, str]
    words: dict[int, str]


def parse_names(text: str, codes: range, source: str) -> Signs:
    """Return the signs of a list of names; they get `codes` in turn."""
    signs = Signs({}, {})
    for number, line in enumerate(text.splitlines(), 1):
        if line and not line.startswith("--"):
            found = _LINE.fullmatch(line)
            if found is None:
                raise ArtError(f"{source}, line {number}: a name is in capitals, not '{line}'.")
            if found[1] in signs.names.values():
                raise ArtError(f"{source}, line {number}: {found[1]} was already named.")
            if len(signs.names) == len(codes):
                raise ArtError(f"{source}, line {number}: no code is left for {found[1]}.")
            code = codes[len(signs.names)]
            signs.names[code] = found[1]
            signs.words[code] = found[2] or found[1].lower().replace("_", " ")
    return signs


def _read_own() -> Signs:
    path = Path(__file__).with_name("names.txt")
    codes = range(FIRST_SIGN, FIRST_GAME_SIGN)
    return parse_names(path.read_text(encoding="utf-8"), codes, path.name)


def read_game_names(path: Path) -> Signs:
    """Return the signs that a game names in a file."""
    return parse_names(path.read_text(encoding="utf-8"), range(FIRST_GAME_SIGN, 0x100), str(path))


SIGNS = _read_own()
NAMES = ASCII | SIGNS.names
BATTERY_CODES = frozenset(
    code for code, name in SIGNS.names.items() if name.startswith("BATTERY_")
)
ARROW_CODES = frozenset(
    code for code, name in SIGNS.names.items() if name in ("UP", "DOWN", "LEFT", "RIGHT")
)
