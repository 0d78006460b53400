"""Write what each game puts into a log: its set-up, cards, draws and moves, byte by byte.

    python -m host_tools.log_pages [--check]

`firmware/games/<game>/LOG.md` is made of the game's `log_page` and of the same data that the
firmware plays by, so that a stranger can verify a game without its source.
"""

import argparse
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from host_tools.firmware_path import ROOT
from host_tools.json_table.fields import Bits, Choice, Number, Row, Word
from host_tools.shelf import pieces

_GAMES = ROOT / "firmware" / "games"
_MOST_NAMES = 20  # cards have a table of their own


def main(argv: Sequence[str] | None = None) -> int:
    """Write the pages, or with --check only say whether they are current."""
    parser = argparse.ArgumentParser("python -m host_tools.log_pages")
    parser.add_argument("--check", action="store_true", help="only say whether they are current")
    is_check = parser.parse_args(argv).check
    old = [path for path, text in pages().items() if not _is_current(path, text)]
    if is_check:
        for path in old:
            print(f"{path.relative_to(ROOT)} is out of date.", file=sys.stderr)
        return int(bool(old))
    for path, text in pages().items():
        path.write_text(text, encoding="utf-8")
    return 0


def pages() -> dict[Path, str]:
    """Return the text of every page, by its path."""
    words = pieces("table_words")
    return {
        _GAMES / game / "LOG.md": page.text(moves_table(words[game].MOVES, page.SHOWN))
        for game, page in pieces("log_page").items()
    }


def moves_table(moves: Mapping[int, Word], shown: Mapping[int, str]) -> str:
    """Return a table of all moves: their bytes, and what chance shows by them."""
    lines = [
        "| code | move | bytes behind the code | what chance shows: the tape |",
        "|" + "---|" * 4,
    ]
    for code, word in sorted(moves.items()):
        parts = [_part(name, field) for name, field in word.parts]
        first_spare = len(parts) - word.spare
        told = parts[:first_spare] + [f"[{part}]" for part in parts[first_spare:]]
        lines.append(f"| {code} | {word.name} | {'; '.join(told)} | {shown.get(code, '')} |")
    return "\n".join(lines)


def names_table(heading: str, names: Sequence[str]) -> str:
    """Return a table of numbers and their names."""
    rows = [f"| {number} | {name} |" for number, name in enumerate(names)]
    return "\n".join([f"| number | {heading} |", "|---|---|", *rows])


def _part(name: str, field: Any) -> str:
    size = "all that follow" if not field.size else "1" if field.size == 1 else str(field.size)
    return f"{name} ({size}: {_values(field)})"


def _values(field: Any) -> str:
    if isinstance(field, Row):
        return f"each {_values(field.each)}"
    if isinstance(field, Number):
        zero = f", plus {field.zero}" if field.zero else ""
        order = ", high byte first" if field.size > 1 else ""
        negative = ", negative ones plus 256" if field.low < 0 and not field.zero else ""
        return f"{field.low} to {field.high}{zero}{negative}{order}"
    if isinstance(field, Bits):
        return f"bits 0 to {field.count - 1}"
    if isinstance(field, Choice):
        return _choices(field.names) + (", 255 nobody" if field.none else "")
    return str((field.__doc__ or "").splitlines()[0].rstrip("."))


def _choices(names: Sequence[str | int]) -> str:
    if list(names) == list(range(len(names))):
        return f"0 to {len(names) - 1}"
    if len(names) > _MOST_NAMES:
        return "its number"
    return ", ".join(f"{place} {name}" for place, name in enumerate(names))


def _is_current(path: Path, text: str) -> bool:
    return path.is_file() and path.read_text(encoding="utf-8") == text


if __name__ == "__main__":
    sys.exit(main())
