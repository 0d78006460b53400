"""A small software renderer, second half: light, shadow, edges, and the glow of what shines."""

from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np
from PIL import Image, ImageFilter

from host_tools.case.mesh import Floats, Ints, Mesh
from host_tools.case.raster import NOTHING, Seen, View, look_at, rasterize

# Points in the part's own frame and their normals to colours and to how much they shine by
# themselves.
Paint = Callable[[Floats, Floats], tuple[Floats, Floats]]

GROUND = np.array([0.905, 0.885, 0.845])
FINE = 2  # pixels a side that become one in the end
_SUN = (-0.52, -0.50, 0.80)
_SKY = np.array([0.70, 0.73, 0.78])
_BOUNCE = np.array([0.62, 0.60, 0.56])
_SUNLIGHT = np.array([0.60, 0.58, 0.54])
_SHADOW_PIXELS = 1400
_SHINE = 0.16


@dataclass(frozen=True)
class Thing:
    """A mesh in its own frame, where it stands in the scene, and how it is painted."""

    mesh: Mesh
    turn: Floats  # 3 x 3
    shift: Floats
    paint: Paint

    @property
    def placed(self) -> Floats:
        """The corners in the scene."""
        return np.asarray(self.mesh.corners @ self.turn.T + self.shift)


@dataclass(frozen=True)
class Scene:
    """Things on a table, who looks at them, and names for points. `lens`: see `look_at`."""

    things: list[Thing]
    eye: tuple[float, float, float]
    target: tuple[float, float, float]
    lens: float
    table: float
    labels: list[tuple[str, tuple[float, float, float]]] = field(default_factory=list)
    sun: tuple[float, float, float] = _SUN  # the direction it stands in


@dataclass(frozen=True)
class _Pixels:
    """What is known of each pixel before it is lit."""

    point: Floats
    normal: Floats
    colour: Floats
    glow: Floats
    group: Ints


def render(scene: Scene, size: tuple[int, int]) -> Image.Image:
    """Return the picture."""
    big = (size[0] * FINE, size[1] * FINE)
    view = look_at(np.array(scene.eye), np.array(scene.target), big, scene.lens)
    points, triangles, owners = _together(scene.things)
    seen = rasterize(view, points, triangles)
    pixels = _gather(scene, view, seen, (points, triangles, owners))
    sun = np.array(scene.sun) / np.linalg.norm(scene.sun)
    lit = _sunlit(pixels, points, triangles, sun)
    colour = _shade(pixels, lit, sun, view) * _edges(pixels, seen)[..., None]
    return _develop(colour, pixels.glow, size)


def _together(things: list[Thing]) -> tuple[Floats, Ints, Ints]:
    """Return all corners, all triangles, and whose each triangle is."""
    points, triangles, owners, count = [], [], [], 0
    for number, thing in enumerate(things):
        points.append(thing.placed)
        triangles.append(thing.mesh.triangles + count)
        owners.append(np.full(len(thing.mesh.triangles), number))
        count += len(thing.mesh.corners)
    return np.concatenate(points), np.concatenate(triangles), np.concatenate(owners)


def _gather(scene: Scene, view: View, seen: Seen, whole: tuple[Floats, Ints, Ints]) -> _Pixels:
    """Collect position, normal and colour of every pixel; where nothing is, the table is."""
    points, triangles, owners = whole
    shape = seen.triangle.shape
    point = _on_table(view, shape, scene.table)
    normal = np.zeros((*shape, 3))
    normal[..., 2] = 1
    colour = np.broadcast_to(GROUND, (*shape, 3)).copy()
    glow = np.zeros((*shape, 3))
    group = np.full(shape, NOTHING)
    hit = seen.triangle != NOTHING
    group[hit] = owners[seen.triangle[hit]]
    first = 0
    for number, thing in enumerate(scene.things):
        mine = group == number
        index, weight = triangles[seen.triangle[mine]], seen.weights[mine][..., None]
        point[mine] = (points[index] * weight).sum(axis=1)
        home = (thing.mesh.corners[index - first] * weight).sum(axis=1)
        local = (thing.mesh.normals[index - first] * weight).sum(axis=1)
        local /= np.maximum(np.linalg.norm(local, axis=1, keepdims=True), 1e-9)
        normal[mine] = local @ thing.turn.T
        colour[mine], glow[mine] = thing.paint(home, local)
        first += len(thing.mesh.corners)
    return _Pixels(point, normal, colour, glow, group)


def _on_table(view: View, shape: tuple[int, ...], table: float) -> Floats:
    """Return where the ray of each pixel meets the table."""
    height, width = shape
    x = (np.arange(width) + 0.5 - width / 2)[None, :, None]
    y = (height / 2 - np.arange(height) - 0.5)[:, None, None]
    right, up, back = view.axes
    if view.focus:
        ray = (x * right + y * up) / view.focus - back
        start = np.broadcast_to(view.eye, ray.shape)
    else:
        start = view.eye + (x * right + y * up) / view.scale
        ray = np.broadcast_to(-back, start.shape)
    down = np.minimum(ray[..., 2:], -1e-3)
    return np.asarray(start + ray * (table - start[..., 2:]) / down)


def _sunlit(pixels: _Pixels, points: Floats, triangles: Ints, sun: Floats) -> Floats:
    """Return how much of the sun each pixel sees, soft at the edges of a shadow."""
    middle = (points.min(axis=0) + points.max(axis=0)) / 2
    radius = float(np.linalg.norm(points.max(axis=0) - points.min(axis=0))) / 2
    size = (_SHADOW_PIXELS, _SHADOW_PIXELS)
    view = look_at(middle + sun * 4 * radius, middle, size, -2.1 * radius)
    depth = rasterize(view, points, triangles).depth
    lifted = pixels.point + pixels.normal * 0.25
    flat = view.project(lifted.reshape(-1, 3))
    total = np.zeros(len(flat))
    offsets = [(i, j) for i in (-3, -1, 1, 3) for j in (-3, -1, 1, 3)]
    for dx, dy in offsets:
        x = np.clip((flat[:, 0] + dx).astype(int), 0, _SHADOW_PIXELS - 1)
        y = np.clip((flat[:, 1] + dy).astype(int), 0, _SHADOW_PIXELS - 1)
        total += flat[:, 2] <= depth[y, x] + 0.15 + radius * 0.003
    return np.asarray((total / len(offsets)).reshape(pixels.group.shape))


def _shade(pixels: _Pixels, lit: Floats, sun: Floats, view: View) -> Floats:
    """Return the colour of each pixel: sky from above, the table's bounce from below, the sun."""
    normal = pixels.normal
    above = (normal[..., 2:] + 1) / 2
    ambient = _SKY * above + _BOUNCE * (1 - above)
    direct = np.maximum(normal @ sun, 0)[..., None] * lit[..., None]
    towards = view.eye - pixels.point
    towards = towards / np.linalg.norm(towards, axis=-1, keepdims=True)
    half = towards + sun
    half /= np.linalg.norm(half, axis=-1, keepdims=True)
    shine = np.maximum((normal * half).sum(axis=-1), 0) ** 40 * lit * _SHINE
    on_things = (pixels.group != NOTHING)[..., None]
    light = ambient + _SUNLIGHT * direct
    table = pixels.colour * (0.62 + 0.38 * lit[..., None])
    return np.asarray(np.where(on_things, pixels.colour * light + shine[..., None], table))


def _edges(pixels: _Pixels, seen: Seen) -> Floats:
    """Return a factor that darkens pixels where the surface breaks off or turns sharply."""
    dark = np.zeros(pixels.group.shape, dtype=bool)
    depth = np.where(np.isfinite(seen.depth), seen.depth, 1e4)
    for axis in (0, 1):
        step = [slice(None), slice(None)]
        back = [slice(None), slice(None)]
        step[axis], back[axis] = slice(1, None), slice(None, -1)
        one, two = tuple(step), tuple(back)
        turn = (pixels.normal[one] * pixels.normal[two]).sum(axis=-1) < 0.80
        leap = np.abs(depth[one] - depth[two]) > 0.01 * np.minimum(depth[one], depth[two])
        other = pixels.group[one] != pixels.group[two]
        dark[one] |= turn | leap | other
    return np.where(dark, 0.62, 1.0)


def _develop(colour: Floats, glow: Floats, size: tuple[int, int]) -> Image.Image:
    """Add the glow, spread it a little, and make each square of fine pixels one."""
    halo = Image.fromarray((np.clip(glow, 0, 1) * 255).astype(np.uint8))
    halo = halo.resize(size, Image.Resampling.BOX)
    spread = sum(
        np.asarray(halo.filter(ImageFilter.GaussianBlur(radius)), dtype=np.float64) * share
        for radius, share in ((3, 0.30), (11, 0.45))
    )
    fine = np.clip(colour * (glow.max(axis=-1, keepdims=True) <= 0) + glow, 0, 1)
    image = Image.fromarray((fine * 255).astype(np.uint8)).resize(size, Image.Resampling.BOX)
    whole = np.asarray(image, dtype=np.float64) + spread
    return Image.fromarray(np.clip(whole, 0, 255).astype(np.uint8))
