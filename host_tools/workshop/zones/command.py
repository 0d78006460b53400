"""The command `zonekeeper zones`: how strong is the device in ZoneS?"""

import argparse
from collections.abc import Sequence

from host_tools.plain_text import complain
from host_tools.workshop.zones.report import tell_tournament
from host_tools.workshop.zones.tournament import Illegal

NAME = "zones"
ABOUT = "ZoneS: let the device's strengths play against each other"

_WRONG = 1
_GAMES = 100
_MORE = """\
Every deal is played twice, with the sides changed. The same seed gives the same games.

example:
  zonekeeper zones tournament                100 games of each pair, in about a minute
  zonekeeper zones tournament --games 20     less

exit codes:
  0  done
  1  a move was refused by the rules
  2  wrong arguments"""


def main(argv: Sequence[str]) -> int:
    """Do what is asked; return the exit code."""
    options = _parser().parse_args(argv)
    try:
        tell_tournament(options.games, options.seed, options.workers)
    except Illegal as illegal:
        return complain(illegal, _WRONG)
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        "zonekeeper zones",
        description=__doc__,
        epilog=_MORE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parts = parser.add_subparsers(required=True, metavar="WHAT")
    add = parts.add_parser("tournament", help="play, and print a table").add_argument
    add("--games", type=_positive, default=_GAMES, metavar="N", help="of each pair (%(default)s)")
    add("--seed", type=int, default=1, metavar="S", help="the tiles (default: %(default)s)")
    add("--workers", type=_positive, default=2, metavar="N", help="how many at a time")
    return parser


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("at least 1")
    return number
