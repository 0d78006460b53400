"""Files that somebody made to do harm: each is refused with a sentence, and soon."""

import io
import os
import random
import tracemalloc
import zipfile
from pathlib import Path
from typing import Any

import pytest

from engine import record as codec
from games import catalogue
from host_tools import cli, vendetta
from host_tools.cable.trouble import CableTrouble
from host_tools.journal import recorder
from host_tools.journal.log_file import Unreadable, parse_log, read_log
from host_tools.journal.transcript import transcript
from host_tools.owner.backup_file import read_backup
from host_tools.owner.finding import BAD, Finding
from host_tools.plain_text import defused, spreadsheet_cell
from host_tools.shelf import RECORDED, games
from storage.disk import Disk
from storage.vendetta import Vendettas
from tests.host_tools.forger import Draft

Captured = pytest.CaptureFixture[str]

READERS = ("log", "verify", "replay", "lifeboat")
SAMPLE = next((RECORDED / games()[0]).glob("*.zkj"))
_ROOM = 16 * 1024 * 1024


def bomb(packing: int, size: int = 64 * 1024 * 1024) -> bytes:
    """Return a zip of a few bytes that unpacks to many."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", packing) as archive:
        archive.writestr("manifest.json", bytes(size))
    return packed.getvalue()


@pytest.mark.parametrize(
    ("packing", "sentence"),
    [
        (zipfile.ZIP_LZMA, "packed in a way that no backup is"),
        (zipfile.ZIP_BZIP2, "packed in a way that no backup is"),
        (zipfile.ZIP_DEFLATED, "larger than any device"),
    ],
)
def test_a_zip_bomb_takes_no_room(tmp_path: Path, packing: int, sentence: str) -> None:
    # Regression: 2 KB took 6.3 GB.
    file = tmp_path / "bomb.zip"
    file.write_bytes(bomb(packing))
    tracemalloc.start()

    with pytest.raises(CableTrouble, match=sentence):
        read_backup(file)

    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < _ROOM


def test_a_zip_that_lies_about_its_size_takes_no_room(tmp_path: Path) -> None:
    data = bytearray(bomb(zipfile.ZIP_DEFLATED))
    size = (64 * 1024 * 1024).to_bytes(4, "little")
    file = tmp_path / "bomb.zip"
    file.write_bytes(bytes(data).replace(size, (100).to_bytes(4, "little")))
    tracemalloc.start()

    with pytest.raises(CableTrouble):
        read_backup(file)

    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < _ROOM


@pytest.mark.parametrize("command", READERS)
def test_what_is_no_file_or_has_no_end_is_refused_before_it_is_read(
    tmp_path: Path, capsys: Captured, command: str
) -> None:
    os.mkfifo(tmp_path / "pipe")
    with (tmp_path / "huge").open("wb") as file:
        file.truncate(1 << 40)
    (tmp_path / "game").mkdir()
    os.mkfifo(tmp_path / "game" / "head")

    for place in (tmp_path / "pipe", tmp_path / "huge", Path("/dev/zero"), tmp_path / "game"):
        assert cli.main([command, str(place)]) == 2
        assert "no file" in (told := capsys.readouterr().err) or "is larger than" in told


def test_restore_and_vendetta_refuse_them_too(tmp_path: Path, capsys: Captured) -> None:
    os.mkfifo(tmp_path / "pipe.zip")

    assert cli.main(["restore", str(tmp_path / "pipe.zip"), "--port", "/dev/null"]) == 2
    assert "it is no file" in capsys.readouterr().err
    assert cli.main(["vendetta", str(tmp_path)]) == 2
    assert "is no file" in capsys.readouterr().err


def test_a_name_with_a_nul_is_refused() -> None:
    with pytest.raises(Unreadable, match="no file has such a name"):
        read_log(Path("a\0b"))


@pytest.mark.parametrize("command", READERS)
def test_a_file_whose_name_is_no_text_is_told(
    tmp_path: Path, capsys: Captured, command: str
) -> None:
    assert cli.main([command, os.fsdecode(bytes(tmp_path) + b"/\xff\x1b[2J.zkj")]) == 2
    assert "\\udcff\\x1b[2J.zkj" in capsys.readouterr().err


@pytest.mark.parametrize("command", READERS)
def test_more_cuts_than_there_are_seats_in_a_byte_are_told(
    tmp_path: Path, capsys: Captured, command: str
) -> None:
    draft = Draft(SAMPLE.read_bytes())
    draft.bodies = [codec.control_body(codec.CUT, bytes((n % 256, 1))) for n in range(300)]
    (tmp_path / "cuts.zkj").write_bytes(draft.forged())

    assert cli.main([command, str(tmp_path / "cuts.zkj")]) in (1, 3)
    assert "cut" in "".join(capsys.readouterr())


def test_a_name_of_a_game_does_nothing_to_the_terminal(tmp_path: Path, capsys: Captured) -> None:
    draft = Draft(SAMPLE.read_bytes())
    draft.header.game = "\x1b]0;evil\x07"
    (tmp_path / "evil.zkj").write_bytes(draft.forged())

    for command in READERS:
        cli.main([command, str(tmp_path / "evil.zkj")])
        told = "".join(capsys.readouterr())
        assert "\x1b" not in told and "\x07" not in told
        assert "x1b]0;evil" in told


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("Ben", "Ben"),
        ("Zoë und 猫", "Zoë und 猫"),
        ("a\nb", "a\nb"),
        ("\x1b[31mred", "\\x1b[31mred"),
        ("\x9b2J", "\\x9b2J"),
        ("a\rb\tc\x7f", "a\\rb\\tc\\x7f"),
        ("a\u202egnp.exe", "a\\u202egnp.exe"),
        ("a\u2028b", "a\\u2028b"),
        ("\udcff", "\\udcff"),
    ],
)
def test_what_a_terminal_would_act_on_is_spelt_out(text: str, plain: str) -> None:
    assert defused(text) == plain
    assert Finding("part", BAD, text).line.endswith(plain)


@pytest.mark.parametrize("formula", ["=1+1", "+1", "-1", "@x", "=HYPERLINK(1)"])
def test_a_formula_is_a_text_for_a_spreadsheet(formula: str) -> None:
    assert spreadsheet_cell(formula) == f"'{formula}"


def test_names_on_a_vendetta_sheet_are_defused(tmp_path: Path, capsys: Captured) -> None:
    book = Vendettas(Disk(str(tmp_path / "flash")), lambda: 0)
    book.note((b"=1+1", b"\x1b[2J"), b"\x01\x02\x03\x04", b"=1+1")
    book.note((b"\xff\xfe", b"-2"), b"\x01\x02\x03\x04", b"-2")

    assert vendetta.main([str(tmp_path / "flash")]) == 0

    told = capsys.readouterr().out
    cells = {cell for line in told.splitlines()[1:] for cell in line.split(",")}
    assert {"'=1+1", "\\x1b[2J", "'-2"} <= cells
    assert not any(cell.startswith(("=", "-", "\x1b")) for cell in cells)


def test_the_log_of_an_open_game_makes_each_move_once(monkeypatch: pytest.MonkeyPatch) -> None:
    # Regression: each line was played from the start, 99 s for 24 KB.
    play: Any = catalogue.load(games()[0])
    recipe = recorder.Recipe(games()[0], b"", 1200, is_ended=False)
    _, written = recorder._play(play, recipe, random.Random(3))
    log = parse_log(b"".join(written))
    made = []
    real = play.RULES.apply
    monkeypatch.setattr(play.RULES, "apply", lambda *words: (made.append(1), real(*words))[1])

    entries = transcript(log)

    assert entries[-1]["kind"] == "verdict"
    assert len(made) < 2 * len(log.records)
