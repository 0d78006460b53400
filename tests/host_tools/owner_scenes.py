"""Boards for the owner's commands: real MicroPython, the compiled firmware, games on flash."""

import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from host_tools.installer.package import Package, build
from host_tools.serial_board.board import SerialBoard
from host_tools.serial_board.installed_flash import flash_image
from host_tools.simulated.disk import SimDisk
from host_tools.simulated.zoneplex_log import Log
from host_tools.size import FIRMWARE
from storage.saves import Saves

RECORDED = Path(__file__).resolve().parents[1] / "recorded"
OVER = "zoneplex/036_5p_eye.zkj"
IN_PLAY = "zoneplex/000_3p_eye.zkj"
PLAYED = 30  # lines of the game in play, after it was set up

_PATIENCE_S = 20.0
_STILL_RESTS = 60  # of four milliseconds: longer than any screen takes to come in


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
def image(*, with_firmware: bool = True) -> bytes:
    """Return the flash of a device with that data."""
    files = {f"/data/{name}": data for name, data in data_files().items()}
    return flash_image(package() if with_firmware else None, files)


@contextmanager
def switched_on(flash: Path, *, resumed: bool = True, hurry: bool = True) -> Iterator[SerialBoard]:
    """Yield a board that runs from a flash; somebody has taken the game up on it."""
    with SerialBoard(flash, hurry=hurry) as board:
        wait_until(lambda: any(board.picture))
        if resumed:
            launcher = still(board)
            tap(board, "OK")
            wait_until(lambda: still(board) != launcher)
        yield board


@contextmanager
def device(folder: Path, *, resumed: bool = True, hurry: bool = True) -> Iterator[SerialBoard]:
    """Yield a device of its own in the middle of a game."""
    flash = folder / "device.flash"
    flash.write_bytes(image())
    with switched_on(flash, resumed=resumed, hurry=hurry) as board:
        yield board


def tap(board: SerialBoard, key: str) -> None:
    """Press a key and let go of it, each for as long as the debouncing takes."""
    rest(board)
    for is_down in (True, False):
        board.touch(key, is_down)
        rest(board)


def still(board: SerialBoard) -> bytes:
    """Return the picture once it does not move any more, of an app that runs."""
    rest(board)
    before = b""
    while before != board.picture:
        before = board.picture
        rest(board, _STILL_RESTS)
    return before


def rest(board: SerialBoard, count: int = 10) -> None:
    """Let the app come to rest so many times, which is after each of its steps."""
    end = board.rests + count
    wait_until(lambda: board.rests >= end)


def wait_until(holds: Callable[[], bool]) -> None:
    """Wait for something to come true; fail when it does not."""
    end = time.monotonic() + _PATIENCE_S
    while not holds():
        assert time.monotonic() < end, "the board does not get there"
        time.sleep(0.01)
