"""The recorded games of Zenith: players and teams, all victories, boards and decisions."""

from concurrent.futures import ProcessPoolExecutor
from hashlib import sha256
from pathlib import Path

from games.zenith.rules import setup as decisions
from games.zenith.rules.state import ABSOLUTE, DEMOCRATIC, POPULAR
from host_tools.exercises.replay import state_hashes
from host_tools.journal.log_file import SUFFIX
from host_tools.shelf import RECORDED
from host_tools.sweeps.zenith.recorder import Recipe, Recording, record

FOLDER = RECORDED / "zenith"
INDEX = "games.txt"
HEAD = (b"\x00\x00\x03Ann\x03Ben", 0)

_GAMES = 64
_HEADING = "# game  moves  winner  hash of all states"
_READINGS = (
    decisions.ALL_OR_NOTHING | decisions.SPLIT | decisions.ENEMY_DISC | decisions.HANGS_OVER
)


def recipes() -> list[Recipe]:
    """Return a recipe for each game: every decision is taken both ways, with every other."""
    return [_recipe(number) for number in range(_GAMES)]


def _recipe(number: int) -> Recipe:
    flags = decisions.TEAMS * (number % 3 == 2) | decisions.SECRET * (number >> 1 & 1)
    flags |= decisions.OWN_TOKENS * (number % 5 == 4) | _READINGS * (number >> 2 & 1)
    is_novice = number % 7 == 6
    flags |= decisions.NOVICE * is_novice
    first = 1 + number % 2 if is_novice or number % 4 == 3 else decisions.DRAWN
    boards = (decisions.SAID_BOARDS, decisions.SUN, decisions.DRAWN_BOARDS)[number % 9 % 3]
    victory = (ABSOLUTE, DEMOCRATIC, POPULAR)[number // 3 % 3]
    return Recipe(number, flags, first, boards, number % 8, victory, number % 4 == 1)


def files() -> dict[str, bytes]:
    """Return every file of the folder, made anew."""
    with ProcessPoolExecutor(2) as pool:
        made = list(pool.map(_record, recipes(), chunksize=4))
    found = {recording.name + SUFFIX: recording.data for recording, _ in made}
    lines = [_HEADING, *(line for _, line in made)]
    return {**found, INDEX: ("\n".join(lines) + "\n").encode()}


def recorded_games() -> list[Path]:
    """Return the files of the recorded games, in order."""
    return sorted(FOLDER.glob("*" + SUFFIX))


def digest(data: bytes) -> str:
    """Return one hash of all states along a log."""
    return sha256("".join(state_hashes(data)).encode()).hexdigest()[:16]


def _record(recipe: Recipe) -> tuple[Recording, str]:
    made = record(recipe)
    return made, f"{made.name}  {made.moves}  side {made.winner + 1}  {digest(made.data)}"
