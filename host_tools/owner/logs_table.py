"""The games of a device as a table, and their logs as files."""

from collections.abc import Sequence
from pathlib import Path

from rich.table import Table
from rich.text import Text

from host_tools.journal.telling import console
from host_tools.owner.fresh_file import write_fresh
from host_tools.owner.saved_game import SavedGame, Verdict
from host_tools.plain_text import defused

_NUMBERS = ("moves", "bytes")


def print_games(games: Sequence[SavedGame], verdicts: Sequence[Verdict] | None) -> None:
    """Print a line for each game, with its verdict where there is one."""
    out = console()
    if not games:
        out.print("There is no saved game on the device.")
        return
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    names = ["game", "title", "players", "moves", "state", "bytes", "log"]
    for name in names:
        table.add_column(name, justify="right" if name in _NUMBERS else "left")
    if verdicts is not None:
        table.add_column("verdict")
    for number, game in enumerate(games):
        verdict = [_told(verdicts[number])] if verdicts is not None else []
        table.add_row(*_row(game), *verdict)
    out.print(table)


def tell_places(games: Sequence[SavedGame], folder: Path) -> None:
    """Write the log of each game into a file and say where."""
    out = console()
    for game in games:
        place = write_fresh(folder / game.file_name, game.data)
        out.print(f"{game.folder} is in {place}", soft_wrap=True)


def _row(game: SavedGame) -> tuple[str, ...]:
    moves, size = str(game.moves), f"{len(game.data):,}"
    return game.folder, game.title, game.players, moves, game.state, size, game.fingerprint


def _told(verdict: Verdict) -> Text:
    return Text(defused(verdict.sentence), style="green" if verdict.is_good else "bold red")
