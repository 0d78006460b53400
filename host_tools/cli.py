"""The `zonekeeper` command: a table of what it can do. Each part is loaded when asked for.

Games on the shelf may bring commands of their own, which stand behind the others.
"""

import argparse
import sys
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from importlib import import_module
from importlib.metadata import version
from typing import Any, NamedTuple

from host_tools.shelf import pieces


class Command(NamedTuple):
    """The module whose `main(argv)` does the work and returns the exit code."""

    module: str
    about: str


COMMANDS = {
    "play": Command("host_tools.browser", "play on this computer, in the browser"),
    "site": Command("host_tools.browser.static_site", "write the browser's page as static files"),
    "flash": Command(
        "host_tools.installer.command", "put the firmware on a board, or a newer one"
    ),
    "logs": Command("host_tools.owner.logs_command", "list, take off and prove a device's games"),
    "backup": Command("host_tools.owner.backup_command", "save everything a device keeps"),
    "restore": Command("host_tools.owner.restore_command", "put a backup back on a device"),
    "doctor": Command("host_tools.owner.doctor_command", "check a device part by part"),
    "screenshot": Command(
        "host_tools.owner.screenshot_command", "what a device shows, as a picture"
    ),
    "virtual-board": Command("host_tools.virtual_board", "a simulated board, for mpremote"),
    "log": Command("host_tools.journal.log_command", "tell a game's log line by line"),
    "verify": Command(
        "host_tools.journal.verify_command", "prove a log, or name the first line that fails"
    ),
    "replay": Command("host_tools.journal.replay_command", "play a log again: state and frames"),
    "lifeboat": Command(
        "host_tools.journal.lifeboat_command", "print a position, to go on with paper and cards"
    ),
    "vendetta": Command("host_tools.vendetta", "print the Vendetta sheets of a device as CSV"),
    "table": Command("host_tools.json_table", "let a program play, by lines of JSON"),
    "record": Command(
        "host_tools.journal.record_command", "rewrite the recorded games of the tests"
    ),
    "golden": Command("host_tools.golden", "rewrite the golden frames and say which changed"),
    "pictures": Command("host_tools.pictures", "redraw the pictures of the manual"),
    "hardware": Command(
        "host_tools.hardware", "redraw the wiring, the schematic and the tables of hardware/"
    ),
    "case": Command("host_tools.case", "make the printable case from the table of its parts"),
    "size": Command("host_tools.size", "compile the firmware and print its bytes by module"),
    "bench": Command("host_tools.bench", "measure the budgets; fails when one is broken"),
    "licences": Command("host_tools.licences", "list what we ship and run, with its licence"),
    "soak": Command("host_tools.sweeps.command", "run the long random sweeps, whole"),
}

_USAGE = 2
_INTERRUPTED = 130  # what a shell reports for a program ended by Ctrl-C


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command that the arguments name and return its exit code."""
    known = commands()
    parser = _parser(known)
    options = parser.parse_args(argv)
    if options.command is None:
        parser.print_help()
        return 0
    if options.command not in known:
        return _refuse(_unknown(options.command, known))
    try:
        return _run(known[options.command], options.arguments)
    except KeyboardInterrupt:
        return _INTERRUPTED


def commands() -> dict[str, Command]:
    """Return every command by its name, those of the games behind the others."""
    found = pieces("command").values()
    return COMMANDS | {piece.NAME: Command(piece.__name__, piece.ABOUT) for piece in found}


def _run(command: Command, arguments: Sequence[str]) -> int:
    from host_tools.unheard import while_heard

    module: Any
    try:
        module = import_module(command.module)
    except ModuleNotFoundError as error:
        if error.name != command.module:
            raise
        module = None
    if not hasattr(module, "main"):
        return _refuse(f"This copy of Zonekeeper has no {command.module}.")
    return while_heard(lambda: int(module.main(arguments)))


def _parser(known: Mapping[str, Command]) -> argparse.ArgumentParser:
    rows = [f"  {name:<14} {command.about}" for name, command in known.items()]
    parser = argparse.ArgumentParser(
        "zonekeeper",
        usage="zonekeeper [--help] [--version] COMMAND ...",
        description="A handheld companion for board games: its tools for the PC.",
        epilog="\n".join(["commands (each has its own --help):", *rows]),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=version("zonekeeper"))
    parser.add_argument("command", nargs="?", help=argparse.SUPPRESS)
    parser.add_argument("arguments", nargs=argparse.REMAINDER, help=argparse.SUPPRESS)
    return parser


def _unknown(name: str, known: Mapping[str, Command]) -> str:
    near = get_close_matches(name, known, n=1)
    hint = f"did you mean {near[0]}?" if near else "zonekeeper --help lists what there is."
    return f"There is no command {name}: {hint}"


def _refuse(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return _USAGE


if __name__ == "__main__":
    sys.exit(main())
