"""A board for mpremote, without a board: `zonekeeper virtual-board`."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from host_tools.cable.port import VIRTUAL_PORT
from host_tools.firmware_path import add_firmware
from host_tools.terminal.flash import default_folder

_ABOUT = """A board without a board: real MicroPython with a flash that lasts in a file, and a
serial line on a port of this computer for mpremote and zonekeeper's own commands. In a terminal
its face is shown, in blocks or, where there is less room, in braille dots, and the keys work:
arrows, Enter (OK), Escape or Backspace (BACK), O and B hold OK and BACK, p pulls the battery and
puts it back, which is its reset button, too, q quits."""
_MORE = """\
example, in two terminals:
  zonekeeper virtual-board
  zonekeeper flash           finds it by itself; mpremote connect socket://127.0.0.1:7788

exit codes:
  0  somebody quit
  2  it cannot be run: one sentence says why and what to do
"""
_USAGE = 2
_HIGHEST_PORT = 65535


def main(argv: Sequence[str]) -> int:
    """Run the board until somebody ends it; return 2 with a sentence when it cannot be run."""
    options = _parser().parse_args(argv)
    add_firmware()
    from host_tools.micropython_vm.node_process import SetupMissing
    from host_tools.virtual_board.board import VirtualBoard
    from host_tools.virtual_board.flash_file import FlashTrouble
    from host_tools.virtual_board.serial_line import PortTaken
    from host_tools.virtual_board.sitting import sit

    try:
        with VirtualBoard(options.flash, options.port) as board:
            sit(board, wants_face=not options.plain)
    except (FlashTrouble, PortTaken, SetupMissing) as trouble:
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
        "--port",
        type=_port,
        default=VIRTUAL_PORT,
        help="TCP port; 0 takes a free one (default: %(default)s, where the other commands look)",
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


def _port(text: str) -> int:
    if not text.isdecimal() or int(text) > _HIGHEST_PORT:
        raise argparse.ArgumentTypeError(
            f"{text} is no port: it is a number up to {_HIGHEST_PORT}"
        )
    return int(text)
