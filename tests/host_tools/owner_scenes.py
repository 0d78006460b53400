"""Boards for the owner's commands: real MicroPython, the compiled firmware, games on flash."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from host_tools.installer.package import Package, build
from host_tools.serial_board.board import SerialBoard
from host_tools.serial_board.flash_image import FlashImage
from host_tools.simulated.disk import SimDisk
from host_tools.simulated.zoneplex_log import Log
from host_tools.size import FIRMWARE
from storage.saves import Saves

RECORDED = Path(__file__).resolve().parents[1] / "recorded"
OVER = "zoneplex/036_5p_eye.zkj"
IN_PLAY = "zoneplex/000_3p_eye.zkj"
PLAYED = 30  # lines of the game in play, after it was set up


# A stand-in for the firmware's own checks, until it has them: it speaks as they do to the cable.
_CHECKS = """
def run(board, disk, draw_secret, names):
    for name in names:
        if name == "display":
            board.oled.fill(1)
            board.oled.show()
        if name == "keys":
            print("ask", name, "Press any key.", sep=chr(9))
            print("finding", name, *_key(board), sep=chr(9))
        elif name == "battery":
            print("secret", draw_secret()[0].hex())
            print("finding", name, "warn", "Half empty.", sep=chr(9))
        else:
            print("finding", name, "ok", "Fine.", sep=chr(9))
    print("done")


def _key(board):
    start = board.now()
    while board.now() - start < 20_000:
        if board.keys.take():
            return "ok", "A key was pressed."
        board.rest()
    return "warn", "Nobody pressed a key."
"""


@cache
def package() -> Package:
    """Return the firmware, compiled once."""
    if (FIRMWARE / "checks").exists():
        return build()
    with TemporaryDirectory() as folder:
        copy = Path(folder) / "firmware"
        shutil.copytree(FIRMWARE, copy, ignore=shutil.ignore_patterns("__pycache__"))
        (copy / "checks").mkdir()
        (copy / "checks" / "__init__.py").touch()
        (copy / "checks" / "over_cable.py").write_text(_CHECKS)
        return build(copy)


def recorded(name: str) -> Log:
    """Return a recorded game."""
    return Log((RECORDED / name).read_bytes())


@cache
def data_files() -> dict[str, bytes]:
    """Return a /data with a game that is over, one in play, settings and a Vendetta sheet."""
    disk = SimDisk()
    over = recorded(OVER)
    over.lay_on_flash(disk, len(over.lines))
    Saves(disk).journal(1).close()
    playing = recorded(IN_PLAY)
    playing.lay_on_flash(disk, playing.begun + PLAYED)
    disk.files["vendetta_0123abcd"] = b"\x01 not looked into here"
    return dict(disk.files)


@cache
def image() -> bytes:
    """Return the flash of a device with that data."""
    flash = FlashImage()
    flash.install(package())
    for name, data in data_files().items():
        flash.write(f"/data/{name}", data)
    return b"".join(flash.image)


@contextmanager
def switched_on(flash: Path, *, resumed: bool = True, hurry: bool = True) -> Iterator[SerialBoard]:
    """Yield a board that runs from a flash; somebody has taken the game up on it."""
    with SerialBoard(flash, hurry=hurry) as board:
        board.wait_until(lambda: any(board.picture))
        if resumed:
            launcher = still(board)
            board.press("OK")
            board.wait_until(lambda: still(board) != launcher)
        yield board


@contextmanager
def device(folder: Path, *, resumed: bool = True, hurry: bool = True) -> Iterator[SerialBoard]:
    """Yield a device of its own in the middle of a game."""
    flash = folder / "device.flash"
    flash.write_bytes(image())
    with switched_on(flash, resumed=resumed, hurry=hurry) as board:
        yield board


def still(board: SerialBoard) -> bytes:
    """Return the picture once it does not move any more, of an app that runs."""
    board.settle()
    before = b""
    while before != board.picture:
        before = board.picture
        board.settle()
    return before
