"""Tells what is on sheets and how they play, with a bar while the bots do."""

from collections.abc import Sequence

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from host_tools.plain_text import PlainConsole
from host_tools.workshop.zeds.bots.game import Played
from host_tools.workshop.zeds.lab import BOTS, figures, play_all
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


def tell_play(sheets: Sequence[Sheet], games: int, seed: int, workers: int) -> None:
    """Let both bots play, and print the figures."""
    rows = _played(sheets, games, seed, workers)
    out = PlainConsole()
    if not out.is_terminal:
        out.width = _PIPE_WIDTH
    out.print(table(rows))
    out.print()
    out.print(bars(rows))


def _played(sheets: Sequence[Sheet], games: int, seed: int, workers: int) -> Rows:
    errors = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    rows: Rows = {}
    with Progress(
        *columns,
        TimeElapsedColumn(),
        console=errors,
        transient=True,
        disable=not errors.is_terminal,
    ) as progress:
        for sheet in sheets:
            for bot in BOTS:
                task = progress.add_task(f"{sheet.title}, {bot}", total=games)
                played: list[Played] = []
                for piece in play_all(sheet, bot, games, seed, workers):
                    played += piece
                    progress.update(task, completed=len(played))
                rows[sheet.title, bot] = figures(played)
    return rows
