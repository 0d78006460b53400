"""Prove a log: commitment, cuts, every card and roll, the hash chain."""

import argparse
from collections.abc import Sequence
from pathlib import Path

from host_tools.firmware_path import add_firmware

_MORE = """\
A log proves that its cards and rolls follow from its seed. That it is the log of the game you
played is shown by what was on the device: note the seal before the cuts and the fingerprint
after the last move, and give both to --seal and --fingerprint.

exit codes:
  0  proven: everything holds
  1  does not hold: the first line that is wrong is named, with what was expected and found
  2  wrong arguments, or no log can be read there
  3  sound, but not provable: the game has no end yet, or this copy has other rules

A folder from the device has the secret beside the log: such a game is proven before its end."""

_SEAL_LETTERS = 8
_FINGERPRINT_LETTERS = 4


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
        "--seal", metavar="LETTERS", type=_seal, help="the seal noted before the game"
    )
    parser.add_argument(
        "--fingerprint",
        metavar="LETTERS",
        type=_fingerprint,
        help="the fingerprint noted after it",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    return parser


def _seal(text: str) -> str:
    return _letters(text, _SEAL_LETTERS)


def _fingerprint(text: str) -> str:
    return _letters(text, _FINGERPRINT_LETTERS)


def _letters(text: str, count: int) -> str:
    """Return what was noted; too few letters would prove nothing."""
    if sum(letter.isalnum() for letter in text) != count:
        raise argparse.ArgumentTypeError(f"{text!r} has not the {count} letters that were shown")
    return text
