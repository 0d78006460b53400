"""Play in a terminal: the real firmware, with real keys. `zonekeeper play --terminal`."""

import argparse
import io
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import redirect_stderr
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from host_tools.firmware_path import add_firmware
from host_tools.terminal.flash import default_folder, open_folder

if TYPE_CHECKING:
    from host_tools.simulated.session import Session

_ABOUT = "Play in a terminal: the real firmware, with real keys."
_MORE = """\
exit codes:
  0  somebody ended it
  2  it cannot be played here: one sentence says why and what to do"""
_USAGE = 2
_SEED_BYTES = 32


def main(argv: Sequence[str]) -> int:
    """Play until somebody quits; return 2 with a sentence when that cannot be done here."""
    options = _parser().parse_args(argv)
    trouble = _no_terminal() or open_folder(options.flash)
    if trouble:
        print(trouble, file=sys.stderr)
        return _USAGE
    add_firmware()
    told = io.StringIO()
    try:
        with redirect_stderr(told):  # the device's serial line would tear the picture
            _play(options.flash, options.braille)
    finally:
        print(told.getvalue(), end="", file=sys.stderr)
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        "zonekeeper play --terminal",
        description=_ABOUT,
        epilog=_MORE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--terminal", action="store_true", help="in this terminal")
    parser.add_argument("--braille", action="store_true", help="draw small, with braille dots")
    parser.add_argument(
        "--flash",
        type=Path,
        default=default_folder(),
        metavar="FOLDER",
        help="where the device keeps its files (default: %(default)s)",
    )
    return parser


def _no_terminal() -> str:
    try:
        from host_tools.terminal.raw_terminal import is_terminal
    except ModuleNotFoundError:
        return "Playing needs a terminal of Linux or macOS."
    if not is_terminal():
        return "Playing needs a terminal: run it in one, without redirecting it."
    return ""


def _play(flash: Path, wants_braille: bool) -> None:
    from host_tools.terminal.board import TerminalBoard
    from host_tools.terminal.face import Face
    from host_tools.terminal.raw_terminal import RawTerminal

    has_true_colour = os.environ.get("COLORTERM") in ("truecolor", "24bit")
    face = Face(wants_braille, has_true_colour)
    with RawTerminal() as terminal:
        TerminalBoard(terminal, face, _power_switch(flash)).run()


def _power_switch(flash: Path) -> "Callable[[], Session]":
    from host_tools.simulated.session import Session
    from storage.disk import Disk

    def power_on() -> Session:
        session = Session(Disk(str(flash)), os.urandom(_SEED_BYTES))
        today = date.today()
        session.world.date = (today.year, today.month, today.day)
        return session.boot()

    return power_on
