"""Prove a log: commitment, cuts, every card and roll, the hash chain."""

import argparse
from collections.abc import Sequence
from pathlib import Path

from host_tools.firmware_path import add_firmware

_MORE = """\
A log proves that its cards and rolls follow from its seed. That it is the log of the game you
played, and that nobody chose its secret, is shown by what was on the device: note the seal before
the cuts and the fingerprint after the last move, the eight words of each or a photograph of its
code, and give both to --seal and --fingerprint. Words, hex digits or the text of the code;
dashes, blanks and upper case do not matter. Four letters are a glance: anybody can forge them.

exit codes:
  0  proven: everything holds, and both notes are the log's
  1  does not hold: the first line that is wrong is named, with what was expected and found
  2  wrong arguments, or no log can be read there
  3  sound, but not provable: the game has no end yet, or this copy has other rules
  4  consistent with its own secret, but a note is missing or short, nobody cut, the device's
     chance was PSEUDO, or the log is of the old format: each reason is told

A folder from the device has the secret beside the log: such a game is proven before its end."""


def main(argv: Sequence[str] | None = None) -> int:
    """Check a log and return the exit code that says how far it holds."""
    options = _parser().parse_args(argv)
    add_firmware()
    from host_tools.journal.verification import verify

    noted = {"seal": options.seal or "", "fingerprint": options.fingerprint or ""}
    return verify(options.file, noted, options.json)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        "zonekeeper verify",
        description=__doc__,
        epilog=_MORE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="a log, or a game's folder")
    parser.add_argument(
        "--seal", metavar="WORDS", type=_note, help="the seal noted before the cuts"
    )
    parser.add_argument(
        "--fingerprint",
        metavar="WORDS",
        type=_note,
        help="the fingerprint noted after it",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    return parser


def _note(text: str) -> str:
    """Return what was noted; next to nothing would prove nothing."""
    add_firmware()
    from host_tools.journal.note import complaint

    if complaint(text):
        raise argparse.ArgumentTypeError(complaint(text))
    return text
