"""The command `zonekeeper sheet`: make, check, try and print sheets of Zeds Zone."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from host_tools.cable.command_line import counted
from host_tools.output_place import NotFree, add_force, check_free
from host_tools.plain_text import complain
from host_tools.workshop import __main__ as made_files
from host_tools.workshop.zeds import made
from host_tools.workshop.zeds.lab import BOTS, THRIFTY
from host_tools.workshop.zeds.report import Trial, tell_play, told
from host_tools.workshop.zeds.sheet import Sheet
from host_tools.workshop.zeds.sheet_text import Unsound, read

NAME = "sheet"
ABOUT = "sheets of Zeds Zone: check, try, print, make"

_WRONG = 1
_USAGE = 2
_GAMES = 2000
_CHECK_GAMES = 300
_MORE = """\
A sheet is a text; host_tools/workshop/zeds/README.md has its form. Those in its folder sheets/
are on the device; `sheet make` puts a new one there.

example:
  zonekeeper sheet print plain --players 4   a PDF, a page each
  zonekeeper sheet check mine.txt            what is wrong with it, and how it plays
  zonekeeper sheet lab                       both bots on all our sheets

exit codes:
  0  done
  1  a sheet has faults; make --check: a file is out of date
  2  wrong arguments, or a file cannot be read or written"""


class _Refused(Exception):
    """It cannot be done. The text is one sentence for the user."""


def main(argv: Sequence[str]) -> int:
    """Do what is asked; return the exit code."""
    options = _parser().parse_args(argv)
    try:
        return int(options.work(options))
    except (_Refused, NotFree) as reason:
        return complain(reason, _USAGE)
    except Unsound as unsound:
        return _tell(unsound)


def _tell(unsound: Unsound) -> int:
    for fault in unsound.faults:
        complain(fault, _WRONG)
    return _WRONG


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        "zonekeeper sheet",
        description=__doc__,
        epilog=_MORE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parts = parser.add_subparsers(required=True, metavar="WHAT")
    check = parts.add_parser("check", help="say what is wrong with a sheet, and how it plays")
    check.add_argument("file", type=Path, metavar="FILE")
    _add_play(check, _CHECK_GAMES)
    check.set_defaults(work=_check)
    lab = parts.add_parser("lab", help="let both bots play our sheets, and count")
    lab.add_argument("names", nargs="*", metavar="NAME", help="which (default: all)")
    _add_play(lab, _GAMES)
    lab.set_defaults(work=_lab)
    _add_print(parts.add_parser("print", help="write a PDF to play with pencils"))
    make = parts.add_parser("make", help="rewrite the modules of the firmware")
    make.add_argument("--check", action="store_true", help="only say whether they are current")
    make.set_defaults(work=_make)
    return parser


def _add_play(parser: argparse.ArgumentParser, games: int) -> None:
    add = parser.add_argument
    add("--games", type=_positive, default=games, metavar="N", help="of each bot (%(default)s)")
    add("--seed", type=int, default=1, metavar="S", help="the dice (default: %(default)s)")
    add("--without", action="store_true", help="also without shelters, without grenades")
    add("--workers", type=_positive, default=2, metavar="N", help="how many at a time")


def _add_print(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("name", metavar="NAME", help="one of our sheets, or a file")
    add("--players", type=_positive, default=1, metavar="N", help="pages, one each")
    add("--paper", choices=("a4", "letter"), default="a4")
    add("-o", "--output", type=Path, metavar="FILE", help="default: NAME.pdf")
    add_force(parser)
    parser.set_defaults(work=_print)


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("at least 1")
    return number


def _check(options: argparse.Namespace) -> int:
    sheet = _read(options.file)
    print(told(sheet))
    tell_play([sheet], _trial(options))
    return 0


def _lab(options: argparse.Namespace) -> int:
    known = made.sheets()
    sheets = [_ours(known, name) for name in options.names or known]
    tell_play(sheets, _trial(options))
    return 0


def _trial(options: argparse.Namespace) -> Trial:
    bots = BOTS + THRIFTY if options.without else BOTS
    return Trial(bots, options.games, options.seed, options.workers)


def _print(options: argparse.Namespace) -> int:
    from host_tools.workshop.zeds.paper.pages import document

    known = made.sheets()
    path = Path(options.name)
    sheet = _read(path) if path.suffix else _ours(known, options.name)
    output = options.output or Path(f"{path.stem}.pdf")
    check_free([output], force=options.force)
    try:
        output.write_bytes(document(sheet, options.players, options.paper))
    except OSError as error:
        raise _Refused(f"{output} cannot be written: {error.strerror}.") from error
    print(f"{output} has {counted(options.players, 'page')} of {sheet.title}.")
    return 0


def _make(options: argparse.Namespace) -> int:
    stale = made_files.out_of_date(made.files())
    if not options.check:
        made_files.write(made.files(), stale)
        return 0
    for path in stale:
        print(f"{path.name} is out of date: run zonekeeper sheet make.", file=sys.stderr)
    return _WRONG if stale else 0


def _ours(known: dict[str, Sheet], name: str) -> Sheet:
    if name not in known:
        raise _Refused(f"There is no sheet {name}: there are {', '.join(known)}.")
    return known[name]


def _read(path: Path) -> Sheet:
    try:
        return read(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise _Refused(f"{path} cannot be read: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise _Refused(f"{path} is no text.") from error
