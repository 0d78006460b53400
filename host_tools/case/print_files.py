"""The files of the case: meshes to print, the assembly, and a manifest of what they must be.

The kernel's files are not the same byte for byte everywhere, so what is compared is geometry.
"""

import ast
import gzip
import hashlib
import json
import re
import tempfile
from pathlib import Path
from typing import Any

import trimesh

from host_tools.case.checks import printed
from host_tools.case.clips import make_clip
from host_tools.case.kernel import Solid, b3d
from host_tools.case.layout import TILT
from host_tools.case.measures import TABLE, load
from host_tools.case.model import Model
from host_tools.case.walls import measure, seam_gaps

FOLDER = TABLE.parent
MANIFEST = "manifest.json"
STEP = "case.step.gz"
PRINTS = ("lid", "base", "diffuser", "tray", "keys", "clips")
_BODIES = {"keys": 4, "clips": 6}
_TOLERANCE = 0.05  # mm between a mesh and the form it stands for
_ANGLE = 0.5
_VOLUME_OFF = 0.01  # of a volume; a mesh of chords has a little less
_SIZE_OFF = 0.1  # mm


def on_the_bed(model: Model) -> dict[str, Solid]:
    """Return what is printed, each as it lies on the bed, without a need for supports."""
    lid = b3d.Rot(180, 0, 0) * model.lid
    base = b3d.Rot(TILT, 0, 0) * model.base
    keys = b3d.Compound(list(model.keys.values()))
    clips = b3d.Compound([b3d.Pos(0, 9.0 * row, 0) * make_clip() for row in range(6)])
    tray = b3d.Rot(TILT, 0, 0) * model.tray
    solids = {"lid": lid, "base": base, "diffuser": model.diffuser}
    solids |= {"tray": tray, "keys": keys, "clips": clips}
    return {name: _settled(solid) for name, solid in solids.items()}


def _settled(solid: Solid) -> Solid:
    """Return the solid with its lowest point on z = 0 and its middle over the origin."""
    box = solid.bounding_box()
    middle = box.center()
    return b3d.Pos(-middle.X, -middle.Y, -box.min.Z) * solid


def write_prints(model: Model, folder: Path) -> None:
    """Write the meshes, the assembly and the manifest."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, solid in on_the_bed(model).items():
        b3d.export_stl(solid, folder / f"{name}.stl", _TOLERANCE, _ANGLE)
    (folder / STEP).write_bytes(_packed_step(model))
    text = json.dumps(manifest(model), indent=2)
    (folder / MANIFEST).write_text(f"{text}\n")


def _packed_step(model: Model) -> bytes:
    """Return the assembly in the STEP format, packed to a tenth, without the time of day."""
    with tempfile.TemporaryDirectory() as place:
        path = Path(place) / "case.step"
        b3d.export_step(_assembly(model), path, write_pcurves=False)
        text = re.sub(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d", "2000-01-01T00:00:00", path.read_text())
    return gzip.compress(text.encode(), mtime=0)


def _assembly(model: Model) -> Solid:
    """Return everything in one tree, each part by its name."""
    named = {name: solid for name, solid in printed(model).items() if name != "clip"}
    named |= {f"clip {number + 1}": clip.solid for number, clip in enumerate(model.clips)}
    named |= {name: part.envelope for name, part in model.parts.items()}
    children = []
    for name, solid in named.items():
        copy = b3d.Pos(0, 0, 0) * solid  # a tree owns its children: the model keeps its own
        copy.label = name
        children.append(copy)
    return b3d.Compound(label="zonekeeper", children=children)


def manifest(model: Model) -> dict[str, Any]:
    """Return what the files must be, in figures a person can check with a calliper."""
    solids = on_the_bed(model)
    sizes = {name: _figures(solid) for name, solid in solids.items()}
    walls = {name: round(value, 2) for name, value in measure(model).items()}
    return {
        "made_from": digest(),
        "printed": sizes,
        "walls_mm": walls,
        "gaps_mm": {name: round(gap, 2) for name, gap in seam_gaps(model).items()},
    }


def _figures(solid: Solid) -> dict[str, Any]:
    size = solid.bounding_box().size
    lengths = [round(length, 2) for length in (size.X, size.Y, size.Z)]
    return {"size_mm": lengths, "volume_mm3": round(solid.volume)}


def digest() -> str:
    """Return a fingerprint of measures and code; sources, comments and layout do not count."""
    whole = hashlib.sha256(repr(load(TABLE)).encode())
    for source in sorted(Path(__file__).parent.glob("*.py")):
        whole.update(ast.dump(ast.parse(source.read_text())).encode())
    return whole.hexdigest()[:16]


def stale_prints(model: Model, folder: Path = FOLDER) -> list[str]:
    """Return a sentence for every file that is missing, broken, or another case's."""
    path = folder / MANIFEST
    if not path.exists():
        return [f"{MANIFEST} is missing."]
    wanted = manifest(model)
    found = json.loads(path.read_text())
    sentences = []
    if found.get("made_from") != wanted["made_from"]:
        sentences.append("The case was made from other measures or other code.")
    for name, figures in wanted["printed"].items():
        if not _is_alike(found.get("printed", {}).get(name), figures):
            sentences.append(f"{MANIFEST} has other figures for the {name}.")
        sentences += mesh_faults(folder / f"{name}.stl", figures, _BODIES.get(name, 1))
    if not (folder / STEP).exists():
        sentences.append(f"{STEP} is missing.")
    return sentences


def mesh_faults(path: Path, figures: dict[str, Any], bodies: int) -> list[str]:
    """Ask a mesh to be closed, to have so many bodies, and to be as large as its form."""
    if not path.exists():
        return [f"{path.name} is missing."]
    mesh: Any = trimesh.load(path)
    if not mesh.is_watertight or not mesh.is_winding_consistent:
        return [f"{path.name} is not closed: a slicer would guess."]
    count = _bodies(mesh)
    if count != bodies:
        return [f"{path.name} has {count} bodies instead of {bodies}."]
    found = {"size_mm": mesh.extents.tolist(), "volume_mm3": float(mesh.volume)}
    return [] if _is_alike(found, figures) else [f"{path.name} is of another case."]


def _is_alike(found: Any, wanted: dict[str, Any]) -> bool:
    if not found:
        return False
    off = abs(found["volume_mm3"] - wanted["volume_mm3"]) / wanted["volume_mm3"]
    pairs = zip(found["size_mm"], wanted["size_mm"], strict=True)
    return off < _VOLUME_OFF and all(abs(a - b) < _SIZE_OFF for a, b in pairs)


def _bodies(mesh: Any) -> int:
    """Count what hangs together: every corner takes the smallest number among its neighbours."""
    numbers = list(range(len(mesh.vertices)))

    def root(number: int) -> int:
        while numbers[number] != number:
            numbers[number] = numbers[numbers[number]]
            number = numbers[number]
        return number

    for one, other in mesh.edges_unique.tolist():
        numbers[root(one)] = root(other)
    return len({root(number) for number in range(len(numbers))})
