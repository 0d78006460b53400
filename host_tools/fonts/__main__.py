"""Write, check or preview the fonts."""

import argparse
import sys
from pathlib import Path

from host_tools.fonts.art import ArtError
from host_tools.fonts.files import stale, write


def main(arguments: list[str] | None = None) -> int:
    """Do what the command line asks and return the exit code."""
    options = _parser().parse_args(arguments)
    try:
        return _run(options.check, options.preview)
    except ArtError as error:
        print(error, file=sys.stderr)
        return 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m host_tools.fonts", description=__doc__)
    parser.add_argument("--check", action="store_true", help="only say whether they are current")
    parser.add_argument("--preview", type=Path, metavar="PNG", help="draw all glyphs and samples")
    return parser


def _run(check: bool, preview: Path | None) -> int:
    if preview:
        from host_tools.fonts.preview import picture  # Pillow is needed for this alone

        picture().save(preview)
        return 0
    if not check:
        write()
        return 0
    old = stale()
    if old:
        print(f"{', '.join(old)}: out of date; run 'python -m host_tools.fonts'.", file=sys.stderr)
    return 1 if old else 0


if __name__ == "__main__":
    sys.exit(main())
