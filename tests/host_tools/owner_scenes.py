"""Boards for the owner's commands: real MicroPython, the compiled firmware, games on flash."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from host_tools.installer.package import Package, build
from host_tools.serial_board.board import SerialBoard
from host_tools.serial_board.installed_flash import flash_image
from host_tools.simulated.disk import SimDisk
from host_tools.simulated.zoneplex_log import Log
from storage.saves import Saves

RECORDED = Path(__file__).resolve().parents[1] / "recorded"
OVER = "zoneplex/036_5p_eye.zkj"
IN_PLAY = "zoneplex/000_3p_eye.zkj"
PLAYED = 30  # lines of the game in play, after it was set up

_PATIENCE_S = 20.0


@cache
def package() -> Package:
    """Return the firmware, compiled once."""
    return build()


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
def switched_on(flash: Path, *, resumed: bool = True) -> Iterator[SerialBoard]:
    """Yield a board that runs from a flash; somebody has taken the game up on it."""
    with SerialBoard(flash, hurry=True) as board:
        wait_until(lambda: any(board.picture))
        if resumed:
            launcher = still(board)
            tap(board, "OK")
            wait_until(lambda: still(board) != launcher)
        yield board


@contextmanager
def device(folder: Path, *, resumed: bool = True) -> Iterator[SerialBoard]:
    """Yield a device of its own in the middle of a game."""
    flash = folder / "device.flash"
    flash.write_bytes(image())
    with switched_on(flash, resumed=resumed) as board:
        yield board


def tap(board: SerialBoard, key: str) -> None:
    """Press a key and let go of it, long enough for the debouncing."""
    board.touch(key, True)
    time.sleep(0.05)
    board.touch(key, False)
    time.sleep(0.05)


def still(board: SerialBoard) -> bytes:
    """Return the picture once it does not move any more."""
    before, seen = b"", board.picture
    while before != seen:
        time.sleep(0.15)
        before, seen = seen, board.picture
    return seen


def wait_until(holds: Callable[[], bool]) -> None:
    """Wait for something to come true; fail when it does not."""
    end = time.monotonic() + _PATIENCE_S
    while not holds():
        assert time.monotonic() < end, "the board does not get there"
        time.sleep(0.01)
