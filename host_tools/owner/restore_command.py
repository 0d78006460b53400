"""Put a backup back on a device, in the place of everything that it keeps."""

import argparse
import sys
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from host_tools.cable.board_link import RUNS, BoardLink
from host_tools.cable.command_line import (
    CANNOT,
    WELL,
    cable_parser,
    conclude,
    counted,
    exit_codes,
)
from host_tools.cable.port import choose
from host_tools.cable.trouble import CableTrouble
from host_tools.firmware_path import add_firmware
from host_tools.output_place import named
from host_tools.owner.backup_file import SUFFIX, Backup, read_backup
from host_tools.owner.progress_bar import bar
from host_tools.plain_text import defused

if TYPE_CHECKING:
    from host_tools.owner.data_folder import Taken

_NOTHING = "Nothing was changed."
_EITHER = "The device has its games from before, or those of the backup: run the command again."
_MORE = """\
What is on the device is saved first, as FILE-before-restore-DATE.zip beside the backup. The new
data are written beside the old and checked; then two renames put them in place. Interrupted at
any moment, the device has all of its games from before or all of the backup, and the command can
be run again. At the end the device restarts.

example:
  zonekeeper restore evening.zip
  zonekeeper restore evening.zip --yes     without a question

""" + exit_codes(well="the device has what was in the backup")


def main(argv: Sequence[str]) -> int:
    """Restore; return the exit code."""
    options = _parser().parse_args(argv)
    add_firmware()
    return conclude(lambda: _run(options))


def _parser() -> argparse.ArgumentParser:
    parser = cable_parser("restore", __doc__, _MORE)
    parser.add_argument("file", type=named(SUFFIX), metavar="FILE.zip", help="what backup wrote")
    parser.add_argument("--yes", action="store_true", help="replace games without asking")
    return parser


def _run(options: argparse.Namespace) -> int:
    from host_tools.owner.data_folder import DATA, OLD, folders, take

    backup = read_backup(options.file)
    port = choose(options.port)
    with bar("reading the device") as progress, BoardLink(port) as board:
        there = folders(board)
        kept = {each: take(board, progress, each) for each in there if each in (DATA, OLD)}
    # The device plays again while somebody reads the question.
    before = kept.get(DATA)
    if not _may(backup, before or kept.get(OLD), options.yes):
        print(_NOTHING, file=sys.stderr)
        return CANNOT
    for taken in kept.values():
        _keep_safe(options.file, taken.backup)
    said = _replace(port, before.weight if before else "", backup)
    if RUNS not in said:
        raise CableTrouble(
            "The data are in place, but Zonekeeper did not start: press the reset button, or"
            " install it with zonekeeper flash."
        )
    print(f"The device has the backup of {_day(backup)}, and has restarted.")
    return WELL


def _replace(port: str, weight: str, backup: Backup) -> str:
    from host_tools.owner.data_folder import replace

    with bar("restoring") as progress, BoardLink(port) as board:
        try:
            return replace(board, weight, backup.files, progress)
        except CableTrouble as trouble:
            if board.is_lost:
                raise CableTrouble(f"{trouble} {_EITHER}") from None
            raise
        except KeyboardInterrupt:
            if board.has_app:
                raise
            raise CableTrouble(f"Stopped. {_EITHER}") from None


def _may(backup: Backup, before: "Taken | None", is_sure: bool) -> bool:
    """Tell whether to go on; games are replaced only when somebody agrees."""
    from host_tools.owner.game_files import kept_games
    from host_tools.owner.losses import losses

    games = kept_games(before.backup.files) if before else []
    if not before or not games:
        return True
    count = len(kept_games(backup.files))
    there = counted(len(games), "game")
    print(f"Restoring replaces {there} on the device by {count} of {_day(backup)}.")
    for sentence in losses(before.backup.files, backup.files):
        print(defused(f"  lost: {sentence}"))
    if is_sure:
        return True
    if not sys.stdin.isatty():
        print("There is nobody to ask: say --yes to replace them.", file=sys.stderr)
        return False
    return _agreed()


def _agreed() -> bool:
    try:
        return input("Replace them? [y/N] ").strip().lower() in ("y", "yes")
    except EOFError:
        return False


def _keep_safe(file: Path, backup: Backup) -> None:
    """Save what is on the device beside the file that is to be restored."""
    from host_tools.owner.fresh_file import write_fresh

    if not backup.files:
        return
    now = datetime.now().strftime("%Y-%m-%d")
    place = write_fresh(file.with_name(f"{file.stem}-before-restore-{now}.zip"), backup.pack())
    print(f"What was on the device is in {place}.")


def _day(backup: Backup) -> str:
    return backup.made.replace("T", " ")
