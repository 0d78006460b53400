"""The example in `firmware/games/README.md` is a game: it is put on the shelf and played."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

import pytest

from host_tools.simulated.shelf import Shelf
from host_tools.virtual_board.vm import ROOT, Vm, project_trees
from tests.firmware.engine.contract import Walk
from tests.games import scenes
from tests.host_tools import architecture

_README = ROOT / "firmware" / "games" / "README.md"
_FILE = re.compile(r"^### `(?P<name>[a-z_/]+\.py)`\n\n```python\n(?P<text>.*?)^```$", re.M | re.S)
_FILES = {match["name"]: match["text"] for match in _FILE.finditer(_README.read_text())}

# Open it, cut twice, roll once, take one after the other; then end the game.
_START = ["OK", "OK", "OK", "UP"]
_TO_THE_END = [*_START, *["OK"] * 11, "long OK", "BACK", "OK"]


@pytest.fixture(name="folder")
def example(tmp_path: Path) -> Iterator[Path]:
    for name, text in _FILES.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    with Shelf(str(tmp_path)):
        yield tmp_path


def test_the_example_is_whole() -> None:
    parts = ["__init__", "rules", "play", "table_screen"]

    assert list(_FILES) == [f"pebbles/{part}.py" for part in parts]


def test_the_example_is_played_through_by_keys(folder: Path) -> None:
    lines, session = scenes.play(_TO_THE_END)

    screens = [line.rsplit(" ", 1)[0] for line in lines]
    assert screens[:4] == ["OK CutScreen", "OK CutScreen", "OK TableScreen", "UP TableScreen"]
    assert "OK JudgeScreen" in screens
    assert "g0001/over" in session.disk.files


def test_both_interpreters_show_the_same_pictures(folder: Path) -> None:
    trees = {**project_trees(), "tests/games": ROOT / "tests" / "games", "firmware/games": folder}
    with Vm(trees) as vm:
        vm.run("import json\nfrom tests.games import scenes")
        shown = json.loads(vm.run(f"print(json.dumps(scenes.play({_TO_THE_END})[0]))"))

    assert shown == scenes.play(_TO_THE_END)[0]


def test_the_example_keeps_the_contract(folder: Path) -> None:
    from games import catalogue

    play = catalogue.load("pebbles")
    for seed in range(5):
        Walk(play, play.SETUP, seed).check(20)


@pytest.mark.parametrize("name", _FILES)
def test_the_example_keeps_the_house_rules(name: str) -> None:
    source = architecture.Source(PurePosixPath("firmware/games", name), _FILES[name])
    checks = (
        architecture.stray_imports,
        architecture.floats,
        architecture.prints,
        architecture.long_parts,
        architecture.missing_docstring,
    )

    assert [sentence for check in checks for sentence in check(source)] == []


@pytest.mark.parametrize("name", _FILES)
@pytest.mark.parametrize("arguments", [["check"], ["format", "--check"]], ids=" ".join)
def test_the_example_is_written_in_the_house_style(name: str, arguments: list[str]) -> None:
    path = f"firmware/games/{name}"
    command = [sys.executable, "-m", "ruff", *arguments, "--stdin-filename", path, "-"]

    done = subprocess.run(
        command, input=_FILES[name], capture_output=True, text=True, cwd=ROOT, check=False
    )

    assert done.returncode == 0, done.stdout + done.stderr


def test_every_part_of_the_contract_is_explained() -> None:
    text = _README.read_text()
    for name in ("VERSION", "new", "moves", "apply", "label", "view", "verdict", "tallies"):
        assert re.search(rf"^\| `{name}\b", text, re.M), name
