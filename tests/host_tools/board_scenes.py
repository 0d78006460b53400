"""Boards for tests: blank, or with the firmware and a game in play. Built once, copied often."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from host_tools.cable import board_link
from host_tools.flash.chip import Image
from host_tools.installer.package import Package, build
from host_tools.sweeps.flash_cut import flash_with_game
from host_tools.virtual_board.board import VirtualBoard
from host_tools.virtual_board.flash_image import save

RUNS = board_link.RUNS.encode()


@cache
def package() -> Package:
    """Return the firmware as it goes on a board."""
    return build()


@cache
def in_play() -> Image:
    """Return the flash of a board with the firmware and a game in play."""
    return flash_with_game(package())


@contextmanager
def board(image: Image | None = None, *, hurry: bool = True) -> Iterator[VirtualBoard]:
    """Switch a board on: a blank one, or one with an image. One with a firmware is waited for."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "board.flash"
        if image is not None:
            save(image, file)
        with VirtualBoard(file, hurry=hurry) as switched_on:
            if image is not None:
                switched_on.wait_until(lambda: RUNS in switched_on.said)
                switched_on.settle()
            yield switched_on


def export(folder: Path, files: dict[str, bytes]) -> None:
    """Write files below a folder."""
    shutil.rmtree(folder, ignore_errors=True)
    for path, data in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(data)
