"""The README keeps its word: its code runs, its paths and its make targets exist."""

import re
from pathlib import Path
from typing import Any

from host_tools.exercises.play_script import PlayScript
from host_tools.simulated.session import Session

ROOT = Path(__file__).resolve().parents[2]
TEXT = (ROOT / "README.md").read_text(encoding="utf-8")


def block(language: str) -> str:
    found = re.findall(rf"```{language}\n(.*?)```", TEXT, re.DOTALL)
    assert len(found) == 1, f"the README has {len(found)} examples in {language}"
    return str(found[0])


def test_the_screen_of_the_example_counts_and_can_be_left() -> None:
    example: dict[str, Any] = {"__name__": "example"}
    exec(compile(block("python"), "README.md", "exec"), example)
    session = Session().boot()
    stack = session.app.screen.stack
    stack.push(example["PressesScreen"](), session.world.ticks_ms())
    session.settle()

    before = session.picture()
    session.press("OK", "OK", "OK")
    assert session.picture() != before
    assert session.app.screen._count == 3
    assert any(session.lights()[:3])
    assert not any(session.lights()[3:])

    session.hold("OK", 700)
    assert session.screen == "HelpPage"
    session.press("BACK", "BACK")
    assert session.screen == "Launcher"


def test_the_play_script_of_the_example_can_be_played() -> None:
    frames = list(PlayScript("README", block("text")).play())

    assert [frame.name for frame in frames] == ["dice_untouched", "dice_thrown"]
    assert frames[0].picture != frames[1].picture
    assert frames[1].caption


def test_every_path_it_names_exists() -> None:
    names = re.findall(r"`([a-z_]+(?:/[a-z_.]*)+)`", TEXT)
    names += re.findall(r"\]\(([^)]+)\)", TEXT)
    rooms = ("firmware/", "host_tools/", "tests/", "LICENSE")

    assert len(names) > 10
    missing = [name for name in names if name.startswith(rooms) and not (ROOT / name).exists()]
    assert not missing


def test_every_make_target_it_names_exists_and_none_is_forgotten() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    offered = set(re.findall(r"^([a-z]+):.*## ", makefile, re.MULTILINE))
    named = set(re.findall(r"(?:^|`)make ([a-z]+)", TEXT, re.MULTILINE))

    assert named <= offered
    assert offered - named <= {"help", "setup"}
