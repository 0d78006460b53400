"""`zonekeeper sheet` as somebody at a shell meets it."""

from pathlib import Path

import pytest

from host_tools.workshop.zeds import command, made
from tests.host_tools.zeds.drawn import lines

Captured = pytest.CaptureFixture[str]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder of our sheets, with one in it."""
    texts, modules = tmp_path / "texts", tmp_path / "modules"
    texts.mkdir()
    (texts / "trial.txt").write_text(lines(s11="items G", s12="items Z"))
    monkeypatch.setattr(made.sheets, "__defaults__", (texts,))
    monkeypatch.setattr(made.files, "__defaults__", (texts, modules))
    monkeypatch.chdir(tmp_path)
    return texts


def test_a_sound_sheet_is_told_and_played(folder: Path, capsys: Captured) -> None:
    assert command.main(["check", str(folder / "trial.txt"), "--games", "3"]) == 0

    told = capsys.readouterr().out
    assert told.startswith("Trial is sound: 1 zombies, 1 guns, 0 grenades, 0 shelters, 2 gen")
    assert "Trial  better  100.0%" in " ".join(told.split("\n")).replace("   ", "  ")
    assert "x  killed by turn 10" in told


def test_all_that_is_wrong_with_a_sheet_is_told(folder: Path, capsys: Captured) -> None:
    (folder / "trial.txt").write_text(lines(s11="walls Q", s12="items X"))

    assert command.main(["check", str(folder / "trial.txt")]) == 1
    assert capsys.readouterr().err.splitlines() == [
        "Line 5: walls are letters of NESW, each once, not Q.",
        "Line 6: items are letters of ZGBSEV with commas, not X.",
    ]


@pytest.mark.usefixtures("folder")
def test_the_lab_plays_the_sheets_that_are_named(capsys: Captured) -> None:
    assert command.main(["lab", "--games", "60", "--workers", "2"]) == 0
    shared = capsys.readouterr().out
    assert command.main(["lab", "trial", "--games", "60", "--workers", "1"]) == 0
    assert capsys.readouterr().out == shared

    assert command.main(["lab", "nowhere"]) == 2
    assert capsys.readouterr().err == "There is no sheet nowhere: there are trial.\n"


@pytest.mark.usefixtures("folder")
def test_the_lab_tells_what_shelters_and_grenades_are_worth(capsys: Captured) -> None:
    assert command.main(["lab", "--games", "2", "--without"]) == 0

    bots = [line[7:19].strip() for line in capsys.readouterr().out.splitlines()[1:5]]
    assert bots == ["modest", "better", "no shelters", "no grenades"]


def test_make_writes_what_its_check_misses(folder: Path, capsys: Captured) -> None:
    assert command.main(["make", "--check"]) == 1
    assert "trial.py is out of date: run zonekeeper sheet make." in capsys.readouterr().err

    assert command.main(["make"]) == 0
    assert command.main(["make", "--check"]) == 0
    assert (folder.parent / "modules" / "trial.py").exists()


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_a_page_is_printed_for_each_player(folder: Path, paper: str) -> None:
    assert command.main(["print", "trial", "--players", "3", "--paper", paper]) == 0

    data = (folder.parent / "trial.pdf").read_bytes()
    assert data.startswith(b"%PDF-")
    assert data.count(b"/Type /Page\n") == 3
    size = b"595.2756 841.8898" if paper == "a4" else b"612 792"
    assert data.count(b"/MediaBox [ 0 0 " + size) == 3


def test_a_file_of_ones_own_is_printed_and_none_is_replaced(
    folder: Path, capsys: Captured
) -> None:
    mine = folder.parent / "mine.txt"
    mine.write_text(lines())

    assert command.main(["print", str(mine), "-o", str(mine)]) == 2
    assert "is there already" in capsys.readouterr().err
    assert command.main(["print", str(mine)]) == 0
    first = (folder.parent / "mine.pdf").read_bytes()
    assert command.main(["print", str(mine), "--force"]) == 0
    assert (folder.parent / "mine.pdf").read_bytes() == first


def test_what_cannot_be_read_or_written_is_a_sentence(folder: Path, capsys: Captured) -> None:
    assert command.main(["check", str(folder / "gone.txt")]) == 2
    assert "gone.txt cannot be read: No such file" in capsys.readouterr().err
    photo = folder.parent / "photo.txt"
    photo.write_bytes(b"\xff\xfe\xff")
    assert command.main(["check", str(photo)]) == 2
    assert "photo.txt is no text." in capsys.readouterr().err
    assert command.main(["print", "trial", "-o", str(folder / "no" / "a.pdf")]) == 2
    assert "cannot be written: No such file" in capsys.readouterr().err


@pytest.mark.parametrize("words", [["lab"], ["make"], ["print", "trial"]])
def test_one_of_ours_with_a_fault_is_named(
    folder: Path, capsys: Captured, words: list[str]
) -> None:
    (folder / "odd.txt").write_text(lines(s11="walls Q"))

    assert command.main(words) == 1
    told = capsys.readouterr().err
    assert told == "odd.txt: Line 5: walls are letters of NESW, each once, not Q.\n"
