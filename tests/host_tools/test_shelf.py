"""The shelf: a game's pieces are found in its own folders, and a game without one has none."""

import runpy
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from games import catalogue
from host_tools import bench, cli, shelf, sweeps, workshop
from host_tools.firmware_path import ROOT
from host_tools.journal.recorder import SAMPLE, TEST_GAMES
from host_tools.simulated.session import Session
from host_tools.sweeps import command as soak
from host_tools.workshop import __main__ as made_files

# What the tests' own game would bring if it stood on the shelf.
PIECES = {
    "bench": """
from host_tools.bench.figure import Figure, Row

ROWS = (Row("lamplight, a lamp", "presses", lambda lab: Figure(3), 2),)
""",
    "command": """
NAME, ABOUT = "lantern", "trim a lamp"

def main(argv):
    print("trimmed", *argv)
    return 3
""",
    "made": """
from pathlib import Path

WICK = Path(__file__).with_name("wick.txt")
STRAY = Path(__file__).with_name("stray.txt")

def files():
    return {WICK: "dry", STRAY: None}
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
    at_work = tmp_path / "at_work" / SAMPLE
    at_work.mkdir(parents=True)
    (at_work / "__init__.py").touch()
    for name, text in PIECES.items():
        room = at_work if name in ("command", "made") else folder
        (room / f"{name}.py").write_text(text)
    on_shelf = [SAMPLE, *shelf.games()]
    monkeypatch.setattr(shelf, "games", lambda: on_shelf)
    monkeypatch.setattr(sweeps, "__path__", [*sweeps.__path__, str(tmp_path)])
    monkeypatch.setattr(workshop, "__path__", [*workshop.__path__, str(at_work.parent)])
    yield
    for name in [name for name in sys.modules if name.split(".")[2:3] == [SAMPLE]]:
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
def test_a_command_of_a_second_game_is_listed_and_run(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([]) == 0
    assert "  lantern        trim a lamp" in capsys.readouterr().out

    assert cli.main(["lantern", "short"]) == 3
    assert capsys.readouterr().out == "trimmed short\n"

    assert cli.main(["lantren"]) == 2
    assert "did you mean lantern?" in capsys.readouterr().err


@pytest.mark.usefixtures("second_game")
def test_what_a_second_game_makes_is_checked_and_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    made = shelf.pieces("made")[SAMPLE]
    made.STRAY.write_text("of a lamp that is gone")
    monkeypatch.setattr(made_files, "ROOT", tmp_path)

    assert made_files.main(["--check"]) == 1
    told = capsys.readouterr().err
    assert "wick.txt is out of date: run python -m host_tools.workshop." in told
    assert "stray.txt is out of date" in told

    assert made_files.main([]) == 0
    assert made.WICK.read_text() == "dry"
    assert not made.STRAY.exists()
    assert made_files.main(["--check"]) == 0


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
