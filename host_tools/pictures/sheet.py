"""The contact sheet: chosen screens side by side, their captions in the device's own letters."""

from collections.abc import Sequence

from PIL import Image

from host_tools.pictures.oled_look import face_size
from ui.canvas import Canvas

COLUMNS = 3

_GROUND = (22, 25, 30)
_INK = (150, 162, 178)
_GAP = 20
_CAPTION_SCALE = 3
_CAPTION_HEIGHT = 38
_CAPTION_PX = 8


def contact_sheet(faces: Sequence[tuple[Image.Image, str]]) -> Image.Image:
    """Return all faces, each with its caption below, row by row."""
    width, height = face_size()
    rows = (len(faces) + COLUMNS - 1) // COLUMNS
    cell_width, cell_height = width + _GAP, height + _CAPTION_HEIGHT + _GAP
    sheet = Image.new("RGB", (COLUMNS * cell_width + _GAP, rows * cell_height + _GAP), _GROUND)
    for index, (face, caption) in enumerate(faces):
        x = _GAP + index % COLUMNS * cell_width
        y = _GAP + index // COLUMNS * cell_height
        sheet.paste(face, (x, y))
        _write(sheet, caption, (x, y + height + 10))
    return sheet


def _write(sheet: Image.Image, caption: str, at: tuple[int, int]) -> None:
    mask = _letters(caption.encode("ascii"))
    sheet.paste(Image.new("RGB", mask.size, _INK), at, mask)


def _letters(text: bytes) -> Image.Image:
    """Return a line of text in the firmware's small font, as a mask."""
    from framebuf import MONO_VLSB, FrameBuffer

    width = 8 * len(text) + 1
    buf = bytearray(width)
    canvas = Canvas(FrameBuffer(buf, width, _CAPTION_PX, MONO_VLSB))
    end = max(1, canvas.text(text, 0, 0))
    mask = Image.new("1", (end, _CAPTION_PX))
    for x in range(end):
        for y in range(_CAPTION_PX):
            mask.putpixel((x, y), buf[x] >> y & 1)
    size = (end * _CAPTION_SCALE, _CAPTION_PX * _CAPTION_SCALE)
    return mask.resize(size, Image.Resampling.NEAREST)
