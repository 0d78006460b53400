"""A simulated board, for mpremote: `zonekeeper virtual-board`."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from host_tools.cable.virtual_line import default_line
from host_tools.firmware_path import add_firmware
from host_tools.terminal.flash import default_folder

_ABOUT = """A simulated board: real MicroPython with a flash that lasts in a file, and a
serial line for mpremote and zonekeeper's own commands: a terminal device of this computer, which
no other user and no web page can open, behind a link whose name stays. In a terminal its face is
shown, in blocks or, where there is less room, in braille dots, and the keys work: arrows, Enter
(OK), Escape or Backspace (BACK), O and B hold OK and BACK, p pulls the battery and puts it back,
which is its reset button, too, q quits."""
_MORE = """\
example, in two terminals:
  zonekeeper virtual-board
  zonekeeper flash           finds it by itself
and for any other program, with the address that it shows:
  zonekeeper virtual-board --line ~/board
  mpremote connect ~/board

exit codes:
  0  somebody quit
  2  it cannot be run: one sentence says why and what to do
"""
_USAGE = 2


def main(argv: Sequence[str]) -> int:
    """Run the board until somebody ends it; return 2 with a sentence when it cannot be run."""
    options = _parser().parse_args(argv)
    add_firmware()
    from host_tools.micropython_vm.node_process import SetupMissing
    from host_tools.virtual_board.board import VirtualBoard
    from host_tools.virtual_board.flash_file import FlashTrouble
    from host_tools.virtual_board.serial_line import LineTaken
    from host_tools.virtual_board.sitting import sit

    try:
        with VirtualBoard(options.flash, options.line) as board:
            sit(board, wants_face=not options.plain)
    except (FlashTrouble, LineTaken, SetupMissing) as trouble:
        print(trouble, file=sys.stderr)
        return _USAGE
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        "zonekeeper virtual-board",
        description=_ABOUT,
        epilog=_MORE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--line",
        type=Path,
        default=default_line(),
        metavar="LINK",
        help="where to put the link to its serial line (default: %(default)s, where the other"
        " commands look)",
    )
    parser.add_argument(
        "--flash",
        type=Path,
        default=default_folder().parent / "board.flash",
        metavar="FILE",
        help="the file that is the flash; made when missing (default: %(default)s)",
    )
    parser.add_argument(
        "--plain", action="store_true", help="print the address only, without the face"
    )
    return parser
