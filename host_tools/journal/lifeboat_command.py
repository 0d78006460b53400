"""Print a position of a game in words, so that a table can go on with paper and real cards."""

from collections.abc import Sequence

from host_tools.firmware_path import add_firmware
from host_tools.journal.line_arguments import line_parser

_MORE = """\
Lines are counted as `zonekeeper log` counts them. What is hidden on the table is not printed.

exit codes:
  0  done
  1  damaged, or a line does not hold: `zonekeeper verify` says why
  2  wrong arguments, or no log can be read there
  3  not possible: a game that has no lifeboat, has not begun, or has other rules"""


def main(argv: Sequence[str] | None = None) -> int:
    """Print the position that the arguments name; return the exit code."""
    options = line_parser("lifeboat", __doc__, _MORE).parse_args(argv)
    add_firmware()
    from host_tools.journal.lifeboat_sheet import print_sheet

    return print_sheet(options.file, options.at)
