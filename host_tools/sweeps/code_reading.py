"""Codes on the glass, photographed, and read by a reader that others wrote (`zxing-cpp`).

Each goes through the firmware's own driver to the chip: what is photographed is what the chip
lights. Half of them are seals and fingerprints on their own page; the others are texts of every
length, and so of every version and level, in the middle of a lit glass.
"""

import random
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import cache, partial
from typing import Any

import zxingcpp
from PIL import Image

from host_tools.simulated import world as worlds
from host_tools.simulated.disk import SimDisk
from host_tools.simulated.install import install
from host_tools.sweeps.code_photo import Camera
from host_tools.sweeps.report import Advance, Report, quiet
from key import DOWN
from tabletop.pages.code_screen import CodeScreen
from tabletop.pages.code_text import letters
from ui.canvas import HEIGHT, WIDTH, Canvas
from ui.widgets.glass_code import picture

# What a phone makes of it in somebody's hand. Every such photograph is read.
HAND = Camera(turned=10, tilted=15, blur=0.4, noise=25, bands=10)
SHARP = Camera()
SCALES = (3, 4, 6)

_TILL = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:"
_LONGEST_TILL, _LONGEST_BYTES = 77, 53  # letters of the largest code
_BATCH = 20


class Glass:
    """A display with the firmware's driver before it. It stands in for a game, too."""

    def __init__(self) -> None:
        self._world = worlds.World()
        worlds.power(self._world)
        install()
        from board import Board  # it needs the clock that was just installed

        self._oled: Any = Board(SimDisk()).oled
        self._oled.begin()
        self._canvas: Any = Canvas(self._oled)
        self.home = self

    def words(self, digest: bytes) -> list[bytes]:
        """Return no words: they are not looked at."""
        return []

    def page(self, kind: bytes, digest: bytes) -> bytes:
        """Return what the glass shows when the code of a digest is asked for on its page."""
        screen: Any = CodeScreen(self, kind, kind, digest)
        screen.press(DOWN, 0)
        self._canvas.clear()
        screen.draw(self._canvas)
        return self._lit()

    def alone(self, text: bytes) -> bytes:
        """Return what the glass shows with a code in its middle and nothing else."""
        code, side = picture(text)
        self._oled.fill(1)
        self._oled.blit(code, (WIDTH - side) // 2, (HEIGHT - side) // 2)
        return self._lit()

    def _lit(self) -> bytes:
        self._oled.show()
        return bytes(self._world.chip.picture())


@cache
def _glass() -> Glass:
    return Glass()


def read(image: Image.Image) -> list[str]:
    """Return the texts of all codes in a photograph."""
    return [found.text for found in zxingcpp.read_barcodes(image)]


def shown(rng: random.Random) -> tuple[str, bytes]:
    """Return a random text that is in a code, and the glass that shows it."""
    if rng.random() < 0.5:
        kind, digest = rng.choice((b"SEAL", b"LOG")), rng.randbytes(32)
        text = b"ZK2 %s %s" % (kind, letters(digest))
        return text.decode(), _glass().page(kind, digest)
    if rng.random() < 0.5:
        text = bytes(rng.choices(_TILL, k=rng.randint(1, _LONGEST_TILL)))
    else:
        text = bytes(rng.choices(range(33, 127), k=rng.randint(1, _LONGEST_BYTES)))
    return text.decode(), _glass().alone(text)


def misread(camera: Camera, seed: int) -> str:
    """Return what a photograph of the code with this seed was taken for; nothing if it is read."""
    rng = random.Random(seed)
    text, glass = shown(rng)
    found = read(camera.shoot(glass, rng))
    return "" if found == [text] else f"seed {seed}: {text!r} was read as {found}"


def run(seed: int, count: int, workers: int = 2, advance: Advance = quiet) -> Report:
    """Photograph and read so many codes: sharp, and in a hand, from near and from afar."""
    cameras = [SHARP, *(replace(HAND, scale=scale) for scale in SCALES)]
    with ProcessPoolExecutor(workers) as pool:
        for start in range(0, count, _BATCH):
            seeds = range(seed + start, seed + min(start + _BATCH, count))
            camera = cameras[start // _BATCH % len(cameras)]
            wrong = next(filter(None, pool.map(partial(misread, camera), seeds)), "")
            if wrong:
                return Report("", f"{wrong} by {camera}")
            advance(len(seeds))
    return Report(f"{count:,} codes were read by {len(cameras)} cameras.")
