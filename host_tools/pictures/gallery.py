"""The committed pictures: drawn from the play scripts, written, or compared pixel by pixel."""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from PIL import Image

from host_tools.exercises.golden_frames import load_script, play_script, script_names
from host_tools.exercises.play_script import Frame
from host_tools.pictures.oled_look import face
from host_tools.pictures.scene import on_sheet
from host_tools.pictures.sheet import contact_sheet

FOLDER = Path(__file__).parent / "gallery"
SHEET = "screens"

# What stands on the sheet around the games; every frame with a caption has a picture of its own.
_FIRST = ("launcher",)
_LAST = ("table_menu", "fair")


def draw_all() -> dict[str, Image.Image]:
    """Return every picture by name."""
    shown = [frame for name in script_names() for frame in _captioned(name)]
    images = {frame.name: face(frame.picture, frame.lights) for frame in shown}
    captions = {frame.name: frame.caption for frame in shown}
    names = [*_FIRST, *on_sheet(), *_LAST]
    images[SHEET] = contact_sheet([(images[name], captions[name]) for name in names])
    return images


def _captioned(name: str) -> Iterator[Frame]:
    """Play a script as far as its last frame with a caption, and yield those that have one."""
    lines = [line.split() for line in load_script(name).text.splitlines()]
    count = sum(words[:1] == ["frame"] and len(words) > 2 for words in lines)
    frames = (frame for _, frame in play_script(name) if frame.caption)
    return islice(frames, count)


def out_of_date(images: dict[str, Image.Image], folder: Path = FOLDER) -> list[str]:
    """Return the names of pictures that are missing, differ, or belong to no frame."""
    stray = {path.stem for path in folder.glob("*.png")} - set(images)
    stale = [name for name, image in images.items() if not _is_same(image, _path(folder, name))]
    return sorted([*stale, *stray])


def write_all(images: dict[str, Image.Image], folder: Path = FOLDER) -> list[str]:
    """Bring the folder up to date; return the names of what changed."""
    folder.mkdir(parents=True, exist_ok=True)
    changed = out_of_date(images, folder)
    for name in changed:
        if name in images:
            images[name].save(_path(folder, name), optimize=True)
        else:
            _path(folder, name).unlink()
    return changed


def _path(folder: Path, name: str) -> Path:
    return folder / f"{name}.png"


def _is_same(image: Image.Image, path: Path) -> bool:
    """Compare the pixels: another version of the PNG writer makes other bytes."""
    if not path.exists():
        return False
    with Image.open(path) as saved:
        return saved.size == image.size and saved.convert("RGB").tobytes() == image.tobytes()
