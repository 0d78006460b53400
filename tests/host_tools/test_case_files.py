"""The case's files: closed meshes, a manifest that tells what is stale, pictures, the command."""

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import trimesh
from PIL import Image

from host_tools import case
from host_tools.case import print_files
from host_tools.case.drawing import NAME, stale_drawing, write_drawing
from host_tools.case.labels import write_labels
from host_tools.case.looks import plain
from host_tools.case.mesh import mesh_of
from host_tools.case.model import Model
from host_tools.case.picture_files import missing_pictures
from host_tools.case.raster import look_at, rasterize
from host_tools.case.scenes import PICTURES
from host_tools.case.shading import GROUND, Scene, Thing, render
from host_tools.case.solids import block
from tests.host_tools.kept_case import kept_case

ROOT = Path(__file__).resolve().parents[2]
FOLDER = print_files.FOLDER
SMALL = 1_500_000  # bytes: what git keeps of meshes and assembly


@pytest.fixture(scope="session")
def model(request: pytest.FixtureRequest) -> Model:
    return kept_case(request.config.cache.mkdir("case"))


@pytest.fixture(scope="session")
def figures() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FOLDER / print_files.MANIFEST).read_text())
    return found


def test_what_git_keeps_is_small() -> None:
    kept = [path for path in FOLDER.iterdir() if path.suffix in (".stl", ".gz")]

    assert {path.name for path in kept} == {
        *(f"{name}.stl" for name in print_files.PRINTS),
        print_files.STEP,
    }
    assert sum(path.stat().st_size for path in kept) < SMALL


def test_prints_lie_flat_on_the_bed() -> None:
    for name in print_files.PRINTS:
        mesh: Any = trimesh.load(FOLDER / f"{name}.stl")
        low = mesh.triangles_center[:, 2] < 0.01
        assert mesh.bounds[0][2] == pytest.approx(0, abs=0.01)
        assert mesh.area_faces[low].sum() > 100, name


def _broken(folder: Path) -> Iterator[tuple[str, str]]:
    """Spoil one file after another; yield its name and what is said of it."""
    path = folder / "diffuser.stl"
    whole: Any = trimesh.load(path)
    trimesh.Trimesh(whole.vertices, whole.faces[1:]).export(path)
    yield "diffuser", "diffuser.stl is not closed: a slicer would guess."
    apart: Any = trimesh.creation.box((1, 1, 1))
    apart.apply_translation((0, 60, 0))
    trimesh.util.concatenate([whole, apart]).export(path)
    yield "diffuser", "diffuser.stl has 2 bodies instead of 1."
    whole.apply_scale(1.05)
    whole.export(path)
    yield "diffuser", "diffuser.stl is of another case."
    path.unlink()
    yield "diffuser", "diffuser.stl is missing."


def test_a_mesh_that_cannot_be_printed_is_found(tmp_path: Path, figures: dict[str, Any]) -> None:
    shutil.copy(FOLDER / "diffuser.stl", tmp_path)

    for name, sentence in _broken(tmp_path):
        path = tmp_path / f"{name}.stl"
        assert print_files.mesh_faults(path, figures["printed"][name], 1) == [sentence]


def test_other_code_or_other_measures_make_the_files_stale(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = tmp_path / "parts.csv"
    text = print_files.TABLE.read_text()
    before = print_files.digest()

    table.write_text(text.replace("cell_thick,5,", "cell_thick,6,"))
    monkeypatch.setattr(print_files, "TABLE", table)
    assert print_files.digest() != before

    table.write_text(text)
    assert print_files.digest() == before


def test_missing_and_stray_pictures_are_named(tmp_path: Path) -> None:
    for name in PICTURES:
        (tmp_path / f"{name}.png").parent.mkdir(exist_ok=True)
        (tmp_path / f"{name}.png").touch()
    (tmp_path / "open.png").unlink()
    (tmp_path / "steps" / "9_more.png").touch()

    assert missing_pictures(tmp_path) == [
        "open.png is missing.",
        "steps/9_more.png belongs to no scene.",
    ]


def test_the_command_says_when_the_files_are_not_current(
    model: Model,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    # That ours are is the business of `make made-check`.
    monkeypatch.setattr("host_tools.case.model.build", lambda _: model)
    monkeypatch.setattr("host_tools.case.checks.all_faults", lambda _: [])

    assert case.main(["--check", "--out", str(tmp_path)]) == 1
    said = capsys.readouterr().err.splitlines()
    assert said[0] == "manifest.json is missing."
    assert said[-1] == "Run `make case`."


def test_the_command_writes_nothing_when_a_check_fails(
    model: Model,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    astray = model.with_part_moved("cell", (0, 0, -5))
    monkeypatch.setattr("host_tools.case.model.build", lambda _: astray)
    monkeypatch.setattr("host_tools.case.checks.all_faults", lambda _: ["cell is in the base."])

    assert case.main(["--out", str(tmp_path)]) == 1
    assert capsys.readouterr().err == "cell is in the base.\n"
    assert not list(tmp_path.iterdir())


def test_without_its_packages_the_command_says_how_to_get_them() -> None:
    code = "import sys; sys.modules['build123d'] = None\n"
    code += "from host_tools.case import main; sys.exit(main([]))"

    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False
    )

    assert done.returncode == 1
    assert done.stderr == "The packages of the case are not installed: run `make case` once.\n"


def test_the_readme_shows_every_picture_and_every_print() -> None:
    text = (FOLDER / "README.md").read_text()
    shown = set(re.findall(r"\]\(([^)]+\.png)\)", text))

    assert shown == {f"{name}.png" for name in PICTURES}
    assert all(f"`{name}.stl`" in text for name in print_files.PRINTS)


def test_the_readme_names_lines_that_the_table_has() -> None:
    text = (FOLDER / "README.md").read_text()
    lines = {line.split(",")[0] for line in print_files.TABLE.read_text().splitlines()}
    named = set(re.findall(r"`([a-z]+_[a-z_]+)`", text))

    assert named
    assert named <= lines


def test_the_renderer_shows_the_nearer_thing() -> None:
    near, far = (mesh_of(block((-1, 1), (-1, 1), (z, z + 1))) for z in (4, 0))
    view = look_at(np.array([0.0, 0.0, 20.0]), np.zeros(3), (40, 40), 0.4)
    points = np.concatenate([far.corners, near.corners])
    triangles = np.concatenate([far.triangles, near.triangles + len(far.corners)])

    seen = rasterize(view, points, triangles)

    assert seen.triangle[20, 20] >= len(far.triangles)
    assert seen.depth[20, 20] == pytest.approx(15)
    assert seen.triangle[0, 0] == -1


def test_the_drawing_has_the_measures_of_the_table(model: Model, tmp_path: Path) -> None:
    m = model.layout.m

    write_drawing(model.layout, tmp_path)

    text = (tmp_path / NAME).read_text()
    for length in (m.oled_active_width, m.stick_pitch, m.key_pitch_x, m.key_pitch_y):
        assert f">{length:g}</text>" in text
    assert stale_drawing(model.layout, tmp_path) == []
    (tmp_path / NAME).write_text(text.replace("6.35", "6.5"))
    assert stale_drawing(model.layout, tmp_path) == ["drawing.svg is missing or out of date."]


def test_names_stand_beside_their_things_and_not_on_each_other() -> None:
    labels = [("one", (-3.0, 0.0, 0.0)), ("two", (-3.0, 0.1, 0.0)), ("three", (3.0, 0.0, 0.0))]
    scene = Scene([], (0, -1, 60), (0, 0, 0), 0.5, 0.0)
    plain_image = Image.new("RGB", (300, 200), "white")

    image = write_labels(plain_image.copy(), scene, labels)

    inked = np.asarray(image).min(axis=2) < 128
    assert inked[:, :60].any() and inked[:, -60:].any()
    rows = np.nonzero(inked[:, 18:40].any(axis=1))[0]
    assert np.diff(rows).max() > 10


def test_a_picture_has_the_thing_its_shadow_and_the_table() -> None:
    cube = Thing(
        mesh_of(block((-5, 5), (-5, 5), (0, 10))), np.eye(3), np.zeros(3), plain("key OK")
    )

    image = render(Scene([cube], (0, -30, 60), (0, 0, 0), 1.0, 0.0), (60, 60))

    pixels = np.asarray(image, dtype=float) / 255
    assert pixels[2, 2] == pytest.approx(GROUND, abs=0.02)
    red, green, blue = pixels[30, 30]
    assert red > green > blue
    assert pixels[:, 36:].sum(axis=2).min() < pixels[2, 2].sum() * 0.8
