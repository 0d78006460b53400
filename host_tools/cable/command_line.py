"""What every command on the cable shares: the port, a sentence for trouble, the exit codes."""

import argparse
import sys
from collections.abc import Callable

from host_tools.cable.board_link import BoardError
from host_tools.cable.trouble import CableTrouble
from host_tools.output_place import NotFree
from host_tools.plain_text import complain

WELL = 0
WRONG = 1  # the command did its work, and found something that is not as it should be
CANNOT = 2
STOPPED = 130  # what a shell reports for a program ended by Ctrl-C

_CANNOT = "it cannot be done: one sentence says why and what to do"


def exit_codes(well: str, wrong: str = "") -> str:
    """Return the end of a command's help."""
    lines = ["exit codes:", f"  0  {well}", f"  1  {wrong}", f"  2  {_CANNOT}"]
    return "\n".join(line for line in lines if wrong or not line.startswith("  1"))


def cable_parser(command: str, about: str | None, more: str) -> argparse.ArgumentParser:
    """Return a parser that knows --port; `more` comes after the help."""
    parser = argparse.ArgumentParser(
        f"zonekeeper {command}",
        description=about,
        epilog=more,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--port",
        metavar="P",
        help="such as /dev/ttyUSB0, or the line of a virtual board (default: the only board)",
    )
    return parser


def conclude(work: Callable[[], int]) -> int:
    """Do the work of a command; what stops it becomes a sentence and an exit code."""
    try:
        return work()
    except (CableTrouble, NotFree) as trouble:
        return complain(trouble, CANNOT)
    except BoardError as error:
        return complain(f"The board could not do it: {last_line(error)}", CANNOT)
    except KeyboardInterrupt:
        print("Stopped. The device goes on.", file=sys.stderr)
        return STOPPED


def last_line(error: BoardError) -> str:
    """Return what a traceback says in the end."""
    lines = str(error).strip().splitlines()
    return lines[-1] if lines else "it gave no reason"


def counted(count: int, word: str) -> str:
    """Return a number with its word: 1 game, 2 games."""
    return f"{count} {word}" if count == 1 else f"{count} {word}s"
