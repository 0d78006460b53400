"""The recorded games of Zoneplex and its modes, each mode in a folder of its own."""

from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from hashlib import sha256
from pathlib import Path

from host_tools.exercises.replay import state_hashes
from host_tools.journal.log_file import SUFFIX
from host_tools.shelf import RECORDED
from host_tools.sweeps.zoneplex.modes import BASE, NAMES
from host_tools.sweeps.zoneplex.recipes import all_recipes
from host_tools.sweeps.zoneplex.recipes_modes import mode_recipes
from host_tools.sweeps.zoneplex.recorder import Recipe, Recording, record

FOLDER = RECORDED / "zoneplex"
INDEX = "games.txt"
HEAD = (b"\x05\x01\x02", 1)

_HEADING = "# game  moves  winner  hash of all states"


def files() -> dict[str, bytes]:
    """Return every file of the folder, made anew."""
    found = {}
    for name in NAMES:
        place = folder(name).relative_to(FOLDER)
        found.update({(place / file).as_posix(): data for file, data in all_files(name).items()})
    return found


def folder(name: str) -> Path:
    """Return where the games of the base game or of a mode are."""
    return FOLDER if (name,) == BASE else FOLDER / name


def recipes_of(name: str) -> list[Recipe]:
    """Return the recipes of the base game or of a mode."""
    return all_recipes() if (name,) == BASE else mode_recipes(name)


def all_files(name: str = BASE[0], workers: int = 2) -> dict[str, bytes]:
    """Return every file of a folder, made anew."""
    with ProcessPoolExecutor(workers) as pool:
        made = list(pool.map(_record, recipes_of(name), chunksize=4))
    files = {recording.name + SUFFIX: recording.data for recording, _ in made}
    lines = [_HEADING, *(line for _, line in made)]
    return {**files, INDEX: ("\n".join(lines) + "\n").encode()}


def recorded_games(names: Sequence[str] = BASE) -> list[Path]:
    """Return the files of the recorded games, in order; of the base game, or of modes."""
    return [path for name in names for path in sorted(folder(name).glob("*" + SUFFIX))]


def index_line(recording: Recording) -> str:
    """Return the line that says what became of a game."""
    winner = "nobody" if recording.winner == 255 else f"seat {recording.winner + 1}"
    return f"{recording.name}  {recording.moves}  {winner}  {digest(recording.data)}"


def digest(data: bytes) -> str:
    """Return one hash of all states along a log."""
    return sha256("".join(state_hashes(data)).encode()).hexdigest()[:16]


def _record(recipe: Recipe) -> tuple[Recording, str]:
    recording = record(recipe)
    return recording, index_line(recording)
