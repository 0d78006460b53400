"""Replays a log for the command line: goes to a line, then shows or writes what is there."""

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.progress import track
from rich.table import Table

from engine import record as codec
from host_tools.file_trouble import unwritable
from host_tools.journal.log_file import Log, Unreadable, read_log
from host_tools.journal.moment import Moment, moment_at
from host_tools.journal.playback_files import write_gif, write_png
from host_tools.journal.record_reader import tell_flaw
from host_tools.journal.states import Lost
from host_tools.journal.telling import console
from host_tools.plain_text import complain, defused
from host_tools.terminal.cells import WIDTH, braille, half_blocks

DONE = 0
BROKEN = 1
UNREADABLE = 2
NOT_KNOWN = 3


@dataclass(frozen=True)
class Wish:
    """What the command line asks for; `line` is None for the last."""

    line: int | None
    as_json: bool
    gif: Path | None
    png: Path | None


def replay(path: Path, wish: Wish) -> int:
    """Do what is wished; return the exit code, after a sentence when it cannot be done."""
    try:
        log = read_log(path)
        _deliver(log, wish)
    except Unreadable as reason:
        return complain(str(reason), UNREADABLE)
    except OSError as error:
        return complain(unwritable(Path(error.filename), error), UNREADABLE)
    except Lost as reason:
        return complain(str(reason), BROKEN if reason.is_broken else NOT_KNOWN)
    if log.damage:
        return complain(f"The log is damaged. {tell_flaw(log.damage)}", BROKEN)
    return DONE


def _deliver(log: Log, wish: Wish) -> None:
    last = len(log.records)
    line = last if wish.line is None else wish.line
    if not 0 <= line <= last:
        raise Unreadable(f"There is no line {line}: the log has lines 0 to {last}.")
    moment = moment_at(log, line)
    if wish.png:
        write_png(moment, wish.png)
        _tell(f"The frame of line {line} is in {wish.png}.", wish)
    if wish.gif:
        count = write_gif(_moments(log, line), wish.gif)
        _tell(f"The frames up to line {line} are in {wish.gif}: {count} of them.", wish)
    if wish.as_json:
        _print_json(moment)
    elif not (wish.png or wish.gif):
        _print(console(), moment)


def _tell(sentence: str, wish: Wish) -> None:
    """Say what was written, and keep it out of what a program reads."""
    print(defused(sentence), file=sys.stderr if wish.as_json else sys.stdout)


def _moments(log: Log, line: int) -> Iterator[Moment]:
    """Yield the moments from the beginning of the game to a line."""
    begun = [record.line for record in log.records if record.code == codec.BEGIN]
    lines = range(min([*begun, line]), line + 1)
    out = Console(stderr=True)
    for each in track(lines, "drawing", console=out, transient=True, disable=not out.is_terminal):
        yield moment_at(log, each)


def _print_json(moment: Moment) -> None:
    picture, lights = moment.frame.picture.hex(), moment.frame.lights.hex()
    print(json.dumps({**moment.facts, "picture": picture, "lights": lights}))


def _print(out: Console, moment: Moment) -> None:
    facts = moment.facts
    out.print(f"line {facts['line']} of {facts['lines']}: {moment.caption}", style="bold")
    cells = half_blocks if out.width >= WIDTH else braille
    out.print("\n".join(cells(moment.frame.picture)), soft_wrap=True)
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for name, value in (facts["view"] or {}).items():
        table.add_row(name, json.dumps(value))
    out.print(table)
    for reason in (facts["verdict"] or {"reasons": []})["reasons"]:
        mark = {None: "?", True: "yes", False: "no"}[reason["holds"]]
        out.print(f"{mark:3}  {reason['sentence']} ({reason['rule']})")
