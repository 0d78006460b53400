"""`zonekeeper flash`: the firmware onto a board, without ever leaving it without one."""

import argparse
import re
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import (
    BarColumn,
    DownloadColumn,
    Progress,
    SpinnerColumn,
    TextColumn,
    TimeElapsedColumn,
)

from host_tools.cable.board_link import RUNS, BoardLink
from host_tools.cable.command_line import WELL, cable_parser, conclude, exit_codes
from host_tools.cable.port import choose
from host_tools.cable.trouble import CableTrouble
from host_tools.file_trouble import unwritable
from host_tools.installer import board_facts, plan
from host_tools.installer.blank_board import write_micropython
from host_tools.installer.install import BEFORE, install, work
from host_tools.installer.package import Package, build
from host_tools.installer.watcher import Watcher
from host_tools.output_place import claim_folder, fill_folder
from host_tools.size import CompileError

_ABOUT = """Put the firmware on a board. Saved games and settings stay; interrupted at any moment
the board starts the firmware before or the new one. Run again it sends only what is missing."""
_MORE = """\
example:
  zonekeeper flash --esptool ESP32_GENERIC.bin   a blank board: MicroPython, then the firmware
  zonekeeper flash                               the firmware, and every newer one
  zonekeeper flash --out files                   for copying by other means

The folder of --out must be absent, empty, or one that this command has filled before.

""" + exit_codes(well="the board runs this firmware, or the folder has it")
_LAST_WORDS = 400  # characters of what a board said
# To make a file in a crowded folder littlefs may read for a minute, and no sign of life comes
# from within a single call.
_PATIENCE_S = 120.0


def main(argv: Sequence[str]) -> int:
    """Install; return 2 with a sentence when that cannot be done."""
    options = _parser().parse_args(argv)
    return conclude(lambda: _run(options))


def _run(options: argparse.Namespace) -> int:
    console = Console()
    if options.out:
        claim_folder(options.out)  # before the work of compiling
        _write(console, _compiled(), options.out)
        return WELL
    port = choose(options.port)
    if options.esptool:
        write_micropython(port, options.esptool)
    with console.status("Compiling the firmware ..."):
        package = _compiled()
    _install(console, port, package)
    return WELL


def _compiled() -> Package:
    try:
        return build()
    except CompileError as error:
        raise CableTrouble(str(error)) from None


def _parser() -> argparse.ArgumentParser:
    parser = cable_parser("flash", _ABOUT, _MORE)
    parser.add_argument(
        "--esptool",
        type=Path,
        metavar="FILE.bin",
        help="first erase the chip, games included, and write this MicroPython to it",
    )
    parser.add_argument(
        "--out",
        type=Path,
        metavar="FOLDER",
        help="write the files as they go on a board into a folder, for copying by other means",
    )
    return parser


def _write(console: Console, package: Package, folder: Path) -> None:
    """Lay the files out as on a board that was just installed."""
    board = {f"a/{path}": data for path, data in package.files.items()}
    board |= {"slot": b"a\n", "main.py": package.starter}
    try:
        fill_folder(folder, board)
    except OSError as error:
        raise CableTrouble(unwritable(folder, error)) from None
    console.print(f"{len(board)} files: copy all of {folder} to the root of a board.")


def _install(console: Console, port: str, package: Package) -> None:
    with BoardLink(port, fresh=True, patience_s=_PATIENCE_S) as board, _progress(console) as shown:
        facts = board_facts.look(board, _watcher(shown, None))
        todo = plan.make(package, facts)
        if todo.is_new:
            shown.console.print(_told(package, todo), highlight=False)
            install(board, package, facts, todo, _watcher(shown, work(package, todo)))
        else:
            shown.console.print("The board has this firmware already.")
        _watcher(shown, None).doing("starting the board")
        said = board.restart()
    _check_start(said, todo.slot)
    if facts.has_other_main:
        console.print(f"The main.py that was there is {BEFORE} now.", highlight=False)
    console.print(f"Done: Zonekeeper runs on the board, from slot {todo.slot}.", highlight=False)


def _watcher(shown: Progress, total: int | None) -> Watcher:
    """Return one that moves a bar, in the place of the one before."""
    for task in shown.task_ids:
        shown.remove_task(task)
    task = shown.add_task("", total=total)
    return Watcher(
        lambda what: shown.update(task, description=what), lambda count: shown.advance(task, count)
    )


def _check_start(said: str, slot: str) -> None:
    """Raise unless the board said that it runs from the slot."""
    tried = re.findall(r"starts from slot (\w)", said)
    if RUNS not in said:
        trouble = "The board did not start as it should"
    elif tried and tried[-1] != slot:
        trouble = "The new firmware did not start, and the board went back to the one before"
    else:
        return
    raise CableTrouble(f"{trouble}. It said: {said.strip()[-_LAST_WORDS:]}")


def _told(package: Package, todo: plan.Plan) -> str:
    sent = sum(len(package.files[path]) - todo.begun.get(path, 0) for path in todo.sent)
    copied = f", {len(todo.copied)} unchanged ones are on the board" if todo.copied else ""
    begun = sum(todo.begun.values())
    there = f", {begun:,} bytes are there from the last time" if begun else ""
    return f"Into slot {todo.slot}: {len(todo.sent)} files ({sent:,} bytes){copied}{there}."


def _progress(console: Console) -> Progress:
    return Progress(
        SpinnerColumn(),  # turns while the board is silent, too
        TextColumn("{task.description}"),
        BarColumn(),
        DownloadColumn(),
        TimeElapsedColumn(),
        console=console,
        transient=True,  # the last sentence tells more than a bar that has ended
        disable=not console.is_terminal,
    )
