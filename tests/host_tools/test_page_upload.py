"""Logs that are brought to the page: what `verify` rejects the page rejects, in a sentence."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from engine import record as codec
from engine import seal
from home.saved import keeper_words
from host_tools.browser.inside.look import Watcher
from host_tools.journal.recorder import TEST_GAMES
from host_tools.shelf import recorded
from host_tools.simulated.disk import SimDisk
from host_tools.simulated.game_log import Log
from host_tools.simulated.session import Session
from host_tools.simulated.shelf import Shelf
from storage.saves import Saves
from tests.host_tools.forger import Draft
from tests.host_tools.tampering import KINDS


@pytest.fixture
def games() -> Iterator[None]:
    with Shelf(str(TEST_GAMES)):
        yield


def brought(data: bytes, files: str = "{}") -> dict[str, Any]:
    """Return what the page knows of a log that somebody brings."""
    facts: dict[str, Any] = json.loads(Watcher(files).open_file(data.hex()))
    return facts


@pytest.mark.usefixtures("games")
@pytest.mark.parametrize("kind", KINDS)
def test_tampering_that_verify_finds_is_told_by_the_page(kind: str) -> None:
    for name in ("naive", "forged"):
        log = Draft(recorded("lamplight/won").read_bytes())
        KINDS[kind](log)
        facts = brought(getattr(log, name)())

        assert facts.get("trouble") or not facts["can_look"], (kind, name)


@pytest.mark.usefixtures("games")
@pytest.mark.parametrize("name", ["lamplight/won", "lamplight/dry", "evening"])
def test_a_log_that_holds_may_be_looked_at(name: str) -> None:
    facts = brought(recorded(name).read_bytes())

    assert "trouble" not in facts
    assert facts["can_look"]


def on_flash(data: bytes, lines: int) -> tuple[SimDisk, str]:
    """Lay the first lines of a game on a flash; return it, also as the page has it."""
    disk = SimDisk()
    Log(data).lay_on_flash(disk, lines)
    files = {name: content.hex() for name, content in disk.files.items()}
    return disk, json.dumps(files | {folder + "/": "" for folder in disk.folders})


def test_the_secret_on_flash_serves_the_lines_of_that_game_alone() -> None:
    """Lines that it does not have, played on with its secret, would tell the next card."""
    data = recorded("evening").read_bytes()
    log = Log(data)
    lines = log.begun + 2
    _, files = on_flash(data, lines)
    head = log.header.encode()
    own = head + b"".join(log.lines[:lines])

    assert brought(own, files)["can_look"]
    assert brought(head + b"".join(log.lines[: lines - 1]), files)["can_look"]
    forged = Draft(own)
    forged.insert(lines + 1, forged.bodies[-1])
    assert not brought(forged.forged(), files)["can_look"]
    assert not brought(head + b"".join(log.lines[: lines + 1]), files)["can_look"]


@pytest.mark.parametrize("setup", [b"", b"\xff" * 20, b"\x03\x09"])
@pytest.mark.parametrize("lines", [0, -1], ids=["sealed", "played"])
def test_a_set_up_that_cannot_be_is_told_by_the_page_and_at_resume(
    setup: bytes, lines: int
) -> None:
    draft = Draft(recorded("050_4p_influence").read_bytes())
    draft.header.setup = setup
    seal.sealed(draft.header, Log(recorded("050_4p_influence").read_bytes()).secret)
    data = draft.forged()
    assert "set-up in its header cannot be read" in brought(data)["trouble"]

    disk = SimDisk()
    log = Log(data)
    journal = Saves(disk).create(data[: len(log.header.encode())], log.secret)
    for line in log.lines[:lines]:
        journal.keep(line)
    session = Session(disk).boot()
    session.press("OK")
    assert session.app._stage._banner._text == keeper_words.NO_SETUP


def test_a_line_that_no_device_writes_gets_a_sentence() -> None:
    draft = Draft(recorded("050_4p_influence").read_bytes())
    first = draft.controls(codec.BEGIN)[0] + 1
    for body in (
        codec.move_body(b"\xee", b""),
        codec.control_body(codec.UNDO),
        codec.control_body(codec.REDO),
        codec.control_body(codec.CUT),
        codec.control_body(codec.END, b"\x01"),
        codec.move_body(b"\x01", b"\xff"),
    ):
        forged = Draft(draft.forged())
        forged.insert(first, body)
        facts = brought(forged.forged())
        assert facts.get("trouble") or not facts["can_look"]
