"""Print the Vendetta sheets of a device, or write them as CSV: `zonekeeper vendetta`."""

import argparse
import csv
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, TextIO

from host_tools.bounded_file import check_folder
from host_tools.file_trouble import unreadable, unwritable
from host_tools.firmware_path import add_firmware
from host_tools.output_place import NotFree, add_force, check_free
from host_tools.plain_text import complain, defused, spreadsheet_cell
from host_tools.terminal.flash import default_folder

COLUMNS = ("first", "second", "sheet", "match", "winner", "date", "seal")

_USAGE = 2
_MORE = """\
FOLDER is the flash of a device: that of this computer's, or a copy of a device's /data.
A date is there where the device knew it. Matches written in by hand have no seal.

exit codes:
  0  done, also when there is no sheet
  2  wrong arguments, or no such folder"""


def main(argv: Sequence[str] | None = None) -> int:
    """Print or write all sheets; return the exit code."""
    options = _parser().parse_args(argv)
    if not options.folder.is_dir():
        return _refuse(
            f"There is no folder {options.folder}: name the flash of a device, or play in the"
            " terminal first."
        )
    try:
        check_free([options.csv], force=options.force)
        check_folder(options.folder)
        rows = list(_rows(options.folder))
    except NotFree as reason:
        return _refuse(str(reason))
    except OSError as error:
        return _refuse(unreadable(options.folder, error, "name the flash of a device"))
    if options.csv is None:
        _write(rows, sys.stdout)
        return 0
    try:
        options.csv.parent.mkdir(parents=True, exist_ok=True)
        with options.csv.open("w", newline="", encoding="utf-8") as file:
            _write(rows, file)
    except OSError as error:
        return _refuse(unwritable(options.csv, error))
    print(f"{len(rows)} matches are in {options.csv}.")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        "zonekeeper vendetta",
        description="Print the Vendetta sheets of a device as CSV.",
        epilog=_MORE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "folder",
        nargs="?",
        type=Path,
        default=default_folder(),
        metavar="FOLDER",
        help="the flash of a device (default: %(default)s)",
    )
    parser.add_argument("--csv", type=Path, metavar="FILE", help="write to a file")
    add_force(parser)
    return parser


def _rows(folder: Path) -> Iterator[tuple[str, ...]]:
    """Yield a row for each match of each pair, in the order they were played."""
    add_firmware()
    from storage.disk import Disk
    from storage.vendetta import Vendettas

    for file, sheet in Vendettas(Disk(str(folder)), int).all().items():
        if sheet is None:
            print(defused(f"{file} is damaged and left out."), file=sys.stderr)
            continue
        names = [spreadsheet_cell(name.decode(errors="replace")) for name in sheet.names]
        for number, matches in enumerate(sheet.sheets(), 1):
            for place, match in enumerate(matches, 1):
                yield (*names, str(number), str(place), *_result(names, match))


def _result(names: list[str], match: Any) -> tuple[str, str, str]:
    from engine.seal import letters
    from storage.vendetta import BY_HAND

    winner = names[match.result - 1] if match.result else ""
    seal = "" if match.seal == BY_HAND else letters(match.seal + bytes(4), 6).decode()
    return winner, day_text(match.day), seal


def day_text(day: int) -> str:
    """Return a day as the device keeps it, in ISO form; nothing when it did not know it."""
    return f"{2000 + (day >> 9)}-{day >> 5 & 15:02}-{day & 31:02}" if day else ""


def _write(rows: list[tuple[str, ...]], file: TextIO) -> None:
    writer = csv.writer(file, lineterminator="\n")
    writer.writerow(COLUMNS)
    writer.writerows(rows)


def _refuse(sentence: str) -> int:
    return complain(sentence, _USAGE)
