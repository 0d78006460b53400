"""A small software renderer, first half: which triangle is seen in which pixel.

It keeps the triangle's number and where in it the pixel lies; colours come later, for all pixels
at once.
"""

from dataclasses import dataclass

import numpy as np

from host_tools.case.mesh import Floats, Ints

NOTHING = -1


@dataclass(frozen=True)
class View:
    """A projection: points to pixels and a depth that grows away from the eye."""

    eye: Floats
    axes: Floats  # rows: right, up, towards the eye
    focus: float  # pixels a unit at depth one; 0 for parallel rays
    scale: float  # pixels a unit for parallel rays
    size: tuple[int, int]

    def project(self, points: Floats) -> Floats:
        """Return x and y in pixels, and the depth."""
        local = (points - self.eye) @ self.axes.T
        depth = -local[:, 2]
        zoom = self.focus / depth if self.focus else np.full(len(depth), self.scale)
        x = self.size[0] / 2 + local[:, 0] * zoom
        y = self.size[1] / 2 - local[:, 1] * zoom
        return np.column_stack([x, y, depth])


def look_at(eye: Floats, target: Floats, size: tuple[int, int], lens: float) -> View:
    """Return a view from `eye`. `lens` is the height of the picture over the distance, or, if
    negative, minus the height that parallel rays show."""
    towards = eye - target
    towards = towards / np.linalg.norm(towards)
    up = np.array([0.0, 0.0, 1.0]) if abs(towards[2]) < 0.999 else np.array([0.0, 1.0, 0.0])
    right = np.cross(up, towards)
    right /= np.linalg.norm(right)
    axes = np.array([right, np.cross(towards, right), towards])
    if lens < 0:
        return View(eye, axes, 0.0, size[1] / -lens, size)
    return View(eye, axes, size[1] / lens, 1.0, size)


@dataclass(frozen=True)
class Seen:
    """For each pixel: the triangle, the weights of its corners, the depth."""

    triangle: Ints
    weights: Floats
    depth: Floats


def rasterize(view: View, points: Floats, triangles: Ints) -> Seen:
    """Find the nearest triangle of every pixel."""
    width, height = view.size
    seen = Seen(
        np.full((height, width), NOTHING, dtype=np.int64),
        np.zeros((height, width, 3)),
        np.full((height, width), np.inf),
    )
    flat = view.project(points)
    corners = flat[triangles]
    low = np.floor(corners[:, :, :2].min(axis=1)).astype(int)
    high = np.ceil(corners[:, :, :2].max(axis=1)).astype(int) + 1
    low, high = np.maximum(low, 0), np.minimum(high, [width, height])
    ahead = (corners[:, :, 2] > 0).all(axis=1)
    shown = np.nonzero((low < high).all(axis=1) & ahead)[0]
    for number in shown.tolist():
        _fill(seen, number, corners[number], (low[number], high[number]), view.focus > 0)
    return seen


def _fill(
    seen: Seen, number: int, corners: Floats, box: tuple[Ints, Ints], perspective: bool
) -> None:
    """Paint one triangle where it is nearer than what was there."""
    (ax, ay, _), (bx, by, _), (cx, cy, _) = corners.tolist()
    area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
    if abs(area) < 1e-9:
        return
    (left, top), (right, bottom) = box[0].tolist(), box[1].tolist()
    x = np.arange(left, right) + 0.5
    y = (np.arange(top, bottom) + 0.5)[:, None]
    second = ((x - ax) * (cy - ay) - (y - ay) * (cx - ax)) / area
    third = ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / area
    first = 1 - second - third
    inside = (first >= 0) & (second >= 0) & (third >= 0)
    rows, columns = np.nonzero(inside)
    weights = np.stack([part[inside] for part in (first, second, third)], axis=-1)
    if perspective:  # on the picture, depth goes evenly by its inverse
        weights = weights / corners[:, 2]
        weights /= weights.sum(axis=-1, keepdims=True)
    depth = weights @ corners[:, 2]
    place = (rows + top, columns + left)
    nearer = depth < seen.depth[place]
    place = (place[0][nearer], place[1][nearer])
    seen.depth[place] = depth[nearer]
    seen.triangle[place] = number
    seen.weights[place] = weights[nearer]
