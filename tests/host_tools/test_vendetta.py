"""`zonekeeper vendetta` prints the sheets of a device as CSV."""

from pathlib import Path

import pytest

from host_tools import vendetta
from storage.disk import Disk
from storage.vendetta import Vendettas

_DAY = 26 << 9 | 11 << 5 | 17


@pytest.fixture
def flash(tmp_path: Path) -> Path:
    """Return the flash of a device on which two have played, and written a match in."""
    book = Vendettas(Disk(str(tmp_path / "flash")), lambda: _DAY)
    book.note((b"Red", b"Ben"), b"\x01\x02\x03\x04", b"Red")
    book.note((b"Ben", b"Red"), b"\x05\x06\x07\x08", None)
    Vendettas(Disk(str(tmp_path / "flash")), lambda: 0).write_in(book.sheet((b"Ben", b"Red")), 1)
    return tmp_path / "flash"


def test_each_match_is_a_row(flash: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert vendetta.main([str(flash)]) == 0

    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "first,second,sheet,match,winner,date,seal"
    assert [line.rpartition(",")[0] for line in lines[1:]] == [
        "Ben,Red,1,1,Red,2026-11-17",
        "Ben,Red,1,2,,2026-11-17",
        "Ben,Red,1,3,Ben,",
    ]
    assert lines[3].endswith(",") and not lines[1].endswith(",")


def test_a_file_gets_the_same_rows(
    flash: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    vendetta.main([str(flash)])
    printed = capsys.readouterr().out

    assert vendetta.main([str(flash), "--csv", str(tmp_path / "sheet.csv")]) == 0
    assert (tmp_path / "sheet.csv").read_text() == printed
    assert capsys.readouterr().out.startswith("3 matches")


def test_a_flash_without_sheets_has_a_heading_only(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert vendetta.main([str(tmp_path)]) == 0
    assert capsys.readouterr().out == "first,second,sheet,match,winner,date,seal\n"


def test_a_damaged_sheet_is_left_out(flash: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (sheet,) = flash.glob("vendetta_*")
    data = bytearray(sheet.read_bytes())
    data[-1] ^= 1
    sheet.write_bytes(data)

    assert vendetta.main([str(flash)]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 1


def test_a_missing_folder_or_file_is_told(
    flash: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert vendetta.main([str(tmp_path / "none")]) == 2
    assert "There is no folder" in capsys.readouterr().err

    (tmp_path / "file").touch()
    assert vendetta.main([str(flash), "--csv", str(tmp_path / "file" / "x.csv")]) == 2
    assert "is a file: name another place" in capsys.readouterr().err


def test_a_missing_folder_for_the_sheets_is_made(flash: Path, tmp_path: Path) -> None:
    sheets = tmp_path / "none" / "x.csv"

    assert vendetta.main([str(flash), "--csv", str(sheets)]) == 0
    assert sheets.read_text().startswith("first,second")
