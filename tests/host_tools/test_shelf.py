"""The shelf: a game's pieces are found in its own folders, and a game without one has none."""

import runpy
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from games import catalogue
from host_tools import bench, shelf, sweeps
from host_tools.firmware_path import ROOT
from host_tools.journal.recorder import SAMPLE, TEST_GAMES
from host_tools.simulated.session import Session
from host_tools.sweeps import command as soak

# What the tests' own game would bring if it stood on the shelf.
PIECES = {
    "bench": """
from host_tools.bench.figure import Figure, Row

ROWS = (Row("lamplight, a lamp", "presses", lambda lab: Figure(3), 2),)
""",
    "soak": """
from host_tools.sweeps.sweep import Outcome, Sweep

SETUPS = ("02",)
SWEEPS = {"lamplight-lamps": Sweep("lamps", "lamps", 5, lambda task: Outcome("lit", "one is out"))}
""",
}


@pytest.fixture
def second_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    folder = tmp_path / SAMPLE
    folder.mkdir()
    (folder / "__init__.py").touch()
    for name, text in PIECES.items():
        (folder / f"{name}.py").write_text(text)
    on_shelf = [SAMPLE, *shelf.games()]
    monkeypatch.setattr(shelf, "games", lambda: on_shelf)
    monkeypatch.setattr(sweeps, "__path__", [*sweeps.__path__, str(tmp_path)])
    yield
    for name in [name for name in sys.modules if name.startswith(f"host_tools.sweeps.{SAMPLE}")]:
        del sys.modules[name]


def run(path: str) -> dict[str, Any]:
    """Return what a module of the host tools would have if it were loaded now."""
    return runpy.run_path(str(ROOT / "host_tools" / path))


def test_the_games_are_those_of_the_catalogue() -> None:
    assert shelf.games() == catalogue.names()
    assert shelf.games(TEST_GAMES) == [SAMPLE]


@pytest.mark.parametrize("game", shelf.games())
def test_the_way_to_a_game_leads_to_its_row_of_the_launcher(game: str) -> None:
    session = Session().boot()
    *moves, last = shelf.way_to(game)

    session.press(*moves)

    launcher = session.app.screen
    assert launcher._menu.rows[launcher._menu.cursor] == catalogue.title(game)
    assert last == "OK"


@pytest.mark.usefixtures("second_game")
def test_the_pieces_of_a_second_game_are_found_without_a_line_elsewhere(
    capsys: pytest.CaptureFixture[str],
) -> None:
    parts = run("sweeps/table.py")["SWEEPS"]
    played = run("sweeps/playouts.py")["SHELF"]

    assert bench.main(["--only", "a lamp"]) == 1
    assert soak.main(["--part", "lamplight-lamps"], parts) == 1
    printed = capsys.readouterr().out
    assert "Over budget: lamplight, a lamp." in printed
    assert "one is out" in printed
    assert played[0] == [SAMPLE, "02"]


@pytest.mark.usefixtures("second_game")
def test_a_game_without_a_piece_has_none() -> None:
    assert SAMPLE in shelf.pieces("bench")
    assert SAMPLE not in shelf.pieces("rule_page")
    assert shelf.pieces("nothing_of_the_kind") == {}


def test_a_recorded_game_is_found_by_its_name_alone_where_no_other_has_it() -> None:
    assert shelf.recorded("evening").parent.name in shelf.games()
    assert shelf.recorded(f"{SAMPLE}/open").parent.name == SAMPLE
    with pytest.raises(ValueError, match="too many values"):
        shelf.recorded("open")
