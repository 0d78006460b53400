"""Rewrite the recorded games of the tests and say which changed."""

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from host_tools.shelf import RECORDED, pieces

Files = dict[str, bytes]  # by their names below a folder


def main(argv: Sequence[str] | None = None) -> int:
    """Record every game anew; with --check only tell, by exit code 1, that some are old."""
    recorders = _recorders()
    parser = argparse.ArgumentParser("zonekeeper record", description=__doc__)
    parser.add_argument("--check", action="store_true", help="only say whether they are current")
    parser.add_argument("--game", choices=recorders, action="append", help="this game only")
    options = parser.parse_args(argv)
    count, old = 0, []
    for game in options.game or recorders:
        files, folder = recorders[game](), RECORDED / game
        count += len(files)
        old += [f"{game}/{name}" for name in differences(files, folder)]
        if not options.check:
            write(files, folder)
    if options.check:
        return _tell(old)
    print("\n".join(old) if old else f"All {count} files of recorded games are as they were.")
    return 0


def differences(files: Files, folder: Path) -> list[str]:
    """Return the names of the files that are missing, too many, or others."""
    there = {path.relative_to(folder).as_posix(): path for path in _present(folder)}
    names = sorted(there.keys() | files.keys())
    return [
        name for name in names if name not in there or there[name].read_bytes() != files.get(name)
    ]


def write(files: Files, folder: Path) -> None:
    """Put the files in the place of those that are there."""
    for path in _present(folder):
        if path.relative_to(folder).as_posix() not in files:
            path.unlink()
    for name, data in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(data)


def _recorders() -> dict[str, Callable[[], Files]]:
    """Return who records the games of each game, the tests' own among them."""
    on_shelf = {game: piece.files for game, piece in pieces("record_games").items()}
    from host_tools.journal.recorder import RECIPES, SAMPLE, played

    return {SAMPLE: lambda: played(RECIPES), **on_shelf}


def _present(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.is_file()]


def _tell(old: list[str]) -> int:
    if old:
        print(f"Out of date: {', '.join(old)}. Run `zonekeeper record`.", file=sys.stderr)
    return int(bool(old))


if __name__ == "__main__":
    sys.exit(main())
