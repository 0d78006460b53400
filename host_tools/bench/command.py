"""The command `zonekeeper bench`: measures every row, prints the table, judges."""

import argparse
from collections.abc import Sequence

from rich.console import Console
from rich.progress import track
from rich.table import Table

from host_tools.bench.budgets import all_rows
from host_tools.bench.figure import Result, Row
from host_tools.bench.laboratory import Laboratory
from host_tools.plain_text import complain

_ABOUT = """Measure the budgets on the virtual board: real MicroPython.
Sizes and counts are judged; times are told and never judged."""

_MORE = """\
exit codes:
  0  within every budget
  1  a budget is broken
  2  wrong arguments, or no such row"""
_USAGE = 2


def main(argv: Sequence[str] | None = None, rows: Sequence[Row] | None = None) -> int:
    """Print the table; return 1 when a budget is broken."""
    parser = argparse.ArgumentParser(
        "zonekeeper bench",
        description=_ABOUT,
        epilog=_MORE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--only", metavar="WORD", default="", help="rows that have this word")
    only = parser.parse_args(argv).only
    every = all_rows() if rows is None else rows
    chosen = [row for row in every if only in row.what]
    if not chosen:
        there = "; ".join(row.what for row in every)
        return complain(f"No row has the word {only}. There is: {there}.", _USAGE)
    console = Console()
    with Laboratory() as lab:
        results = [
            Result(row, row.measure(lab))
            for row in track(chosen, "measuring", console=console, transient=True)
        ]
    console.print(tabulate(results))
    broken = [result.row.what for result in results if result.is_broken]
    if broken:
        console.print(f"Over budget: {', '.join(broken)}.")
    return int(bool(broken))


def tabulate(results: Sequence[Result]) -> Table:
    """Lay the results out."""
    table = Table("what", "measured", "budget", "ok", "beside it")
    table.columns[1].justify = table.columns[2].justify = "right"
    for result in results:
        row = result.row
        budget = "" if row.budget is None else f"{row.budget:,}"
        measured = f"{result.figure.value:,} {row.unit}".strip()
        style = "bold red" if result.is_broken else None
        table.add_row(
            row.what, measured, budget, _verdict(result), result.figure.note, style=style
        )
    return table


def _verdict(result: Result) -> str:
    if result.row.budget is None:
        return ""
    return "NO" if result.is_broken else "yes"
