"""Names beside the things of a picture: a thin line from each to the margin."""

import numpy as np
from PIL import Image, ImageDraw, ImageFont

from host_tools.case.raster import look_at
from host_tools.case.shading import Scene

_INK = (70, 66, 60)
_SIZE = 21
_MARGIN = 18
_APART = 34  # between two lines of text

Label = tuple[str, tuple[float, float, float]]


def write_labels(image: Image.Image, scene: Scene, labels: list[Label]) -> Image.Image:
    """Write each name at the nearer margin, level with the point it belongs to."""
    view = look_at(np.array(scene.eye), np.array(scene.target), image.size, scene.lens)
    points = view.project(np.array([point for _, point in labels]))
    pen, font = ImageDraw.Draw(image), ImageFont.load_default(_SIZE)
    for on_right in (False, True):
        mine = [
            (float(y), float(x), name)
            for (name, _), (x, y, _) in zip(labels, points, strict=True)
            if (x > image.width / 2) == on_right
        ]
        for level, (y, x, name) in zip(_spread(mine), sorted(mine), strict=True):
            width = pen.textlength(name, font)
            left = image.width - _MARGIN - width if on_right else float(_MARGIN)
            end = left - 6 if on_right else left + width + 6
            pen.line([(end, level), (x, y)], fill=_INK, width=1)
            pen.ellipse([x - 2.5, y - 2.5, x + 2.5, y + 2.5], fill=_INK)
            pen.text((left, level), name, fill=_INK, font=font, anchor="lm")
    return image


def _spread(places: list[tuple[float, float, str]]) -> list[float]:
    """Return a height for each line, from the top, none too near to the one before."""
    levels: list[float] = []
    for y, _, _ in sorted(places):
        levels.append(max(y, levels[-1] + _APART) if levels else y)
    return levels
