"""The architecture as a test; every check is also shown an offender, so that it can fail."""

from collections.abc import Callable, Iterator
from pathlib import Path, PurePosixPath

import pytest

from tests.host_tools import architecture
from tests.host_tools.architecture import Source, sources

ROOT = Path(__file__).resolve().parents[2]
Check = Callable[[Source], Iterator[str]]

CHECKS: list[tuple[Check, tuple[str, ...]]] = [
    (architecture.stray_imports, ("firmware",)),
    (architecture.floats, ("firmware",)),
    (architecture.prints, ("firmware",)),
    (architecture.host_imports_of_tests, ("host_tools",)),
    (architecture.bad_names, ("firmware", "host_tools")),
    (architecture.long_parts, ("firmware", "host_tools", "tests")),
    (architecture.missing_docstring, ("firmware", "host_tools", "tests")),
]


@pytest.mark.parametrize(
    ("check", "folders"), CHECKS, ids=lambda value: getattr(value, "__name__", "")
)
def test_the_house_is_in_order(check: Check, folders: tuple[str, ...]) -> None:
    found = [sentence for source in sources(ROOT, *folders) for sentence in check(source)]

    assert not found, "\n".join(found)


def test_no_file_outside_a_games_own_folders_names_it() -> None:
    on_shelf = architecture.games(ROOT)
    told = [
        sentence
        for source in architecture.named_files(ROOT)
        for sentence in architecture.named_games(source, on_shelf)
    ]

    assert len(on_shelf) > 1
    assert not told, "\n".join(sorted(told))


NAMED = [
    ("host_tools/bench/heap.py", "from games.chess.rules import x", ":1 names chess"),
    ("host_tools/bench/heap.py", "\n_CHESS_KEYS = 3", ":2 names chess"),
    ("tests/host_tools/test_soak.py", 'part = "chess-games"', ":1 names chess"),
    ("tests/host_tools/go/test_games.py", "from games.chess import play", ":1 names chess"),
    ("tests/host_tools/go/test_games.py", 'ROOT / "recorded/chess"', ":1 names chess"),
    ("tests/host_tools/test_chess.py", "", "is named after chess"),
    ("host_tools/browser/page/main.js", "const title = 'Chess';", ":1 names chess"),
    ("Makefile", "\t@$(BIN)/python -m host_tools.sweeps.chess.record", ":1 names chess"),
]


@pytest.mark.parametrize(("path", "text", "complaint"), NAMED)
def test_a_file_that_names_a_game_is_told(path: str, text: str, complaint: str) -> None:
    found = list(architecture.named_games(Source(PurePosixPath(path), text), ["chess", "go"]))

    assert len(found) == 1 and complaint in found[0]


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("firmware/games/chess/play.py", "TITLE = b'Chess'"),
        ("host_tools/sweeps/chess/bench.py", "_GAME = 'chess'"),
        ("tests/firmware/games/chess/test_rules.py", "from games.chess.rules import x"),
        ("host_tools/bench/heap.py", "chessboard = 64  # a goal"),
        ("host_tools/sweeps/chess/bench.py", "if state.go:  # a word of its own"),
    ],
)
def test_a_games_own_folder_may_name_it_and_longer_words_are_others(path: str, text: str) -> None:
    assert list(architecture.named_games(Source(PurePosixPath(path), text), ["chess", "go"])) == []


def test_every_kind_of_code_is_looked_into_and_prose_is_not(tmp_path: Path) -> None:
    names = ("tests/a.py", "host_tools/b.js", "host_tools/c.mjs", "host_tools/d.md")
    for name in (
        *names,
        "host_tools/node_modules/e.js",
        "Makefile",
        "pyproject.toml",
        "README.md",
    ):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("")

    found = {str(source.path) for source in architecture.named_files(tmp_path)}

    assert found == {*names[:3], "Makefile", "pyproject.toml"}


def test_the_top_folder_has_only_what_the_design_lists() -> None:
    found = list(architecture.stray_root_entries(ROOT))

    assert not found, "\n".join(found)


def judge(check: Check, path: str, text: str) -> str:
    return "\n".join(check(Source(PurePosixPath(path), text)))


STRAYS = [
    ("engine/table.py", "import time", "imports time"),
    ("engine/chance.py", "import random", "imports random"),
    ("engine/table.py", "from ui.canvas import Canvas", "imports ui.canvas.Canvas"),
    ("games/chess/rules/turn.py", "from games.draughts.rules import x", "games.draughts.rules.x"),
    ("games/chess/rules/turn.py", "from games.chess import screens", "games.chess.screens"),
    ("games/chess/rules/solo.py", "from ui.words import YES", "rules may import only"),
    ("games/chess/screens.py", "import drivers.keys", "imports drivers.keys"),
    ("games/chess/battle.py", "def f():\n    import storage", ":2 imports storage"),
    ("games/catalogue.py", "import machine", "imports machine"),
    ("home/launcher.py", "from drivers.keys import TAP", "imports drivers.keys.TAP"),
    ("key.py", "import ui", "key may import only"),
    ("ui/canvas.py", "from time import ticks_ms", "imports time.ticks_ms"),
    ("ui/canvas.py", "import engine.table", "imports engine.table"),
    ("ui/canvas.py", "import uitools", "imports uitools"),
    ("ui/canvas.py", "from . import font", "imports ..font"),
    ("drivers/keys.py", "from machine import Pin", "imports machine.Pin"),
    ("storage/journal.py", "import os", "imports os"),
    ("storage/journal.py", "import ticks", "imports ticks"),
    ("app.py", "import time", "app may import only"),
    ("app.py", "from drivers.keys import UP", "imports drivers.keys.UP"),
    ("drivers/entropy.py", "from network import WLAN", "imports network.WLAN"),
    ("drivers/entropy.py", "from os import urandom", "imports os.urandom"),
    ("board.py", "import ui", "imports ui"),
    ("board.py", "from network import WLAN", "imports network.WLAN"),
    ("first_stage/stage.py", "from board import Board", "imports board.Board"),
    ("first_stage/stage.py", "import app", "imports app"),
    ("board.py", "from storage.disk import Disk", "imports storage.disk.Disk"),
    ("main.py", "import machine", "imports machine"),
    ("main.py", "from os import urandom", "imports os.urandom"),
    ("cable.py", "from home.about import About", "imports home.about.About"),
    ("version.py", "import sys", "version may import only"),
    ("pins.py", "import machine", "imports machine"),
    ("boot.py", "", "belongs to no layer"),
    ("network_game/host.py", "", "belongs to no layer"),
]


@pytest.mark.parametrize(("path", "text", "complaint"), STRAYS)
def test_a_stray_import_is_named(path: str, text: str, complaint: str) -> None:
    assert complaint in judge(architecture.stray_imports, f"firmware/{path}", text)


WELCOME = [
    ("engine/table.py", "from engine.chance import Chance\nfrom micropython import const"),
    ("games/chess/rules/turn.py", "import hashlib\nfrom games.chess.rules.solo import x"),
    ("games/chess/rules/solo.py", "from games.chess import rules"),
    ("games/chess/rules/setup.py", "from games.chess.rules.deck import x"),
    ("games/chess/battle.py", "from games.chess import rules\nimport ui.canvas\nimport ticks"),
    ("ui/canvas.py", "import framebuf\nfrom ui import font"),
    ("storage/disk.py", "import os"),
    ("drivers/entropy.py", "from hashlib import sha256"),
    ("cable.py", "from version import VERSION"),
    ("board.py", "from machine import Pin\nimport pins\nfrom drivers.keys import Keys"),
    ("board.py", "import os\nfrom time import sleep_ms"),
    ("first_stage/stage.py", "import network\nfrom machine import RTC\nimport esp32"),
    ("main.py", "import gc\nimport sys\nfrom app import App\nfrom board import Board"),
]


@pytest.mark.parametrize(("path", "text"), WELCOME)
def test_a_welcome_import_passes(path: str, text: str) -> None:
    assert judge(architecture.stray_imports, f"firmware/{path}", text) == ""


LONG_FUNCTION = "def f():\n" + "    pass\n" * 40
OFFENDERS = [
    (architecture.floats, "firmware/engine/odds.py", "X = 0.5\n", ":1 has the float 0.5"),
    (architecture.floats, "firmware/engine/odds.py", "x = 1 / y", "divides with /"),
    (architecture.floats, "firmware/engine/odds.py", "x /= y", "divides with /"),
    (architecture.floats, "firmware/games/chess/rules/turn.py", "float('1')", "uses float"),
    (architecture.prints, "firmware/app.py", "print(1)", ":1 prints"),
    (architecture.host_imports_of_tests, "host_tools/a.py", "import tests.b", "never lean"),
    (architecture.bad_names, "firmware/engine/queue.py", "", "the standard module queue"),
    (architecture.bad_names, "firmware/signal/keys.py", "", "the standard module signal"),
    (architecture.bad_names, "host_tools/utils.py", "", "fits anything"),
    (architecture.long_parts, "tests/a.py", "\n" * 301, "has 301 lines"),
    (architecture.long_parts, "tests/a.py", LONG_FUNCTION, "f has 41 lines"),
    (architecture.missing_docstring, "tests/a.py", "X = 1", "has no docstring"),
]


@pytest.mark.parametrize(("check", "path", "text", "complaint"), OFFENDERS)
def test_an_offender_is_named(check: Check, path: str, text: str, complaint: str) -> None:
    assert complaint in judge(check, path, text)


INNOCENTS = [
    (architecture.floats, "firmware/engine/odds.py", "x = 1 // y"),
    (architecture.floats, "firmware/ui/widgets/bar.py", "x = 0.5 / y"),
    (architecture.prints, "firmware/main.py", "print(1)"),
    (architecture.bad_names, "firmware/engine/chance.py", ""),
    (architecture.long_parts, "tests/a.py", "\n" * 300),
    (architecture.long_parts, "tests/a.py", "def f():\n" + "    pass\n" * 39),
    (architecture.missing_docstring, "tests/a.py", '"""Say it."""'),
]


@pytest.mark.parametrize(("check", "path", "text"), INNOCENTS)
def test_an_innocent_passes(check: Check, path: str, text: str) -> None:
    assert judge(check, path, text) == ""


def test_a_stray_in_the_top_folder_is_named(tmp_path: Path) -> None:
    (tmp_path / ".gitignore").write_text(".venv/\n")
    for folder in (".venv", ".git", "firmware", "docs"):
        (tmp_path / folder).mkdir()

    found = list(architecture.stray_root_entries(tmp_path))

    assert found == ["docs has no place in the top folder: move it into one of the rooms."]


def test_node_packages_are_not_ours_to_judge(tmp_path: Path) -> None:
    (tmp_path / "host_tools" / "node_modules").mkdir(parents=True)
    (tmp_path / "host_tools" / "node_modules" / "theirs.py").write_text("")

    assert list(sources(tmp_path, "host_tools")) == []
