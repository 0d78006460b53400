"""`zonekeeper golden`: records what is new, tells what changed, removes what nothing shows."""

from pathlib import Path

import pytest

from host_tools import golden
from host_tools.exercises import golden_frames
from host_tools.exercises.play_script import ScriptError


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in ("plays", "golden"):
        (tmp_path / name).mkdir()
        monkeypatch.setattr(golden_frames, name.upper(), str(tmp_path / name))
    (tmp_path / "plays" / "short.play").write_text("boot\nframe one\npress DOWN\nframe two\n")
    return tmp_path


def test_frames_are_recorded_once(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert golden.main([]) == 0
    assert capsys.readouterr().out == "new:      one of short.play\nnew:      two of short.play\n"

    assert golden.main([]) == 0
    assert capsys.readouterr().out == "All 2 frames are as they were.\n"
    rows = (folder / "golden" / "short.txt").read_text().splitlines()
    assert [row for row in rows if len(row) != 128] == ["frame one", "", "frame two"]
    assert len(rows) == 3 + 2 * 64
    assert golden_frames.check_script("short") == ["one", "two"]


def test_the_frames_of_a_game_lie_in_its_folder(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "plays" / "chess").mkdir()
    (folder / "plays" / "chess" / "mate.play").write_text("boot\nframe three\n")

    assert golden.main([]) == 0
    assert "new:      three of chess/mate.play" in capsys.readouterr().out
    assert list(golden_frames.recorded_frames("chess/")) == ["three"]
    assert sorted(golden_frames.recorded_frames()) == ["one", "three", "two"]


def test_changed_and_unused_frames_are_told(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    golden.main([])
    capsys.readouterr()
    path = folder / "golden" / "short.txt"
    path.write_text(path.read_text().replace("#", ".", 1) + "\nframe old\n")
    (folder / "golden" / "gone.txt").write_text("frame away\n")

    assert golden.main([]) == 0
    assert capsys.readouterr().out == (
        "removed:  away of gone.play\nchanged:  one of short.play\nremoved:  old of short.play\n"
    )
    assert not (folder / "golden" / "gone.txt").exists()
    assert golden_frames.check_script("short") == ["one", "two"]


def test_frames_in_another_order_are_written_anew(folder: Path) -> None:
    golden.main([])
    path = folder / "golden" / "short.txt"
    good = path.read_text()
    path.write_text(
        golden_frames.as_file(dict(sorted(golden_frames.recorded("short").items())[::-1]))
    )
    assert path.read_text() != good

    golden.main([])

    assert path.read_text() == good


def test_a_changed_frame_is_told_with_script_and_line(folder: Path) -> None:
    golden.main([])
    path = folder / "golden" / "short.txt"
    one, two = path.read_text().split("frame two")
    path.write_text(f"{one}frame two{two.replace('#', '.', 1)}")

    differs = r"short\.play, line 4: two differs in rows 0 to 0\."
    with pytest.raises(ScriptError, match=differs) as told:
        golden_frames.check_script("short")

    assert "+" in str(told.value).splitlines()[-1]


def test_a_frame_nobody_recorded_is_told(folder: Path) -> None:
    with pytest.raises(ScriptError, match=r"short\.play, line 2: one is not recorded"):
        golden_frames.check_script("short")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("boot\nframe one\nframe one\n", "short.play, line 3: the name one is taken."),
        ("boot\nleap\n", "short.play, line 2: there is no verb leap."),
    ],
)
def test_a_script_that_cannot_be_played_changes_nothing(
    folder: Path, capsys: pytest.CaptureFixture[str], text: str, sentence: str
) -> None:
    (folder / "plays" / "short.play").write_text(text)

    assert golden.main([]) == 1
    assert capsys.readouterr().err == sentence + "\n"
    assert list((folder / "golden").iterdir()) == []
