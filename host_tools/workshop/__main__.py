"""Write the files that games make of others, or say which are out of date.

    python -m host_tools.workshop [--check]

They are those of the games' piece `made`: the text of each by its path, None for one that is
left from something that is gone.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from host_tools.firmware_path import ROOT
from host_tools.shelf import pieces


def main(argv: Sequence[str] | None = None) -> int:
    """Write the files; with --check only compare, and return 1 when one is out of date."""
    parser = argparse.ArgumentParser("python -m host_tools.workshop", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing, only compare")
    is_check = parser.parse_args(argv).check
    files: dict[Path, str | None] = {}
    for piece in pieces("made").values():
        files |= piece.files()
    stale = out_of_date(files)
    if is_check:
        for path in stale:
            print(f"{path.relative_to(ROOT)} is out of date: run {parser.prog}.", file=sys.stderr)
        return int(bool(stale))
    write(files, stale)
    return 0


def out_of_date(files: dict[Path, str | None]) -> list[Path]:
    """Return the paths of files that differ from what they should be."""
    return [path for path, text in files.items() if _text(path) != text]


def write(files: dict[Path, str | None], stale: list[Path]) -> None:
    """Bring the named files up to date; one that nobody makes any more is removed."""
    for path in stale:
        text = files[path]
        if text is None:
            path.unlink()
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")


def _text(path: Path) -> str | None:
    return path.read_text(encoding="utf-8") if path.exists() else None


if __name__ == "__main__":
    sys.exit(main())
