"""Save everything that a device keeps: games, settings, Vendetta sheets."""

import argparse
from collections.abc import Sequence

from host_tools.cable.board_link import BoardLink
from host_tools.cable.command_line import (
    WELL,
    WRONG,
    cable_parser,
    conclude,
    counted,
    exit_codes,
)
from host_tools.cable.port import choose
from host_tools.cable.trouble import CableTrouble
from host_tools.firmware_path import add_firmware
from host_tools.output_place import named
from host_tools.owner.backup_file import SUFFIX
from host_tools.owner.progress_bar import bar
from host_tools.plain_text import complain

_MORE = """\
The device stands still while it is read, and goes on by itself. Every file is checked by its
digest, on the way and when it is restored.

A backup has the secrets of the games that are not over: without them the games could not go on.
Whoever opens it can learn the cards to come. To show a game to somebody, use zonekeeper logs.

example:
  zonekeeper backup evening.zip
  zonekeeper restore evening.zip

""" + exit_codes(
    well="everything is in the file",
    wrong="a file of the device cannot be read: all others are in the file",
)


def main(argv: Sequence[str]) -> int:
    """Write the backup; return the exit code."""
    options = _parser().parse_args(argv)
    add_firmware()
    return conclude(lambda: _run(options))


def _parser() -> argparse.ArgumentParser:
    parser = cable_parser("backup", __doc__, _MORE)
    parser.add_argument(
        "file", type=named(SUFFIX), metavar="FILE.zip", help="a file that is not there"
    )
    return parser


def _run(options: argparse.Namespace) -> int:
    from host_tools.owner.data_folder import take
    from host_tools.owner.fresh_file import write
    from host_tools.owner.game_files import kept_games

    if options.file.exists():
        raise CableTrouble(f"{options.file} is there already: name another file.")
    port = choose(options.port)
    with bar("reading the device") as progress, BoardLink(port) as board:
        taken = take(board, progress)
    write(options.file, taken.backup.pack())
    files = taken.backup.files
    games = counted(len(kept_games(files)), "game")
    print(f"{options.file} has {games}, {counted(len(files), 'file')} in all.")
    for path in taken.unreadable:
        complain(f"{path} cannot be read on the device and is left out.", WRONG)
    return WRONG if taken.unreadable else WELL
