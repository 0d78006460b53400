"""Boards for the owner's commands: real MicroPython, the compiled firmware, games on flash."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from games import catalogue
from host_tools.shelf import recorded_games
from host_tools.simulated.disk import SimDisk
from host_tools.simulated.game_log import Log
from host_tools.virtual_board.board import VirtualBoard
from host_tools.virtual_board.flash_image import FlashImage
from storage.saves import Saves
from tests.host_tools.board_scenes import package


def _first(kind: str, games: Iterable[Path]) -> Path:
    """Return the first recorded game of a kind; their numbers change with the rules."""
    return next(path for path in games if kind in path.stem)


OVER = _first("_5p_eye", recorded_games())
IN_PLAY = _first("_3p_", sorted(OVER.parent.iterdir()))
PLAYED = 30  # lines of the game in play, after it was set up
TITLE = catalogue.title(Log(OVER.read_bytes()).header.game).decode()


def played_so_far() -> bytes:
    """Return the log of the game in play."""
    whole = IN_PLAY.read_bytes()
    log = Log(whole)
    return whole[: len(whole) - sum(map(len, log.lines[log.begun + PLAYED :]))]


@cache
def data_files() -> dict[str, bytes]:
    """Return a /data with a game that is over, one in play, settings and a Vendetta sheet."""
    disk = SimDisk()
    over = Log(OVER.read_bytes())
    over.lay_on_flash(disk, len(over.lines))
    Saves(disk).journal(1).close()
    playing = Log(IN_PLAY.read_bytes())
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
def switched_on(
    flash: Path, *, resumed: bool = True, hurry: bool = True
) -> Iterator[VirtualBoard]:
    """Yield a board that runs from a flash; somebody has taken the game up on it."""
    with VirtualBoard(flash, hurry=hurry) as board:
        board.wait_until(lambda: any(board.picture))
        if resumed:
            launcher = still(board)
            board.press("OK")
            board.wait_until(lambda: still(board) != launcher)
        yield board


@contextmanager
def device(folder: Path, *, resumed: bool = True, hurry: bool = True) -> Iterator[VirtualBoard]:
    """Yield a device of its own in the middle of a game."""
    flash = folder / "device.flash"
    flash.write_bytes(image())
    with switched_on(flash, resumed=resumed, hurry=hurry) as board:
        yield board


def still(board: VirtualBoard) -> bytes:
    """Return the picture once it does not move any more, of an app that runs."""
    board.settle()
    before = b""
    while before != board.picture:
        before = board.picture
        board.settle()
    return before
