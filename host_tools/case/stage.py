"""The stage of the pictures: meshes of everything, made once, and put where a scene wants them."""

from dataclasses import dataclass, field

import numpy as np
from PIL import Image

from host_tools.case.checks import printed
from host_tools.case.kernel import Solid
from host_tools.case.keys import MARK_DEPTH, PROUD
from host_tools.case.layout import FLOOR_THICK, HEIGHT, NEAR_DEPTH, TILT
from host_tools.case.lid import GROOVE
from host_tools.case.looks import engraved, lit_display, lit_lamps, plain
from host_tools.case.mesh import Floats, Mesh, mesh_of
from host_tools.case.model import Model
from host_tools.case.parts import ROOM
from host_tools.case.screws import all_screws
from host_tools.case.shading import Paint, Thing
from host_tools.case.solids import join, rod

FEET = 1.2  # what rubber feet lift the device


@dataclass(frozen=True)
class Pose:
    """How the face's frame lies in the scene."""

    turn: Floats
    shift: Floats

    def at(self, point: tuple[float, float, float]) -> Floats:
        """Return where a point of the face's frame is in the scene."""
        return np.asarray(self.turn @ np.array(point) + self.shift)

    def moved(self, x: float, y: float, z: float) -> "Pose":
        """Return the pose with everything moved in the scene."""
        return Pose(self.turn, self.shift + np.array([x, y, z]))


def standing() -> Pose:
    """The device on its floor, the table at z = 0, the near edge at y = 0."""
    angle = np.radians(TILT)
    cos, sin = np.cos(angle), np.sin(angle)
    turn = np.array([[1, 0, 0], [0, cos, -sin], [0, sin, cos]])
    near = np.array([0, -HEIGHT / 2, -NEAR_DEPTH])
    return Pose(turn, np.array([0, 0, FLOOR_THICK + FEET]) - turn @ near)


def face_down() -> Pose:
    """The lid on its face, the keys' end away from the eye, its middle at x = y = 0."""
    return Pose(np.diag([1.0, -1.0, -1.0]), np.array([0, 0, PROUD]))


@dataclass
class Stage:
    """Hands out things; `picture` and `lamps` are what the device shows where it is lit."""

    model: Model
    picture: Image.Image
    lamps: list[tuple[int, int, int]]
    meshes: dict[str, Mesh] = field(default_factory=dict)

    def printed(self, name: str, pose: Pose, lit: bool = False) -> Thing:
        """Return a printed part."""
        if lit and name == "diffuser":
            paint = lit_lamps(self.model.layout, self.lamps)
        elif name.startswith("key"):
            paint = engraved(name, PROUD - MARK_DEPTH)
        else:
            paint = engraved(name, -GROOVE[1]) if name == "lid" else plain(name)
        return self._thing(name, printed(self.model)[name], pose, paint)

    def part(self, name: str, pose: Pose, lit: bool = False) -> list[Thing]:
        """Return the pieces of a bought part."""
        things = []
        for index, piece in enumerate(self.model.parts[name].pieces):
            if piece.colour == ROOM:
                continue
            paint = plain(piece.colour)
            if lit and piece.colour == "glass":
                paint = lit_display(self.model.layout, self.picture)
            things.append(self._thing(f"{name} {index}", piece.solid, pose, paint))
        return things

    def clips(self, held: str, pose: Pose) -> list[Thing]:
        """Return the clips of a part."""
        solids = [clip.solid for clip in self.model.clips if clip.holds == held]
        return [self._thing(f"clips {held}", join(solids), pose, plain("clip"))] if solids else []

    def screws(self, held: str, pose: Pose) -> list[Thing]:
        """Return the screws of a part."""
        solid = join(all_screws(self.model.layout)[held])
        return [self._thing(f"screws {held}", solid, pose, plain("screw"))]

    def guides(self, name: str, pose: Pose, lift: float) -> list[Thing]:
        """Return thin rods from where a part hovers down to where it belongs."""
        corners = np.concatenate([self.meshes[f"{name} 0"].corners])
        low, high = corners.min(axis=0), corners.max(axis=0)
        middle = (low[2] + high[2]) / 2
        rods = []
        for x, y in ((low[0], low[1]), (high[0], low[1]), (low[0], high[1]), (high[0], high[1])):
            inner = (x * 0.98 + (low[0] + high[0]) * 0.01, y * 0.98 + (low[1] + high[1]) * 0.01)
            place = pose.at((inner[0], inner[1], middle))
            rods.append(rod(place[0], place[1], (place[2], place[2] + lift), 0.28))
        still = Pose(np.eye(3), np.zeros(3))
        return [self._thing(f"guides {name} {lift}", join(rods), still, plain("guide"))]

    def _thing(self, name: str, solid: Solid, pose: Pose, paint: Paint) -> Thing:
        if name not in self.meshes:
            self.meshes[name] = mesh_of(solid)
        return Thing(self.meshes[name], pose.turn, pose.shift, paint)
