"""`zonekeeper golden`: records what is new, tells what changed, removes what nothing shows."""

from pathlib import Path

import pytest

from host_tools import golden
from host_tools.simulated import golden_frames
from host_tools.simulated.play_script import ScriptError


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in ("plays", "golden"):
        (tmp_path / name).mkdir()
        monkeypatch.setattr(golden_frames, name.upper(), str(tmp_path / name))
    (tmp_path / "plays" / "short.play").write_text("boot\nframe one\npress DOWN\nframe two\n")
    return tmp_path


def test_frames_are_recorded_once(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert golden.main([]) == 0
    assert capsys.readouterr().out == "new:      one\nnew:      two\n"

    assert golden.main([]) == 0
    assert capsys.readouterr().out == "All 2 frames are as they were.\n"
    rows = (folder / "golden" / "one.txt").read_text().splitlines()
    assert (len(rows), {len(row) for row in rows}) == (64, {128})
    assert golden_frames.check_script("short") == ["one", "two"]


def test_changed_and_unused_frames_are_told(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    golden.main([])
    capsys.readouterr()
    (folder / "golden" / "one.txt").write_text("")
    (folder / "golden" / "gone.txt").write_text("")

    assert golden.main([]) == 0
    assert capsys.readouterr().out == "changed:  one\nremoved:  gone\n"
    assert not (folder / "golden" / "gone.txt").exists()


def test_a_changed_frame_is_told_with_script_and_line(folder: Path) -> None:
    golden.main([])
    path = folder / "golden" / "two.txt"
    path.write_text(path.read_text().replace("#", ".", 1))

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
