"""Commands that write never take the place of somebody's file unasked."""

from pathlib import Path

import pytest

from host_tools import case, cli
from host_tools.browser import static_site
from host_tools.installer import command as installer_command
from host_tools.installer.package import Package
from host_tools.journal import replay_command
from host_tools.output_place import NotFree, check_free, claim_folder, fill_folder, mark_folder
from host_tools.owner import fresh_file
from host_tools.shelf import RECORDED, games

Captured = pytest.CaptureFixture[str]

_SUFFIXES = {"backup": ".zip", "screenshot": ".png", "--png": ".png", "--gif": ".gif"}
GAME = str(next((RECORDED / games()[0]).glob("*.zkj")))


@pytest.fixture
def thesis(tmp_path: Path) -> Path:
    """Return somebody's folder with somebody's work."""
    folder = tmp_path / "work"
    (folder / "chapters").mkdir(parents=True)
    (folder / "chapters" / "one.tex").write_text("It was")
    return folder


def test_a_folder_with_work_in_it_is_not_erased_by_the_site(
    thesis: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Regression: a thesis was lost.
    monkeypatch.setattr(static_site, "site_files", lambda: {"index.html": b"page"})

    assert cli.main(["site", str(thesis)]) == 2

    assert "name a new or empty folder" in capsys.readouterr().err
    assert (thesis / "chapters" / "one.tex").read_text() == "It was"
    assert len(list(thesis.iterdir())) == 1


def test_the_site_takes_the_place_of_its_own_files_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "site"
    for files in ({"index.html": b"1", "v-1/a.js": b"1"}, {"index.html": b"2", "v-2/a.js": b"2"}):
        monkeypatch.setattr(static_site, "site_files", lambda files=files: files)
        assert cli.main(["site", str(folder)]) == 0
        (folder / "CNAME").write_text("example.org")

    there = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    assert there == {"index.html", "v-2/a.js", "CNAME", ".zonekeeper"}
    assert (folder / "index.html").read_bytes() == b"2"


def test_a_forged_list_removes_nothing_outside(tmp_path: Path) -> None:
    (tmp_path / "kept").write_text("mine")
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "out").symlink_to(tmp_path)
    lines = ["../kept", str(tmp_path / "kept"), "out/kept", "a/../../kept"]
    (tmp_path / "site" / ".zonekeeper").write_text("\n".join(lines))

    fill_folder(tmp_path / "site", {"index.html": b"page"})

    assert (tmp_path / "kept").read_text() == "mine"


def test_a_file_in_the_place_of_a_folder_is_told(tmp_path: Path, capsys: Captured) -> None:
    (tmp_path / "file").write_text("mine")

    assert cli.main(["site", str(tmp_path / "file")]) == 2
    assert "is a file: name a folder" in capsys.readouterr().err


def test_a_folder_is_free_when_absent_empty_or_marked(thesis: Path, tmp_path: Path) -> None:
    claim_folder(tmp_path / "absent")
    (tmp_path / "empty").mkdir()
    claim_folder(tmp_path / "empty")
    with pytest.raises(NotFree):
        claim_folder(thesis)
    mark_folder(thesis)
    claim_folder(thesis)


@pytest.mark.parametrize(
    "words",
    [
        ["replay", GAME, "--gif", "{file}"],
        ["replay", GAME, "--png", "{file}"],
        ["vendetta", "{folder}", "--csv", "{file}"],
        ["screenshot", "{file}", "--port", "/dev/null"],
        ["doctor", "--report", "{file}", "--port", "/dev/null"],
        ["backup", "{file}", "--port", "/dev/null"],
    ],
)
def test_a_file_that_is_there_stays(tmp_path: Path, capsys: Captured, words: list[str]) -> None:
    suffix = next((suffix for word, suffix in _SUFFIXES.items() if word in words), ".out")
    file = tmp_path / f"mine{suffix}"
    file.write_text("mine")
    line = [word.format(file=file, folder=tmp_path) for word in words]

    assert cli.main(line) == 2

    assert "is there already: name another file" in capsys.readouterr().err
    assert file.read_text() == "mine"


def test_force_replaces_a_file(tmp_path: Path) -> None:
    file = tmp_path / "sheet.csv"
    file.write_text("old")

    assert cli.main(["vendetta", str(tmp_path), "--csv", str(file), "--force"]) == 0
    assert file.read_text().startswith("first,second")
    picture = tmp_path / "frame.png"
    picture.write_text("old")
    assert replay_command.main([GAME, "--png", str(picture), "--force"]) == 0
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_a_folder_is_not_taken_for_a_file(tmp_path: Path) -> None:
    with pytest.raises(NotFree, match="is a folder"):
        check_free([None, tmp_path], force=True)


def test_the_case_goes_into_no_folder_of_somebody(thesis: Path, capsys: Captured) -> None:
    pytest.importorskip("build123d")

    assert case.main(["--out", str(thesis)]) == 1
    assert "name a new or empty folder" in capsys.readouterr().err


def test_the_files_of_flash_go_into_no_folder_of_somebody(
    thesis: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(installer_command, "build", lambda: pytest.fail("compiled before"))

    assert cli.main(["flash", "--out", str(thesis)]) == 2
    assert "name a new or empty folder" in capsys.readouterr().err
    assert [path.name for path in thesis.iterdir()] == ["chapters"]


def test_the_files_of_flash_take_the_place_of_older_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "files"
    for name in ("old.mpy", "new.mpy"):
        package = Package({name: b"code"}, b"starter")
        monkeypatch.setattr(installer_command, "build", lambda package=package: package)
        assert cli.main(["flash", "--out", str(folder)]) == 0

    assert [path.name for path in (folder / "a").iterdir()] == ["new.mpy"]
    assert (folder / "main.py").read_bytes() == b"starter"


@pytest.mark.parametrize(
    "words",
    [
        ("screenshot", "a.jpg"),
        ("replay", GAME, "--png", "a.jpg"),
        ("replay", GAME, "--gif", "a.png"),
    ],
)
def test_a_picture_is_not_written_under_the_name_of_another_kind(
    words: tuple[str, ...], tmp_path: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    with pytest.raises(SystemExit) as refused:
        cli.main(words)

    assert refused.value.code == 2
    assert f"{words[-1]} has to end with ." in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_the_half_written_file_has_nobodys_name(tmp_path: Path) -> None:
    (tmp_path / "a.zip.part").write_text("mine")

    fresh_file.write(tmp_path / "a.zip", b"new")

    assert (tmp_path / "a.zip.part").read_text() == "mine"
    assert {path.name for path in tmp_path.iterdir()} == {"a.zip", "a.zip.part"}
