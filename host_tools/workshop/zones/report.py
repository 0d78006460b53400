"""Tells how a tournament went, with a bar while it is played."""

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from host_tools.plain_text import PlainConsole
from host_tools.workshop.zones.tournament import PAIRS, Figures, Played, figures, play_all

_PIPE_WIDTH = 100

Rows = dict[tuple[str, str], Figures]


def tell_tournament(games: int, seed: int, workers: int) -> Rows:
    """Play it, print the table, return the figures."""
    rows = _played(games, seed, workers)
    out = PlainConsole()
    if not out.is_terminal:
        out.width = _PIPE_WIDTH
    out.print(_table(rows))
    moves = sum(each.moves for each in rows.values())
    out.print(f"{moves:,} moves, none of them refused.")
    return rows


def _played(games: int, seed: int, workers: int) -> Rows:
    rows: Rows = {}
    with _progress() as progress:
        for pair in PAIRS:
            task = progress.add_task(" against ".join(pair), total=games)
            played: list[Played] = []
            for piece in play_all(pair, games, seed, workers):
                played += piece
                progress.update(task, completed=len(played))
            rows[pair] = figures(played)
    return rows


def _table(rows: Rows) -> Table:
    found = Table("first", "second", box=None, padding=(0, 2, 0, 0), header_style="dim")
    for head in ("games", "won", "as Midgard", "as Trolls", "lost", "drawn", "turns a game"):
        found.add_column(head, justify="right")
    for pair, each in rows.items():
        sides = (each.won, each.won_as_midgard, each.won_as_trolls)
        counts = map(str, (each.games, *sides, each.lost, each.drawn))
        found.add_row(*pair, *counts, f"{each.turns:.1f}")
    return found


def _progress() -> Progress:
    """Return bars on the terminal that are gone when the work is done; elsewhere none."""
    out = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    return Progress(
        *columns, TimeElapsedColumn(), console=out, transient=True, disable=not out.is_terminal
    )
