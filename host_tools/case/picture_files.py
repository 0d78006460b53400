"""The pictures of the case as files, with a real frame of the firmware on the glass."""

from collections.abc import Iterable
from pathlib import Path

from PIL import Image

from host_tools.case.labels import write_labels
from host_tools.case.model import Model
from host_tools.case.scenes import PICTURES
from host_tools.case.shading import Scene, render
from host_tools.case.stage import Stage
from host_tools.firmware_path import add_firmware

_COLOURS = 256  # of a picture's palette: what one byte a pixel can name
_EVERY_HUE = ("assembled",)  # the lamps need more than a palette has


def lit_stage(model: Model) -> Stage:
    """Return the stage with the device at a turn of a game."""
    add_firmware()
    from host_tools.exercises.golden_frames import play_script
    from host_tools.pictures.oled_look import glass
    from host_tools.pictures.scene import scene
    from host_tools.terminal.lamp_colour import visible

    script, name = scene("case")
    shown = next(frame for _, frame in play_script(script) if frame.name == name)
    return Stage(model, glass(shown.picture), visible(shown.lights))


def write_pictures(model: Model, folder: Path, names: Iterable[str] = tuple(PICTURES)) -> None:
    """Draw the pictures; each takes some seconds."""
    stage = lit_stage(model)
    for name in names:
        scene, size = PICTURES[name]
        path = folder / f"{name}.png"
        path.parent.mkdir(parents=True, exist_ok=True)
        image = draw(scene(stage), size)
        small = image if name in _EVERY_HUE else image.quantize(_COLOURS)
        small.save(path, optimize=True)


def draw(scene: Scene, size: tuple[int, int]) -> Image.Image:
    """Return a scene as a picture, with the names of its things if it has any."""
    image = render(scene, size)
    return write_labels(image, scene, scene.labels) if scene.labels else image


def missing_pictures(folder: Path) -> list[str]:
    """Return a sentence for every picture that is not there, and every one that is too many."""
    wanted = {f"{name}.png" for name in PICTURES}
    found = {path.relative_to(folder).as_posix() for path in folder.rglob("*.png")}
    missing = [f"{name} is missing." for name in sorted(wanted - found)]
    return [*missing, *(f"{name} belongs to no scene." for name in sorted(found - wanted))]
