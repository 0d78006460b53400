"""The firmware is a house with rooms: none is crowded, and no two lead to each other unnamed."""

from importlib import import_module
from pathlib import Path

from host_tools.firmware_path import ROOT
from host_tools.shelf import games
from tests.host_tools import rooms

# Modules that lead to each other, and why they may: the way back is always a late import.
NAMED = {
    frozenset(("ui.screen", "ui.help_page")): "any screen opens its help, which is a screen",
    frozenset(
        ("storage.settings", "storage.settings_file")
    ): "settings borrow what reads and writes them, and that makes settings",
    frozenset(
        ("safe_mode.crashes", "safe_mode.screen")
    ): "crashes lead to the screen of safe mode, which asks for the report of the last one",
    frozenset(
        ("tabletop.game_screen", "tabletop.pages.table_menu", "tabletop.pages.judge_screen")
    ): "any screen of a game opens the table menu, whose pages are screens of the game",
}


def test_no_folder_of_the_firmware_is_crowded() -> None:
    assert list(rooms.crowded(ROOT / "firmware")) == []


def named() -> dict[frozenset[str], str]:
    """Return the circles that may be; a game names its own in its folder, as NAMED too."""
    found = dict(NAMED)
    for game in games():
        if (ROOT / "tests" / "host_tools" / game / "circles.py").exists():
            found |= import_module(f"tests.host_tools.{game}.circles").NAMED
    return found


def test_every_circle_of_imports_is_named_with_its_reason() -> None:
    found = rooms.circles(rooms.imports(rooms.modules(ROOT / "firmware")))

    assert [sorted(circle) for circle in found if circle not in named()] == []
    assert [sorted(circle) for circle in named() if circle not in found] == []


def test_a_crowded_folder_is_told(tmp_path: Path) -> None:
    (tmp_path / "ui").mkdir()
    for number in range(rooms.MOST_MODULES + 1):
        (tmp_path / "ui" / f"part_{number}.py").touch()

    assert list(rooms.crowded(tmp_path)) == [
        "ui holds 21 modules: give it rooms, 20 is the limit."
    ]


def test_a_late_import_and_a_name_in_a_text_close_a_circle() -> None:
    texts = {
        "a.one": "from a import two",
        "a.two": "def later():\n    from a.three import x",
        "a.three": 'PART = "a.one"',
        "a.four": "import a.one\nimport struct",
    }

    assert rooms.circles(rooms.imports(texts)) == [frozenset(("a.one", "a.two", "a.three"))]


def test_two_circles_are_told_apart() -> None:
    graph = {"a": {"b"}, "b": {"a"}, "c": {"d"}, "d": {"c"}, "e": {"a", "c"}}

    assert sorted(map(sorted, rooms.circles(graph))) == [["a", "b"], ["c", "d"]]
