"""Walls, measured on the meshes by rays, never taken from the constants they were drawn with."""

from dataclasses import dataclass

import numpy as np

from host_tools.case.checks import printed
from host_tools.case.kernel import Vector, b3d
from host_tools.case.layout import (
    HEIGHT,
    KEYS_Y,
    LAMP_Y,
    SEAM,
    WALL,
    WIDTH,
    WINDOW_Y,
    Layout,
    floor_place,
)
from host_tools.case.lid import (
    GROOVE,
    PANEL,
    PILOT_END,
    PILOT_M2,
    display_holes,
    key_board_holes,
    stick_clamps,
)
from host_tools.case.mesh import crossings, mesh_of
from host_tools.case.model import Model

_DOWN: Vector = (0, 0, -1)
_NEAR_ENOUGH = 0.02  # chords of rounded faces


@dataclass(frozen=True)
class Spot:
    """A place to measure: a ray towards a printed part, and what its first wall must have."""

    name: str
    part: str
    origin: Vector
    direction: Vector
    least: float


def spots(layout: Layout) -> list[Spot]:
    """Return the places: every face of the shell, and where something was taken away from it."""
    lamp, up = layout.lamps[0], _from_floor
    out_x, out_y = WIDTH / 2 + 5, HEIGHT / 2 + 5
    return [
        Spot("face", "lid", (29, WINDOW_Y, 5), _DOWN, 2.0),
        Spot("panel of the window", "lid", (18, WINDOW_Y, 5), _DOWN, 2.0),
        Spot("track of the lamps", "lid", (0, LAMP_Y - 4.0, 5), _DOWN, 2.0),
        Spot("face between the keys", "lid", (0, KEYS_Y, 5), _DOWN, 2.0),
        *_over_pilots(layout),
        Spot("side of the lid", "lid", (out_x, 20, -7), (-1, 0, 0), 2.0),
        Spot("near side of the lid", "lid", (0, -out_y, -7), (0, 1, 0), 2.0),
        Spot("lamp", "diffuser", (*lamp, 5), _DOWN, 1.2),
        Spot("left side of the base", "base", (-out_x, 20, -18), (1, 0, 0), 2.0),
        Spot("near side of the base", "base", (0, -out_y, -15), (0, 1, 0), 2.0),
        Spot("far side of the base", "base", (2.5, out_y, -24), (0, -1, 0), 2.0),
        Spot("floor", "base", up(0, 20, -20), up(0, 0, 1, turn=True), 2.0),
        Spot("floor over a foot", "base", up(20, 9, -20), up(0, 0, 1, turn=True), 2.0),
        Spot("fence of the cell", "base", (0, -out_y + 60, -20), (0, -1, 0), 1.2),
        Spot(
            "floor of the tray", "tray", up(*layout.strip.middle, 0), up(0, 0, 1, turn=True), 1.2
        ),
        Spot("side of the tray", "tray", up(0, *_beside_strip(layout)), (1, 0, 0), 1.2),
        Spot("tongue", "base", (-out_x, 20, SEAM + 1), (1, 0, 0), 1.2),
        Spot("key over its plunger", "key UP", (*layout.keys["UP"], 5), _DOWN, 2.0),
    ]


def _over_pilots(layout: Layout) -> list[Spot]:
    """Return what is left of the face over the screws, and between those and the groove."""
    (left, low), (right, _) = [at for at in display_holes(layout) if at[1] < WINDOW_Y]
    edge, groove = low + PILOT_M2 - 0.02, WINDOW_Y - PANEL[1] / 2 + 0.02
    up = PILOT_END, -GROOVE[1]
    slant: Vector = (0, groove - edge, up[1] - up[0])
    start = (edge - slant[1] / 2, up[0] - slant[2] / 2)
    stick, keys = stick_clamps(layout)[0], key_board_holes(layout)[0]
    return [
        Spot("face over the left screw of the display", "lid", (left, edge, 5), _DOWN, 1.4),
        Spot("face over the right screw of the display", "lid", (right, edge, 5), _DOWN, 1.4),
        Spot("left screw to groove", "lid", (left, *start), slant, 1.4),
        Spot("right screw to groove", "lid", (right, *start), slant, 1.4),
        Spot("face over a screw of the lights", "lid", (*stick, 5), _DOWN, 1.4),
        Spot("face over a screw of the keys", "lid", (*keys, 5), _DOWN, 1.4),
        Spot("post of the display", "lid", (right + 4, low, -WALL - 1), (-1, 0, 0), 1.2),
    ]


def _beside_strip(layout: Layout) -> tuple[float, float]:
    """Return how far along the floor, and how high above it, the edge of the strip's board is."""
    return layout.strip.middle[1], layout.strip_lift + layout.m.strip_board / 2


def _from_floor(x: float, along: float, up: float, turn: bool = False) -> Vector:
    """Return a point, or a direction, of the floor's frame in the face's frame."""
    moved = floor_place() * b3d.Pos(x, along, up)
    start = floor_place().position if turn else b3d.Vector(0, 0, 0)
    point = moved.position - start
    return point.X, point.Y, point.Z


def measure(model: Model) -> dict[str, float]:
    """Return the thickness found at every spot, by name."""
    solids = printed(model)
    meshes = {name: mesh_of(solids[name]) for name in {spot.part for spot in spots(model.layout)}}
    found = {}
    for spot in spots(model.layout):
        ways = crossings(meshes[spot.part], spot.origin, spot.direction)
        found[spot.name] = ways[1] - ways[0] if len(ways) > 1 else 0.0
    return found


def thin_walls(model: Model) -> list[str]:
    """Return a sentence for every wall that is thinner than it must be."""
    found = measure(model)
    return [
        f"{spot.name}: {found[spot.name]:.2f} mm of the {spot.least} it needs."
        for spot in spots(model.layout)
        if found[spot.name] < spot.least - _NEAR_ENOUGH
    ]


def seam_gaps(model: Model) -> dict[str, float]:
    """Return the gaps between lid and base: along the seam, and round the tongue."""
    lid, base = mesh_of(model.lid), mesh_of(model.base)
    middle = WIDTH / 2 - 0.8
    places = {"left": (-middle, 10), "right": (middle, 10), "near": (0, -HEIGHT / 2 + 0.8)}
    gaps = {}
    for name, (x, y) in places.items():
        below = crossings(lid, (x, y, -50), (0, 0, 1))[0]
        top = crossings(base, (x, y, 50), _DOWN)[0]
        gaps[name] = (-50 + below) - (50 - top)
    inner = crossings(lid, (0, 10, SEAM + 1), (1, 0, 0))[0]
    outer = crossings(base, (WIDTH, 10, SEAM + 1), (-1, 0, 0))[0]
    gaps["tongue"] = inner - (WIDTH - outer)
    return {name: float(np.round(gap, 3)) for name, gap in gaps.items()}
