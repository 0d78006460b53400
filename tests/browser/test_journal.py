"""Journals go out and come in: proven by the command, replayed alike, never just trusted."""

import json
from pathlib import Path

import pytest

from host_tools.journal import replay_command, verify_command
from host_tools.journal.device_frame import frame_at
from host_tools.journal.log_file import parse_log
from host_tools.shelf import games, recorded, way_to
from tests.browser.table import Table
from tests.host_tools.forger import Draft

EVENING = (
    *("press UP UP UP UP OK OK", "wait 300", "press OK", "wait 900", "press OK", "wait 900"),
    *("hold OK 700", "wait 300", "press DOWN DOWN DOWN OK", "wait 300", "hold OK 1900"),
)

TOLD_MS = 2600  # a banner of one line is gone by then


def download(table: Table, folder: Path) -> Path:
    with table.page.expect_download() as coming:
        table.page.click("#journal-save")
    path = folder / coming.value.suggested_filename
    coming.value.save_as(path)
    return path


def upload(table: Table, name: str, data: bytes) -> str:
    """Hand a file to the workbench; return what is said about it."""
    file = {"name": name, "mimeType": "application/octet-stream", "buffer": data}
    table.evaluate("document.querySelector('#journal-said').textContent = ''")
    table.page.set_input_files("#journal-open", files=[file])
    table.page.wait_for_selector("#journal-said:not(:empty)")
    return table.page.inner_text("#journal-said")


def look_at(table: Table, line: int) -> bytes:
    """Move the slider as a finger does, by way of another line; return what it shows."""
    for each in (line - 1, line):
        table.evaluate(f"look.value = {each}; look.dispatchEvent(new Event('input'))")
    table.page.wait_for_function(f"zonekeeper.workbench.seen()?.line === {line}")
    return bytes(table.evaluate("[...zonekeeper.workbench.seen().picture]"))


def replayed(path: Path, capsys: pytest.CaptureFixture[str]) -> bytes:
    capsys.readouterr()
    assert replay_command.main([str(path), "--json"]) == 0
    return bytes.fromhex(json.loads(capsys.readouterr().out)["picture"])


def test_a_downloaded_journal_is_proven_and_replays_to_the_frame_of_the_page(
    table: Table, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table.ready().play(*EVENING)
    table.open_workbench()
    letters = table.fingerprint()

    path = download(table, tmp_path)
    assert path.name == f"{games()[0]}-{letters}.zkj"
    assert verify_command.main([str(path), "--fingerprint", letters]) == 4  # nobody cut

    last = int(table.page.get_attribute("#look", "max") or 0)
    assert look_at(table, last) == replayed(path, capsys)


def test_a_game_of_the_page_that_is_not_over_is_sound_and_replays_the_same(
    table: Table, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    way = "press " + " ".join(way_to(games()[-1]))
    table.ready().play(way, "wait 300", "press OK", "wait 300", "press OK OK OK OK")
    table.open_workbench()
    table.type("OK")
    table.rest(TOLD_MS)

    path = download(table, tmp_path)

    assert verify_command.main([str(path)]) == 3  # sound; only the end shows the secret
    assert replayed(path, capsys) == table.picture()


GARBAGE = (
    (b"\x00garbage" * 40, "This is no log of Zonekeeper: it does not begin with ZK."),
    (b"", "This is no log of Zonekeeper: it does not begin with ZK."),
    (b"ZK", "This is no log of Zonekeeper: it does not begin with ZK."),
    (bytes(70000), "This is no log of Zonekeeper: it is far too large."),
)


def test_garbage_gets_a_sentence_and_loses_nothing(table: Table) -> None:
    table.ready().play("press UP UP UP UP OK OK", "wait 300", "press OK", "wait 900")
    table.open_workbench()
    before, letters = table.frame(), table.fingerprint()

    for data, sentence in GARBAGE:
        assert upload(table, "garbage.zkj", data) == sentence
        assert (table.frame(), table.fingerprint()) == (before, letters), data[:8]

    table.type("OK")
    table.page.wait_for_timeout(900)
    assert table.fingerprint() != letters


def test_a_damaged_journal_names_its_line(table: Table) -> None:
    table.ready()
    table.open_workbench()
    data = bytearray(recorded("evening").read_bytes())
    data[-200] ^= 1

    assert "The log is damaged in line" in upload(table, "damaged.zkj", bytes(data))


def test_a_changed_card_and_a_set_up_that_cannot_be_are_not_sound(table: Table) -> None:
    table.ready()
    table.open_workbench()
    changed = Draft(recorded("050_4p_influence").read_bytes())
    line = changed.lines(1)[-1]  # the last card that was drawn
    changed.show(line, bytes((changed.tape(line)[0] ^ 1,)))
    unset = Draft(recorded("050_4p_influence").read_bytes())
    unset.header.setup = b""

    said = upload(table, "changed.zkj", changed.forged())
    assert (
        said == f"Line {line} does not hold: the rules and the secret make something else of it."
    )
    assert "set-up in its header cannot be read" in upload(table, "unset.zkj", unset.forged())
    assert table.page.is_hidden("#journal-keep")


def test_an_uploaded_game_is_looked_at_and_kept(table: Table, tmp_path: Path) -> None:
    data = recorded("050_4p_influence").read_bytes()
    log = parse_log(data)
    table.ready().play("press UP UP UP UP OK OK", "wait 300", "press OK", "wait 900")
    table.open_workbench()
    own = table.fingerprint()
    middle = len(log.records) // 2

    assert "is sound" in upload(table, "game.zkj", data)
    assert look_at(table, middle) == frame_at(log, middle).picture

    table.page.click("#journal-close")
    assert table.fingerprint() == own
    upload(table, "game.zkj", data)
    table.page.click("#journal-keep")
    table.page.wait_for_selector("#journal-said:has-text('on the device now')")
    table.ready()
    table.page.wait_for_function("document.querySelector('#log-facts').textContent[0] === 'z'")
    assert download(table, tmp_path).read_bytes() == data
