"""Films: what the device shows while a script is played, moment by moment, as an animation."""

from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from PIL import Image, ImageSequence

from host_tools.exercises.golden_frames import load_script
from host_tools.exercises.play_script import PlayScript
from host_tools.pictures.oled_look import face
from host_tools.pictures.scene import Film
from host_tools.simulated.disk import SimDisk
from host_tools.simulated.session import Session

_FOLDER = Path(__file__).parent / "gallery"
_SHARP_MS = 100  # nothing shorter is worth a frame
_LAST_MS = 2500
_COLOURS = 96
_SIZE = 0.5  # of a still picture
_EVERY_HUE = Image.Quantize.FASTOCTREE  # the lights are small, but must keep their colours


Frames = list[tuple[Image.Image, int]]  # each with how long it lasts in milliseconds


@dataclass(frozen=True)
class Shot:
    """What was to be seen from a time of the device's clock on."""

    at_ms: int
    picture: bytes
    lights: bytes


class FilmedSession(Session):
    """A session that is filmed once `shots` is a list."""

    shots: list[Shot] | None = None

    def run(self, duration_ms: int) -> None:
        """Let the device go on for a while, and look at it often enough."""
        while duration_ms > 0:
            super().run(min(_SHARP_MS, duration_ms))
            duration_ms -= _SHARP_MS
            self._shoot()

    def _shoot(self) -> None:
        if self.shots is None:
            return
        shot = Shot(self.world.elapsed_us // 1000, self.picture(), self.lights())
        last = self.shots[-1] if self.shots else None
        if last is None or last.picture != shot.picture:
            self.shots.append(shot)


def path_of(film: Film) -> Path:
    """Return where a film is kept."""
    return _FOLDER / f"{film.name}.gif"


def shots(film: Film) -> list[Shot]:
    """Play a film's script and return what it showed."""
    whole = load_script(film.begins.script).text
    before = whole[: whole.index(f"frame {film.begins.frame}")]
    sessions: list[FilmedSession] = []

    def hand(disk: SimDisk) -> Session:
        sessions.append(FilmedSession(disk))
        return sessions[-1]

    text = f"{before}frame film_begins\n{film.script.read_text()}"
    for _ in PlayScript(film.name, text, hand).play():
        sessions[-1].shots = []
    return sessions[-1].shots or []


def develop(film: Film) -> Frames:
    """Return the frames of a film."""
    shown = shots(film)
    lengths = [after.at_ms - shot.at_ms for shot, after in pairwise(shown)]
    images = _one_palette([_frame(shot) for shot in shown])
    return list(zip(images, [*lengths, _LAST_MS], strict=True))


def write_film(frames: Frames, path: Path) -> None:
    """Write an animation that runs for ever."""
    images, lengths = zip(*frames, strict=True)
    first, *rest = images
    first.save(path, "GIF", save_all=True, append_images=rest, duration=lengths, loop=0)


def is_current(frames: Frames, path: Path) -> bool:
    """Compare the pixels of every frame: another version of the writer makes other bytes."""
    if not path.exists():
        return False
    with Image.open(path) as saved:
        found = [frame.convert("RGB").tobytes() for frame in ImageSequence.Iterator(saved)]
    return found == [image.convert("RGB").tobytes() for image, _ in frames]


def _frame(shot: Shot) -> Image.Image:
    still = face(shot.picture, shot.lights)
    size = (round(still.width * _SIZE), round(still.height * _SIZE))
    return still.resize(size, Image.Resampling.BOX)


def _one_palette(images: list[Image.Image]) -> list[Image.Image]:
    """Give all frames the same few colours, so that nothing flickers between them."""
    width, height = images[0].size
    together = Image.new("RGB", (width, height * len(images)))
    for number, image in enumerate(images):
        together.paste(image, (0, height * number))
    palette = together.quantize(_COLOURS, _EVERY_HUE)
    return [image.quantize(palette=palette, dither=Image.Dither.NONE) for image in images]
