"""The README and those it sends programmers to keep their word: code, paths, make targets."""

import re
from pathlib import Path
from typing import Any

import pytest

from games import catalogue
from host_tools.exercises.play_script import PlayScript
from host_tools.simulated.session import Session

ROOT = Path(__file__).resolve().parents[2]
PAGES = ("README.md", "firmware/README.md", "host_tools/README.md")
TEXTS = {name: (ROOT / name).read_text(encoding="utf-8") for name in PAGES}
MOST_LINES = 200


def block(language: str) -> str:
    text = TEXTS["firmware/README.md"]
    found = re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)
    assert len(found) == 1, f"the house's README has {len(found)} examples in {language}"
    return str(found[0])


def test_it_is_short_and_speaks_to_players_first() -> None:
    text = TEXTS["README.md"]

    assert len(text.splitlines()) < MOST_LINES
    parts = re.findall(r"^## (\w+)", text, re.MULTILINE)
    assert parts == ["Play", "Build", "Program"]


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


@pytest.mark.parametrize("page", PAGES)
def test_every_path_it_names_exists(page: str) -> None:
    here = (ROOT / page).parent
    links = re.findall(r"\]\(([^)#]+)\)", TEXTS[page])
    named = re.findall(r"`([a-z_]+(?:/[a-z_.]*)+)`", TEXTS[page])

    assert len(links) + len(named) > 5
    missing = [link for link in links if not (here / link).exists()]
    rooms = ("firmware/", "host_tools/", "tests/")
    missing += [name for name in named if name.startswith(rooms) and not (ROOT / name).exists()]
    assert not missing


def test_every_make_target_they_name_exists_and_none_is_forgotten() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    offered = set(re.findall(r"^([a-z]+):.*## ", makefile, re.MULTILINE))
    texts = "\n".join(TEXTS.values())
    named = set(re.findall(r"(?:^|`)make ([a-z]+)", texts, re.MULTILINE))

    assert named <= offered
    assert offered - named <= {"help", "setup"}


def test_every_game_on_the_shelf_is_named() -> None:
    for name in catalogue.names():
        assert catalogue.title(name).decode() in TEXTS["README.md"]
