"""What games came to, as a table and as bars of letters that a page of text can keep."""

from rich.table import Table

from host_tools.workshop.zeds.lab import EARLY, LATE, Figures

_WIDTH = 50
_PARTS = (
    ("#", f"out since turn {LATE} or later"),
    ("=", "out sooner"),
    (".", "no way out"),
    ("-", "killed later"),
    ("x", f"killed by turn {EARLY}"),
)

Rows = dict[tuple[str, str], Figures]  # by the titles of sheets and the names of bots


def table(rows: Rows) -> Table:
    """Lay out the figures, a row for each sheet and bot."""
    found = Table("sheet", "bot", box=None, padding=(0, 2, 0, 0), header_style="dim")
    heads = ("escapes", "mean points", f"killed by turn {EARLY}", "killed later", "no way out")
    for head in (*heads, f"out since {LATE}+", "shelters used", "grenades used", "games"):
        found.add_column(head, justify="right")
    for (title, bot), figures in rows.items():
        found.add_row(title, bot, *_cells(figures))
    return found


def _cells(figures: Figures) -> list[str]:
    shares = (figures.lost_early, figures.lost_later, figures.shut_in, figures.late)
    cells = [_percent(figures.escaped), f"{figures.points:.1f}", *map(_percent, shares)]
    return [*cells, _percent(figures.shelters), _percent(figures.grenades), f"{figures.games:,}"]


def _percent(share: float) -> str:
    return f"{share:.1%}"


def bars(rows: Rows) -> str:
    """Draw how the games ended: a bar for each sheet and bot, every letter two in a hundred."""
    widest = max(len(f"{title} {bot}") for title, bot in rows)
    lines = [
        f"{title} {bot}".ljust(widest) + "  " + _bar(figures)
        for (title, bot), figures in rows.items()
    ]
    return "\n".join([*lines, "", *(f"  {letter}  {about}" for letter, about in _PARTS)])


def _bar(figures: Figures) -> str:
    shares = (
        figures.late,
        figures.escaped - figures.late,
        figures.shut_in,
        figures.lost_later,
        figures.lost_early,
    )
    bar, done = "", 0.0
    for (letter, _), share in zip(_PARTS, shares):
        done += share
        bar += letter * (round(done * _WIDTH) - len(bar))
    return bar
