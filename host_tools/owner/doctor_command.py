"""Check a device over the cable, part by part, and say what to do about what is wrong."""

import argparse
import platform
from collections.abc import Sequence
from datetime import datetime
from importlib.metadata import version
from pathlib import Path

from rich.status import Status
from rich.text import Text

from host_tools.cable.board_link import BoardLink
from host_tools.cable.command_line import WELL, WRONG, cable_parser, conclude, exit_codes
from host_tools.cable.port import choose
from host_tools.installer.package import Package, build
from host_tools.output_place import add_force, check_free
from host_tools.owner.board_condition import examine
from host_tools.owner.finding import BAD, NOTE, OK, WARN, Finding, summary
from host_tools.owner.fresh_file import write
from host_tools.owner.part_checks import PARTS, check_parts
from host_tools.plain_text import PlainConsole
from host_tools.size import CompileError

_STYLES = {OK: "green", NOTE: "cyan", WARN: "yellow", BAD: "bold red"}
_PIPE_WIDTH = 160
_WAITING = "Checking ..."
_MORE = f"""\
First comes what needs no hands: the board, its firmware, its room. Then its parts are checked on
the device itself; some ask you to press a key or to look. A check that nobody answers ends after
20 seconds. Ctrl-C stops; the game on the device goes on where it was, in any case.

parts: {", ".join(PARTS)}

example:
  zonekeeper doctor
  zonekeeper doctor --only keys display
  zonekeeper doctor --report device.txt    to attach to a question; no secret is in it

""" + exit_codes(well="all is well, or worth a look at most", wrong="something is bad")


def main(argv: Sequence[str]) -> int:
    """Check the device; return the exit code."""
    options = _parser().parse_args(argv)
    return conclude(lambda: _run(options))


def _parser() -> argparse.ArgumentParser:
    parser = cable_parser("doctor", __doc__, _MORE)
    parser.add_argument(
        "--only", nargs="+", choices=PARTS, metavar="PART", help="check these parts only"
    )
    parser.add_argument("--report", type=Path, metavar="FILE", help="write all of it to a file")
    add_force(parser)
    return parser


def _run(options: argparse.Namespace) -> int:
    check_free([options.report], force=options.force)
    visit = Visit()
    port = choose(options.port)
    package = None if options.only else _compiled(visit)
    with BoardLink(port) as board, visit.waiting():
        visit.note(Finding("port", OK, f"The board answers at {port}."))
        for finding in examine(board, package):
            visit.note(finding)
        if board.has_app:
            check_parts(board, options.only or PARTS, visit.note, visit.ask)
        else:
            sentence = "The parts were not checked: that needs the app."
            visit.note(Finding("checks", WARN, sentence))
    visit.conclude()
    if options.report:
        write(options.report, visit.report(port).encode())
        visit.out.print(f"The report is in {options.report}.", soft_wrap=True)
    return WRONG if any(finding.verdict == BAD for finding in visit.findings) else WELL


def _compiled(visit: "Visit") -> Package | None:
    with visit.out.status("Compiling the firmware, to compare it ..."):
        try:
            return build()
        except CompileError:
            visit.note(Finding("firmware", NOTE, "This copy's own does not compile."))
            return None


class Visit:
    """All that is found on one board, told as it comes."""

    def __init__(self) -> None:
        self.out = PlainConsole()
        if not self.out.is_terminal:
            self.out.width = _PIPE_WIDTH
        self.findings: list[Finding] = []
        self._status = self.out.status(_WAITING)

    def waiting(self) -> Status:
        """Show that something is going on, for the time of a block."""
        return self._status

    def note(self, finding: Finding) -> None:
        """Tell of something that was found."""
        self.findings.append(finding)
        self._status.update(_WAITING)
        self.out.print(Text(finding.line, style=_STYLES[finding.verdict]), soft_wrap=True)

    def ask(self, part: str, sentence: str) -> None:
        """Say what somebody has to do now."""
        self._status.update(f"{sentence} (20 seconds)")
        self.out.print(Text(f"do    {part:<12} {sentence}", style="bold"), soft_wrap=True)

    def conclude(self) -> None:
        """Say what it all comes to."""
        self.out.print(summary(self.findings))

    def report(self, port: str) -> str:
        """Return everything as plain text."""
        lines = [
            "Zonekeeper doctor",
            f"date      {datetime.now():%Y-%m-%d %H:%M}",
            f"tools     {version('zonekeeper')}, Python {platform.python_version()}",
            f"computer  {platform.system()} {platform.machine()}",
            f"port      {port}",
            "",
            *(finding.line for finding in self.findings),
            "",
            summary(self.findings),
        ]
        return "\n".join(lines) + "\n"
