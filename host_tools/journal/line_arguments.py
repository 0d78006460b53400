"""The arguments of commands that go to a line of a log."""

import argparse
from pathlib import Path


def line_parser(command: str, about: str | None, more: str) -> argparse.ArgumentParser:
    """Return a parser for a log and the line to go to; `more` comes after the help."""
    parser = argparse.ArgumentParser(
        f"zonekeeper {command}",
        description=about,
        epilog=more,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="a log, or a game's folder")
    parser.add_argument(
        "--at", type=_line, metavar="N", help="the line to go to (default: the last)"
    )
    return parser


def _line(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(
            f"{text} is no line: name a number, as zonekeeper log counts them"
        ) from None
