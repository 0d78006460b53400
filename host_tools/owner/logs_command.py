"""List the games on a device, take their logs off it, and prove them."""

import argparse
from collections.abc import Sequence
from pathlib import Path

from host_tools.cable.board_link import BoardLink
from host_tools.cable.command_line import WELL, WRONG, cable_parser, conclude, exit_codes
from host_tools.cable.port import choose
from host_tools.firmware_path import add_firmware
from host_tools.output_place import check_folder_name
from host_tools.owner.progress_bar import bar

_MORE = """\
A game is named as in the list: g0003, or 3. Without names it is all of them. The game on the
device stands still while they are sent, and goes on by itself.

Logs never have the secret of a game that is not over, nor what follows from it: a log may be
shown to anybody at any time. Such a game is checked as far as the table could see it; its cards
and rolls are proven when it is over. A log that was taken before is never overwritten.

example:
  zonekeeper logs                          what is there
  zonekeeper logs pull --out evening       every log into a file, with its verdict
  zonekeeper logs verify g0003             the verdict alone

""" + exit_codes(
    well="done, and every log that was checked holds",
    wrong="done, and a log does not hold, or cannot be read",
)


def main(argv: Sequence[str]) -> int:
    """Do what is asked; return the exit code."""
    options = _parser().parse_intermixed_args(argv)
    add_firmware()
    return conclude(lambda: _run(options))


def _parser() -> argparse.ArgumentParser:
    parser = cable_parser("logs", __doc__, _MORE)
    parser.add_argument(
        "what",
        nargs="?",
        choices=("list", "pull", "verify"),
        default="list",
        help="list them (default), pull them into .zkj files, or verify them only",
    )
    parser.add_argument("games", nargs="*", metavar="GAME", help="which (default: all)")
    parser.add_argument(
        "--out",
        type=Path,
        default=Path(),
        metavar="DIR",
        help="where to put the files (default: here)",
    )
    return parser


def _run(options: argparse.Namespace) -> int:
    from host_tools.owner.game_files import take_games
    from host_tools.owner.logs_table import print_games, tell_places

    if options.what == "pull":
        check_folder_name(options.out)
    port = choose(options.port)
    with bar("reading the games") as progress, BoardLink(port) as board:
        games = take_games(board, options.games, progress)
    # From here on the device plays again: a proof may take its time.
    verdicts = None if options.what == "list" else [game.verdict() for game in games]
    print_games(games, verdicts)
    if options.what == "pull":
        tell_places(games, options.out)
    is_good = all(game.log is not None for game in games)
    return WELL if is_good and all(each.is_good for each in verdicts or ()) else WRONG
