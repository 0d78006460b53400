"""Tell a log line by line: what was done, what chance showed, what was undone."""

import argparse
from collections.abc import Sequence
from pathlib import Path

from host_tools.firmware_path import add_firmware

_MORE = """\
FILE is an exported log (.zkj) or the folder of a game as the device keeps it. A game that is not
over is told as well: what the table saw is in the log, what it did not see is not.

exit codes:
  0  told to its last line
  1  damaged: the sound lines are told, then what is wrong
  2  wrong arguments, or no log can be read there"""


def main(argv: Sequence[str] | None = None) -> int:
    """Print a log and return 0, or 1 when it is damaged, or 2 when there is none."""
    parser = argparse.ArgumentParser(
        "zonekeeper log",
        description=__doc__,
        epilog=_MORE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="a log, or a game's folder")
    parser.add_argument("--json", action="store_true", help="print JSON, one object a line")
    options = parser.parse_args(argv)
    add_firmware()
    from host_tools.journal.log_report import report_log

    return report_log(options.file, options.json)
