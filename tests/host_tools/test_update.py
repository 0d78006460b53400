"""Updates and steps back: the open game is there after both, or is left alone and named."""

import io
import shutil
import subprocess
import tarfile
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from host_tools.flash.chip import Image
from host_tools.installer.package import Package, build
from host_tools.shelf import games, way_to
from host_tools.size import FIRMWARE
from host_tools.sweeps.flash_cut import seen_by
from host_tools.virtual_board.flash_image import FlashImage
from tests.firmware.reading import shows
from tests.host_tools import board_scenes

ROOT = FIRMWARE.parent
_HISTORY = 40  # commits to look through for a firmware that differs


def git(*words: str) -> bytes:
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, check=True).stdout


def previous_commit() -> str | None:
    """Return the newest commit whose firmware is not the one that lies here, if there is one."""
    for commit in git("log", f"-{_HISTORY}", "--format=%H", "HEAD", "--", "firmware").split():
        if git("diff", "--name-only", commit.decode(), "--", "firmware"):
            return commit.decode()
    return None


@cache
def previous_package() -> Package:
    """Return the firmware of the commit before; in a copy without history, one that says less."""
    commit = previous_commit()
    if commit is None:
        return changed_package("main.py", "Something broke: restarted", "Restarted")
    with TemporaryDirectory() as folder:
        archive = git("archive", commit, "firmware")
        with tarfile.open(fileobj=io.BytesIO(archive)) as files:
            files.extractall(folder, filter="data")
        return build(Path(folder) / "firmware")


def changed_package(path: str, before: str, after: str) -> Package:
    """Return this firmware with a change in one of its files."""
    with TemporaryDirectory() as folder:
        firmware = Path(shutil.copytree(FIRMWARE, Path(folder) / "firmware"))
        text = (firmware / path).read_text()
        assert before in text
        (firmware / path).write_text(text.replace(before, after))
        return build(firmware)


@cache
def package_of_another_format() -> Package:
    """Return a firmware that keeps and reads games in formats of its own, as a later one may."""
    ours = "FORMAT = const(2)\nOLD_FORMAT = const(1)"
    return changed_package("engine/header.py", ours, "FORMAT = const(4)\nOLD_FORMAT = const(3)")


def updated(image: Image, package: Package, slot: str) -> Image:
    """Return a flash after another firmware was put into a slot of it."""
    flash = FlashImage(image)
    flash.install(package, slot)
    return flash.image


def seen_on(image: Image) -> tuple[bytes, bytes]:
    """Return what a board shows from power-on, and when Resume was chosen."""
    with board_scenes.board(image) as board:
        return seen_by(board)


def journal(image: Image) -> dict[str, bytes]:
    """Return the files of the first game, but for those that are only a cache."""
    disk = FlashImage(image).disk
    names = [name for name in disk.names("g0001") if not name.startswith("mark")]
    return {name: disk.read(f"g0001/{name}") for name in names}


def test_the_game_goes_on_under_the_firmware_of_the_commit_before_and_back_under_this_one() -> (
    None
):
    now = board_scenes.in_play()
    wanted = seen_on(now)

    before = updated(now, previous_package(), "b")
    assert seen_on(before)[1] == wanted[1]
    again = updated(before, board_scenes.package(), "a")

    assert seen_on(again) == wanted
    assert journal(again) == journal(now)


def test_a_game_in_another_format_is_named_left_alone_and_opens_again_where_it_belongs() -> None:
    now = board_scenes.in_play()
    wanted = seen_on(now)
    later = updated(now, package_of_another_format(), "b")

    with board_scenes.board(later) as board:
        board.press("OK")
        assert shows(board.picture, b"Needs other firmware")
        left = board.image

    assert journal(left) == journal(now)
    back = updated(left, board_scenes.package(), "a")
    assert seen_on(back) == wanted


def test_a_game_of_a_later_firmware_survives_the_step_back() -> None:
    flash = FlashImage()
    flash.install(package_of_another_format())
    with board_scenes.board(flash.image) as board:
        board.press(*way_to(games()[0]), "OK", "OK")  # a game without set-up, its dice, a roll
        board.settle(1000)
        kept = board.image
    wanted = seen_on(kept)

    back = updated(kept, board_scenes.package(), "b")
    with board_scenes.board(back) as board:
        board.press("OK")
        assert shows(board.picture, b"Needs other firmware")
        left = board.image

    assert journal(left) == journal(kept)
    assert seen_on(updated(left, package_of_another_format(), "a")) == wanted
