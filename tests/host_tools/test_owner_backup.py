"""`zonekeeper backup` and `restore`: everything off a device, and back without ever a gap."""

import json
import re
import zipfile
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import pytest

from engine import seal
from engine.header import Header
from host_tools import cli
from host_tools.flash.chip import BLOCK, Cut, FlashChip, Moment
from host_tools.flash.volume import Volume
from host_tools.owner.backup_file import Backup, read_backup
from host_tools.virtual_board import board as virtual_boards
from host_tools.virtual_board.board import VirtualBoard
from host_tools.virtual_board.flash_file import LastingChip
from host_tools.virtual_board.flash_image import FlashImage
from tests.host_tools import owner_scenes
from tests.host_tools.owner_scenes import data_files
from tests.host_tools.volume_link import VolumeLink

Captured = pytest.CaptureFixture[str]
OTHERS = {"settings.bin": b"other", "vendetta_00000000": b"\x01", "g0005/head": b"no real head"}


def call(command: str, board: VirtualBoard, file: Path, *more: str) -> int:
    return cli.main([command, str(file), *more, "--port", board.address])


def on_flash(flash: Path) -> dict[str, bytes]:
    """Return the data on the flash of a board that is off."""
    whole = flash.read_bytes()
    blocks = tuple(whole[at : at + BLOCK] for at in range(0, len(whole), BLOCK))
    return VolumeLink(FlashChip(blocks)).files("/data")


def test_a_backup_has_everything(tmp_path: Path, capsys: Captured) -> None:
    file = tmp_path / "evening.zip"
    with owner_scenes.device(tmp_path) as board:
        assert call("backup", board, file) == 0
        assert f"2 games, {len(data_files())} files in all" in capsys.readouterr().out
        assert call("backup", board, file) == 2
        assert "is there already: name another file." in capsys.readouterr().err

    backup = read_backup(file)
    assert backup.files == data_files()
    assert (backup.firmware, backup.micropython) == ("0.1.0", "1.29.0")
    assert json.loads(zipfile.ZipFile(file).read("manifest.json"))["format"] == 1


def test_a_restore_takes_a_game_back_and_keeps_what_was_there(
    tmp_path: Path, capsys: Captured
) -> None:
    file = tmp_path / "evening.zip"
    file.write_bytes(Backup(data_files()).pack())
    with owner_scenes.device(tmp_path) as board:
        shown = owner_scenes.still(board)
        board.press("OK")
        board.wait_until(lambda: owner_scenes.still(board) != shown)
        newer = owner_scenes.still(board)

        assert call("restore", board, file) == 2
        told = capsys.readouterr()
        lost = rf"lost: g0002, {owner_scenes.TITLE} with (\d+) moves, goes back to (\d+) moves\."
        found = re.search(lost, told.out)
        assert found is not None
        assert int(found[1]) == int(found[2]) + 1
        assert "There is nobody to ask: say --yes to replace them." in told.err
        assert owner_scenes.still(board) == newer

        assert call("restore", board, file, "--yes") == 0
        assert "has restarted" in capsys.readouterr().out
        owner_scenes.still(board)
        board.press("OK")
        board.wait_until(lambda: owner_scenes.still(board) == shown)
    assert on_flash(tmp_path / "device.flash") == data_files()
    (safe,) = tmp_path.glob("evening-before-restore-*.zip")
    assert read_backup(safe).files != data_files()
    assert set(read_backup(safe).files) == set(data_files())


@pytest.mark.parametrize(("answer", "code"), [("n", 2), ("y", 0)])
def test_a_person_is_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: str, code: int
) -> None:
    file = tmp_path / "other.zip"
    file.write_bytes(Backup(OTHERS).pack())
    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    monkeypatch.setattr("builtins.input", lambda question: answer)
    with owner_scenes.device(tmp_path, resumed=False) as board:
        assert call("restore", board, file) == code

    assert on_flash(tmp_path / "device.flash") == (OTHERS if answer == "y" else data_files())


def test_a_board_without_the_app_is_saved_too(tmp_path: Path) -> None:
    flash = FlashImage()
    flash.write("/data/g0001/head", b"H")
    flash.save(tmp_path / "bare.flash")
    file = tmp_path / "rescued.zip"
    with VirtualBoard(tmp_path / "bare.flash", hurry=True) as board:
        assert call("backup", board, file) == 0

    assert read_backup(file).files == {"g0001/head": b"H"}
    assert read_backup(file).firmware is None


def test_names_on_the_device_do_nothing_to_the_terminal(tmp_path: Path, capsys: Captured) -> None:
    # Regression: what a restore takes away was told by its name as it was.
    head = Header("\x1b]0;evil\x07", 1, b"")
    flash = FlashImage()
    flash.write("/data/g0001/head", seal.sealed(head, bytes(32)).encode())
    flash.write("/data/vendetta_\x1b[2J", b"v")
    flash.save(tmp_path / "evil.flash")
    (tmp_path / "other.zip").write_bytes(Backup(OTHERS).pack())
    with VirtualBoard(tmp_path / "evil.flash", hurry=True) as board:
        assert call("restore", board, tmp_path / "other.zip") == 2

    told = capsys.readouterr().out
    assert "vendetta_\\x1b[2J is not in the backup" in told
    assert "evil" in told and not {"\x1b", "\x07"} & set(told)


def _place(seen: list[tuple[str, int]], wanted: str) -> int:
    return next(operations for path, operations in seen if path == wanted)


CUTS: dict[str, Callable[[list[tuple[str, int]]], int]] = {
    "while the new are written": lambda seen: _place(seen, "/data") // 2,
    "before the first rename": lambda seen: _place(seen, "/data"),
    "between the two": lambda seen: _place(seen, "/data.new"),
    "while the old are deleted": lambda seen: _place(seen, "/data.new") + 6,
}


@pytest.fixture(scope="module")
def renames(tmp_path_factory: pytest.TempPathFactory) -> list[tuple[str, int]]:
    """Return how many operations of the flash came before each rename of a folder."""
    folder = tmp_path_factory.mktemp("renames")
    (folder / "other.zip").write_bytes(Backup(OTHERS).pack())
    chips: list[LastingChip] = []
    seen: list[tuple[str, int]] = []
    rename = Volume.rename

    def make(*arguments: object) -> LastingChip:
        chips.append(LastingChip(*arguments))
        return chips[-1]

    def note(volume: Volume, old: str, new: str) -> None:
        seen.append((old, chips[-1].operations))
        rename(volume, old, new)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(virtual_boards, "LastingChip", make)
        patch.setattr(Volume, "rename", note)
        with owner_scenes.device(folder, resumed=False) as board:
            board.pull_battery()  # the second start does less than the first: there is a pool
            board.power_on()
            board.wait_until(lambda: any(board.picture))
            assert call("restore", board, folder / "other.zip", "--yes") == 0
    return seen


@pytest.mark.parametrize("when", CUTS)
def test_a_device_whose_battery_goes_has_all_of_the_one_or_the_other(
    tmp_path: Path, capsys: Captured, renames: list[tuple[str, int]], when: str
) -> None:
    file, flash = tmp_path / "other.zip", tmp_path / "device.flash"
    file.write_bytes(Backup(OTHERS).pack())
    with owner_scenes.device(tmp_path, resumed=False) as board:
        board.pull_battery()
        board.power_on(Cut(CUTS[when](renames), Moment.BEFORE))
        board.wait_until(lambda: any(board.picture))

        assert call("restore", board, file, "--yes") == 2
        told = "The device has its games from before, or those of the backup: run the command"
        assert told in capsys.readouterr().err

        board.pull_battery()
        board.power_on()
        board.wait_until(lambda: any(board.picture))
    is_new = when in ("between the two", "while the old are deleted")
    assert on_flash(flash) == (OTHERS if is_new else data_files())


def repacked(change: Callable[[dict[str, bytes]], None]) -> bytes:
    """Return a backup whose zip somebody has worked on."""
    with zipfile.ZipFile(BytesIO(Backup(OTHERS).pack())) as archive:
        files = {name: archive.read(name) for name in archive.namelist()}
    change(files)
    result = BytesIO()
    with zipfile.ZipFile(result, "w") as archive:
        for name, data in files.items():
            archive.writestr(name, data)
    return result.getvalue()


def _newer(files: dict[str, bytes]) -> None:
    files["manifest.json"] = files["manifest.json"].replace(b'"format": 1', b'"format": 2')


def _outside(files: dict[str, bytes]) -> None:
    text = files["manifest.json"].decode().replace("settings.bin", "../main.py")
    files["manifest.json"] = text.encode()
    files["data/../main.py"] = files.pop("data/settings.bin")


REFUSED = {
    # Regression: the day of a backup was printed as it was, whatever it did to the terminal.
    "a day that acts": (Backup(OTHERS, made="\x1b]0;evil\x07").pack(), "is no backup"),
    "a name too long": (Backup({"x" * 65: b""}).pack(), "has a file that no device has"),
    "a file as a folder": (Backup({"a": b"", "a/b": b""}).pack(), "has a file that no device"),
    "not a zip": (b"something else", "is no backup of Zonekeeper"),
    "cut off": (Backup(OTHERS).pack()[:-30], "is no backup of Zonekeeper"),
    "another zip": (repacked(lambda files: files.pop("manifest.json")), "is no backup"),
    "no JSON": (repacked(lambda f: f.update({"manifest.json": b"{"})), "is no backup"),
    "foreign": (repacked(lambda f: f.update({"manifest.json": b"{}"})), "is no backup"),
    "newer": (repacked(_newer), "has format 2, and this copy reads format 1"),
    "a file gone": (repacked(lambda f: f.pop("data/settings.bin")), "is damaged"),
    "a file more": (repacked(lambda f: f.update({"data/x": b""})), "is damaged"),
    "a byte changed": (repacked(lambda f: f.update({"data/g0005/head": b"?"})), "is damaged"),
    "outside": (repacked(_outside), "has a file that no device has"),
    "too many": (Backup({f"g0001/{n}": b"" for n in range(1_000)}).pack(), "has more files than"),
    "too large": (repacked(lambda f: f.update({"data/x": bytes(3 << 20)})), "larger than any"),
}


@pytest.mark.parametrize("what", REFUSED)
def test_what_is_no_whole_backup_is_refused(tmp_path: Path, capsys: Captured, what: str) -> None:
    data, sentence = REFUSED[what]
    (tmp_path / "bad.zip").write_bytes(data)

    # No board is there: nothing was asked of it before the file was read.
    assert cli.main(["restore", str(tmp_path / "bad.zip"), "--port", "socket://127.0.0.1:1"]) == 2
    assert sentence in capsys.readouterr().err


def test_a_flipped_byte_anywhere_never_passes_for_a_backup(tmp_path: Path) -> None:
    whole = Backup(OTHERS, "2026-01-01T00:00:00").pack()
    file = tmp_path / "flipped.zip"
    for place in range(0, len(whole), 3):
        file.write_bytes(whole[:place] + bytes((whole[place] ^ 0x10,)) + whole[place + 1 :])
        try:
            assert read_backup(file).files == OTHERS, place
        except Exception as error:
            assert type(error).__name__ == "CableTrouble", place


def test_a_missing_file_is_told(tmp_path: Path, capsys: Captured) -> None:
    assert cli.main(["restore", str(tmp_path / "none.zip"), "--port", "socket://127.0.0.1:1"]) == 2
    assert "none.zip: name what zonekeeper backup wrote" in capsys.readouterr().err
