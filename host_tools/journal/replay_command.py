"""Play a log again: the state after any line, and the frame that the device shows for it."""

import argparse
from collections.abc import Sequence

from host_tools.firmware_path import add_firmware
from host_tools.journal.line_arguments import line_parser
from host_tools.output_place import NotFree, add_force, check_free, named
from host_tools.plain_text import complain

_MORE = """\
Lines are counted as `zonekeeper log` counts them; 0 is before the first. The frame of a line is
what a device shows that is switched on and resumes there, pixel by pixel: its own firmware draws
it. A game that is not over has its secret only in the device's own folder. Without it the hidden
things are made up in a way that agrees with all the table saw; in public that looks the same.

exit codes:
  0  done
  1  damaged, or a line does not hold: `zonekeeper verify` says why
  2  wrong arguments, or no log can be read or file written there
  3  not possible without the secret, or without the rules it was played by"""


def main(argv: Sequence[str] | None = None) -> int:
    """Show or write what the arguments ask for; return the exit code."""
    options = _parser().parse_args(argv)
    add_firmware()
    from host_tools.journal.playback import UNREADABLE, Wish, replay

    try:
        check_free([options.gif, options.png], force=options.force)
    except NotFree as reason:
        return complain(reason, UNREADABLE)
    wish = Wish(options.at, options.json, options.gif, options.png)
    return replay(options.file, wish)


def _parser() -> argparse.ArgumentParser:
    parser = line_parser("replay", __doc__, _MORE)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument(
        "--gif", type=named(".gif"), metavar="OUT.gif", help="write all frames up to there"
    )
    parser.add_argument("--png", type=named(".png"), metavar="OUT.png", help="write the frame")
    add_force(parser)
    return parser
