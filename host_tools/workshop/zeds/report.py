"""Tells what is on sheets and how they play, with a bar while the bots do."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from host_tools.plain_text import PlainConsole
from host_tools.workshop.zeds.bots.game import Played
from host_tools.workshop.zeds.lab import figures, play_all
from host_tools.workshop.zeds.plot import Rows, bars, table
from host_tools.workshop.zeds.sheet import NAMES, Sheet

_PIPE_WIDTH = 160


def told(sheet: Sheet) -> str:
    """Return what is on a sheet, in a sentence."""
    counts = [f"{sheet.count(item)} {name}s" for item, name in NAMES.items()]
    walls = sum(len(sector.walls) for sector in sheet.sectors.values())
    split = sum(bool(sector.split) for sector in sheet.sectors.values())
    held = f"{', '.join(counts)}; {walls} walls, {split} halved sectors"
    return f"{sheet.title} is sound: {held}."


@dataclass(frozen=True)
class Trial:
    """How much is played: so many games of each bot, with these dice, by so many processes."""

    bots: Sequence[str]
    games: int
    seed: int
    workers: int


def tell_play(sheets: Sequence[Sheet], trial: Trial) -> None:
    """Let the bots play, and print the figures."""
    rows = _played(sheets, trial)
    out = PlainConsole()
    if not out.is_terminal:
        out.width = _PIPE_WIDTH
    out.print(table(rows))
    out.print()
    out.print(bars(rows))


def _played(sheets: Sequence[Sheet], trial: Trial) -> Rows:
    rows: Rows = {}
    with _progress() as progress:
        for sheet, bot in product(sheets, trial.bots):
            task = progress.add_task(f"{sheet.title}, {bot}", total=trial.games)
            played: list[Played] = []
            for piece in play_all(sheet, bot, trial.games, trial.seed, trial.workers):
                played += piece
                progress.update(task, completed=len(played))
            rows[sheet.title, bot] = figures(played)
    return rows


def _progress() -> Progress:
    """Return bars on the terminal that are gone when the work is done; elsewhere none."""
    out = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    return Progress(
        *columns, TimeElapsedColumn(), console=out, transient=True, disable=not out.is_terminal
    )
