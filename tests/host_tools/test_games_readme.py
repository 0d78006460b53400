"""The page of `firmware/games` is true: its game is played on both interpreters as it stands."""

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

import pytest

from games import catalogue
from host_tools.bench.compiled_device import CompiledDevice
from host_tools.bench.laboratory import Laboratory
from host_tools.micropython_vm.vm import ROOT, Vm, project_trees
from tests.firmware.engine.contract import Walk
from tests.games import scenes
from tests.host_tools import architecture
from tests.host_tools.readme_example import (
    ADJUST,
    BEGIN,
    CLOSE,
    EVENING,
    FILES,
    GAME,
    PAGES,
    README,
    TURNS,
    on_the_shelf,
)

_MOST_LINES = 300
_STATES = 60
# START, the seal, two cuts, a card and the dice; then cards to the end, the table again, and home.
_TAPS = ["OK", "OK", "OK", "OK", "OK", "OK", "DOWN", *["OK"] * 20, "BACK", "BACK"]
_LEAST_PICTURES = 12
_SETUPS = (b"\x03Ann\x03Ben", b"\x01A\x01B\x01C", b"\x01A\x01B\x01C\x01D")
_QUIET = """
from micropython import heap_lock, heap_unlock

class Row:
    count = 8

    def set(self, place, colour, rhythm, now):
        pass

def frame(session):
    screen, row = session.app.screen, Row()
    now = session.world.ticks_ms()
    screen.draw(screen.stack.canvas)
    heap_lock()
    try:
        screen.update(now)
        screen.draw(screen.stack.canvas)
        screen.paint(row, now)
    finally:
        heap_unlock()
    return session.screen
"""
# Modules of the kit that a game does not ask for by itself.
_NOT_ASKED_FOR = {
    *("__init__", "code_screen", "code_text", "cut_screen", "fair_chart", "fair_screen"),
    *("fairness", "game", "history_screen", "judge_screen", "look_screen"),
    *(
        "proof_screen",
        "seal_mark",
        "seal_screen",
        "table_menu",
        "telling",
        "vendetta_note",
        "best_note",
    ),
    *("vendetta_note", "vendetta_screen", "wheel_screen"),
}


@pytest.fixture(name="folder", scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    with on_the_shelf(tmp_path_factory.mktemp("shelf")) as folder:
        yield folder


@pytest.fixture(name="vm", scope="module")
def interpreter(folder: Path) -> Iterator[Vm]:
    tests = ROOT / "tests"
    trees = {
        **project_trees(),
        "tests/games": tests / "games",
        "tests/firmware/engine": tests / "firmware" / "engine",
        "firmware/games": folder,
    }
    with Vm(trees) as vm:
        yield vm


def test_the_example_is_whole_and_small() -> None:
    lines = sum(text.count("\n") for text in FILES.values())

    assert {name.split("/")[0] for name in FILES} == {GAME}
    assert {f"{GAME}/{part}.py" for part in ("__init__", "play", "rules/contract")} <= set(FILES)
    assert lines <= _MOST_LINES


@pytest.mark.usefixtures("folder")
def test_the_example_is_played_through_by_keys() -> None:
    lines, session = scenes.play(EVENING)

    screens = [line.split(" ")[-2] for line in lines]
    for screen in ("SetupScreen", "NamesScreen", "LettersScreen", "SealScreen", "CutScreen"):
        assert screen in screens
    assert set(PAGES.values()) <= set(screens)
    at_the_end = ["EndScreen", "JudgeScreen", "JudgeScreen", "EndScreen", "Launcher"]
    assert screens[-len(CLOSE) - 1 :] == at_the_end
    assert "g0001/over" in session.disk.files


@pytest.mark.usefixtures("folder")
def test_both_interpreters_show_the_same_pictures(vm: Vm) -> None:
    vm.run("import json\nfrom tests.games import scenes")

    shown = json.loads(vm.run(f"print(json.dumps(scenes.play({EVENING})[0]))"))

    assert shown == scenes.play(EVENING)[0]


@pytest.mark.parametrize(
    ("keys", "screen"),
    [
        (BEGIN, "TableScreen"),
        ([*BEGIN, *TURNS], "TableScreen"),
        ([*BEGIN, *ADJUST], "EndScreen"),
    ],
    ids=["begin", "roll", "end"],
)
def test_no_frame_of_the_example_allocates(vm: Vm, keys: list[str], screen: str) -> None:
    vm.run("from tests.games import scenes\n" + _QUIET)

    assert vm.run(f"print(frame(scenes.play({keys})[1]))").strip() == screen


def test_the_build_takes_the_example_like_any_game(folder: Path, tmp_path: Path) -> None:
    sources = tmp_path / "firmware"
    shutil.copytree(ROOT / "firmware", sources, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(folder / GAME, sources / "games" / GAME)

    with Laboratory(sources) as lab:
        joined, written = pictures(lab, is_small=True), pictures(lab, is_small=False)

    assert joined == written
    assert len(set(joined)) >= _LEAST_PICTURES


def pictures(lab: Laboratory, *, is_small: bool) -> list[str]:
    """Return what the device shows after each key, as it is written or as it is joined."""
    with lab.compiled_board() if is_small else lab.source_board() as vm:
        device = CompiledDevice(lab, vm, is_small=is_small)
        seen = []
        for key in _TAPS:
            device.press([key])
            seen.append(device.picture())
        return seen


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("setup", _SETUPS, ids=len)
def test_the_example_keeps_the_contract(setup: bytes) -> None:
    play = catalogue.load(GAME)
    for seed in range(3):
        Walk(play, setup, seed).check(_STATES)


@pytest.mark.parametrize("setup", _SETUPS, ids=len)
def test_the_example_keeps_the_contract_on_micropython(vm: Vm, setup: bytes) -> None:
    vm.run("from games import catalogue\nfrom tests.firmware.engine.contract import Walk")

    vm.run(f"Walk(catalogue.load({GAME!r}), {setup!r}, 1).check({_STATES})")


@pytest.mark.parametrize("name", FILES)
def test_the_example_keeps_the_house_rules(name: str) -> None:
    source = architecture.Source(PurePosixPath("firmware/games", name), FILES[name])
    checks = (
        architecture.stray_imports,
        architecture.floats,
        architecture.prints,
        architecture.long_parts,
        architecture.missing_docstring,
    )

    assert [sentence for check in checks for sentence in check(source)] == []


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("arguments", [["check"], ["format", "--check"]], ids=" ".join)
def test_the_example_is_written_in_the_house_style(name: str, arguments: list[str]) -> None:
    path = f"firmware/games/{name}"
    command = [sys.executable, "-m", "ruff", *arguments, "--stdin-filename", path, "-"]

    done = subprocess.run(
        command, input=FILES[name], capture_output=True, text=True, cwd=ROOT, check=False
    )

    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(
    "name",
    ["VERSION", "new", "moves", "apply", "label", "view", "is_over", "verdict", "tallies", "pack"],
)
def test_every_part_of_the_contract_is_explained(name: str) -> None:
    assert re.search(rf"^\| `{name}\b", README.read_text(), re.M)


def test_every_question_that_the_device_asks_a_game_is_explained() -> None:
    sources = [*(ROOT / "firmware" / "home").rglob("*.py"), *_kit()]
    question = re.compile(r'hasattr\((?:\w+\.)*play, "(\w+)"\)')
    asked = {name for path in sources for name in question.findall(path.read_text())}

    assert {"menu", "names", "setup_screen"} <= asked
    for name in asked:
        assert re.search(rf"^\| `{name}\b", README.read_text(), re.M), name


def test_every_module_of_the_kit_that_a_game_asks_for_is_explained() -> None:
    for path in _kit():
        if path.stem not in _NOT_ASKED_FOR and not path.stem.endswith("words"):
            assert re.search(rf"`(?:\w+\.)?{path.stem}`", README.read_text()), path


def _kit() -> list[Path]:
    return sorted((ROOT / "firmware" / "tabletop").rglob("*.py"))
