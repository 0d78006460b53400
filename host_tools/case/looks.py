"""How things look in the pictures: colours, the lit display, the lamps."""

import numpy as np
from PIL import Image

from host_tools.case.layout import WINDOW_Y, Layout
from host_tools.case.mesh import Floats
from host_tools.case.shading import Paint

Rgb = tuple[float, float, float]

# The page's device: dark aluminium, an amber OK, an ivory BACK.
COLOURS: dict[str, Rgb] = {
    "lid": (0.335, 0.350, 0.385),
    "base": (0.285, 0.297, 0.325),
    "key UP": (0.52, 0.54, 0.58),
    "key DOWN": (0.52, 0.54, 0.58),
    "key OK": (0.93, 0.62, 0.20),
    "key BACK": (0.87, 0.84, 0.78),
    "diffuser": (0.86, 0.87, 0.88),
    "board_blue": (0.13, 0.28, 0.55),
    "board_black": (0.13, 0.14, 0.15),
    "board_tan": (0.72, 0.60, 0.38),
    "glass": (0.03, 0.035, 0.045),
    "ribbon": (0.72, 0.45, 0.16),
    "pins": (0.78, 0.66, 0.32),
    "solder": (0.66, 0.67, 0.68),
    "light": (0.90, 0.90, 0.86),
    "switch": (0.17, 0.17, 0.18),
    "plunger": (0.30, 0.30, 0.32),
    "metal": (0.72, 0.73, 0.75),
    "resistor": (0.42, 0.60, 0.72),
    "chip": (0.20, 0.20, 0.22),
    "cell": (0.62, 0.66, 0.72),
    "tray": (0.36, 0.40, 0.46),
    "clip": (0.80, 0.46, 0.30),
    "screw": (0.80, 0.80, 0.82),
    "guide": (0.85, 0.35, 0.20),
}
_ENGRAVED = 0.55  # of the light gets into an engraved mark


def plain(name: str) -> Paint:
    """Return a paint of one colour."""
    colour = np.array(COLOURS[name])
    return lambda points, _: (np.broadcast_to(colour, points.shape), np.zeros(points.shape))


def engraved(name: str, floor: float) -> Paint:
    """Return a paint that is darker on the ground of the marks, which lies on z = `floor`."""
    colour = np.array(COLOURS[name])

    def paint(points: Floats, normals: Floats) -> tuple[Floats, Floats]:
        deep = (np.abs(points[:, 2] - floor) < 0.02) & (normals[:, 2] > 0.9)
        shade = np.where(deep, _ENGRAVED, 1.0)[:, None]
        return colour * shade, np.zeros(points.shape)

    return paint


def lit_display(layout: Layout, picture: Image.Image) -> Paint:
    """Return the glass with a picture on its lit area."""
    pixels = np.asarray(picture.convert("RGB"), dtype=np.float64) / 255
    colour, m = np.array(COLOURS["glass"]), layout.m

    def paint(points: Floats, normals: Floats) -> tuple[Floats, Floats]:
        right = points[:, 0] / m.oled_active_width + 0.5
        down = 0.5 - (points[:, 1] - WINDOW_Y) / m.oled_active_height
        on = (normals[:, 2] > 0.9) & (abs(right - 0.5) < 0.5) & (abs(down - 0.5) < 0.5)
        rows = np.clip((down * pixels.shape[0]).astype(int), 0, pixels.shape[0] - 1)
        columns = np.clip((right * pixels.shape[1]).astype(int), 0, pixels.shape[1] - 1)
        shown = pixels[rows, columns]
        bright = on & (shown.max(axis=1) > 0.3)
        return np.broadcast_to(colour, points.shape), np.where(bright[:, None], shown, 0.0)

    return paint


def lit_lamps(layout: Layout, lamps: list[tuple[int, int, int]]) -> Paint:
    """Return the diffuser with its lamps on; one that is off is plain white."""
    colour = np.array(COLOURS["diffuser"]) * 0.72
    colours = np.array(lamps, dtype=np.float64) / 255
    middles = np.array([x for x, _ in layout.lamps])

    def paint(points: Floats, normals: Floats) -> tuple[Floats, Floats]:
        nearest = np.abs(points[:, :1] - middles).argmin(axis=1)
        lit = colours[nearest]
        off = np.hypot(points[:, 0] - middles[nearest], points[:, 1] - layout.lamps[0][1])
        core = np.clip(1 - off / 3.4, 0, 1)[:, None] * 0.75
        strong = lit + (1 - lit) * core * lit.max(axis=1, keepdims=True)
        on = (normals[:, 2:] > 0.9) & (lit.max(axis=1, keepdims=True) > 0)
        return np.broadcast_to(colour, points.shape), np.where(on, strong, 0.0)

    return paint
