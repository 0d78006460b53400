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


def test_the_top_folder_has_only_what_the_design_lists() -> None:
    found = list(architecture.stray_root_entries(ROOT))

    assert not found, "\n".join(found)


def judge(check: Check, path: str, text: str) -> str:
    return "\n".join(check(Source(PurePosixPath(path), text)))


STRAYS = [
    ("engine/table.py", "import time", "imports time"),
    ("engine/chance.py", "import random", "imports random"),
    ("engine/table.py", "from ui.canvas import Canvas", "imports ui.canvas.Canvas"),
    ("games/zeds/rules.py", "from games.zenith.rules import x", "games.zenith.rules.x"),
    ("games/zeds/rules.py", "from games.zeds import screens", "imports games.zeds.screens"),
    ("games/zeds/rules_solo.py", "from ui.words import YES", "rules may import only"),
    ("games/zeds/screens.py", "import drivers.keys", "imports drivers.keys"),
    ("games/zeds/battle.py", "def f():\n    import storage", ":2 imports storage"),
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
    ("board.py", "import ui", "imports ui"),
    ("main.py", "import machine", "imports machine"),
    ("pins.py", "import machine", "imports machine"),
    ("boot.py", "", "belongs to no layer"),
    ("network_game/host.py", "", "belongs to no layer"),
]


@pytest.mark.parametrize(("path", "text", "complaint"), STRAYS)
def test_a_stray_import_is_named(path: str, text: str, complaint: str) -> None:
    assert complaint in judge(architecture.stray_imports, f"firmware/{path}", text)


WELCOME = [
    ("engine/table.py", "from engine.chance import Chance\nfrom micropython import const"),
    ("games/zeds/rules.py", "import hashlib\nfrom games.zeds.rules_solo import x"),
    ("games/zeds/rules_solo.py", "from games.zeds import rules"),
    ("games/zeds/rules/setup.py", "from games.zeds.rules.deck import x"),
    ("games/zeds/battle.py", "from games.zeds import rules\nimport ui.canvas\nimport ticks"),
    ("ui/canvas.py", "import framebuf\nfrom ui import font"),
    ("storage/disk.py", "import os"),
    ("entropy.py", "import os\nimport network\nfrom time import sleep_ms"),
    ("board.py", "from machine import Pin\nimport pins\nfrom drivers.keys import Keys"),
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
    (architecture.floats, "firmware/games/zeds/rules.py", "float('1')", "uses float"),
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
    (architecture.floats, "firmware/ui/bar.py", "x = 0.5 / y"),
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
