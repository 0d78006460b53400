"""Frames as picture files: the device's face, and below it what happened, in its own letters."""

from collections.abc import Iterable
from pathlib import Path

from PIL import Image

from framebuf import MONO_VLSB, FrameBuffer
from host_tools.journal.moment import Moment
from host_tools.pictures.oled_look import SCALE, face, glass
from ui.canvas import HEIGHT, WIDTH, Canvas

_LETTER_PX = 8
_COLOURS = 64
_SHOW_MS = 900
_LAST_MS = 4000


def write_png(moment: Moment, path: Path) -> None:
    """Write one frame; a folder that is missing is made, as by `zonekeeper screenshot`."""
    path.parent.mkdir(parents=True, exist_ok=True)
    _draw(moment).save(path, "PNG", optimize=True)


def write_gif(moments: Iterable[Moment], path: Path) -> int:
    """Write frames one after the other; return how many there are."""
    path.parent.mkdir(parents=True, exist_ok=True)
    images = [_draw(moment).quantize(_COLOURS) for moment in moments]
    durations = [_SHOW_MS] * (len(images) - 1) + [_LAST_MS]
    first, rest = images[0], images[1:]
    first.save(path, "GIF", save_all=True, append_images=rest, duration=durations, loop=0)
    return len(images)


def _draw(moment: Moment) -> Image.Image:
    shown = face(moment.frame.picture, moment.frame.lights)
    words = glass(_write(moment.caption)).crop((0, 0, WIDTH * SCALE, _LETTER_PX * SCALE))
    margin = (shown.width - words.width) // 2
    image = Image.new("RGB", (shown.width, shown.height + words.height + margin))
    image.paste(shown, (0, 0))
    image.paste(words, (margin, shown.height))
    return image


def _write(text: str) -> bytes:
    """Return a picture with a line of text at the top."""
    picture = bytearray(WIDTH * HEIGHT // 8)
    Canvas(FrameBuffer(picture, WIDTH, HEIGHT, MONO_VLSB)).text(text.encode("ascii"), 0, 0)
    return bytes(picture)
