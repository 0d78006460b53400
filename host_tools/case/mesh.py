"""Solids as triangles: for pictures with smooth normals, for rays that measure walls."""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from host_tools.case.kernel import Solid, Vector

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]


@dataclass(frozen=True)
class Mesh:
    """Corners, triangles, and one normal a corner; corners of different faces are not shared."""

    corners: Floats
    triangles: Ints
    normals: Floats


@lru_cache(maxsize=200)
def mesh_of(solid: Solid, tolerance: float = 0.05, angle: float = 0.2) -> Mesh:
    """Return a solid's surface as triangles, none further from it than the tolerance.

    Face by face, so that a normal is smooth on a rounding and sharp at an edge; the faces of a
    solid meet in the same points, because it is divided as a whole first.
    """
    solid.mesh(tolerance, angle)
    points, index, count = [], [], 0
    for face in solid.faces():
        corners, triangles = face.tessellate(tolerance, angle)
        points.append(np.array([tuple(corner) for corner in corners], dtype=np.float64))
        index.append(np.array(triangles, dtype=np.int64) + count)
        count += len(corners)
    whole, sides = np.concatenate(points), np.concatenate(index)
    return Mesh(whole, sides, _normals(whole, sides))


def _normals(points: Floats, index: Ints) -> Floats:
    """Return the mean normal round each corner, larger triangles counting more."""
    a, b, c = (points[index[:, side]] for side in range(3))
    flat = np.cross(b - a, c - a)
    total = np.zeros_like(points)
    for side in range(3):
        np.add.at(total, index[:, side], flat)
    length = np.linalg.norm(total, axis=1, keepdims=True)
    return np.asarray(total / np.maximum(length, 1e-12))


def crossings(mesh: Mesh, origin: Vector, direction: Vector) -> list[float]:
    """Return how far along a ray it goes through the surface, in order.

    Every second stretch between two crossings is inside. A ray along an edge would be counted
    twice, so such pairs are taken as one.
    """
    start, along = np.array(origin), np.array(direction)
    along = along / np.linalg.norm(along)
    a, b, c = (mesh.corners[mesh.triangles[:, side]] for side in range(3))
    one, two = b - a, c - a
    across = np.cross(along, two)
    size = np.einsum("ij,ij->i", one, across)
    flat = np.abs(size) < 1e-12
    scale = 1 / np.where(flat, 1.0, size)
    away = start - a
    u = np.einsum("ij,ij->i", away, across) * scale
    other = np.cross(away, one)
    v = other @ along * scale
    far = np.einsum("ij,ij->i", two, other) * scale
    hit = ~flat & (u >= -1e-9) & (v >= -1e-9) & (u + v <= 1 + 1e-9) & (far > 1e-9)
    found: list[float] = []
    for distance in np.sort(far[hit]).tolist():
        if not found or distance - found[-1] > 1e-6:
            found.append(distance)
    return found
