"""The recorded games of Zeds Zone: paper, sheets, daily zones, one to six players, all endings."""

from concurrent.futures import ProcessPoolExecutor
from hashlib import sha256
from pathlib import Path

from games.zeds.rules import setup as decisions
from host_tools.exercises.replay import state_hashes
from host_tools.journal.log_file import SUFFIX
from host_tools.shelf import RECORDED
from host_tools.sweeps.zeds.policy import ENDINGS
from host_tools.sweeps.zeds.recorder import NAMES, Recipe, Recording, record

FOLDER = RECORDED / "zeds"
INDEX = "games.txt"
HEAD = (b"\x00\x03Ann\x03Ben", 0)

_ROUNDS = 10  # of one to six players, on paper and with a sheet by turns
_ALONE = 3  # endings of a single player
_DAILY = 7  # that round has daily zones
_HEADING = "# game  moves  winners  hash of all states"


def recipes() -> list[Recipe]:
    """Return a recipe for each game; the last have the dice alone."""
    games = _ROUNDS * len(NAMES)
    dice = [Recipe(games, 0, 0), Recipe(games + 1, decisions.OWN_DICE, 0)]
    return [_recipe(number) for number in range(games)] + dice


def _recipe(number: int) -> Recipe:
    rounds, seats = number // len(NAMES), number % len(NAMES) + 1
    flags = decisions.SWAPPED * (number % 3 == 1) | decisions.FREED * (number % 4 == 2)
    wanted = (rounds // 2 + seats) % (_ALONE if seats == 1 else len(ENDINGS))
    if rounds == _DAILY:
        return Recipe(number, flags, seats, True, (2026, 11, number % 28 + 1), wanted)
    flags |= decisions.OWN_DICE * (number % 5 == 3)
    if rounds % 2:
        return Recipe(number, flags, seats, True, (), wanted)
    return Recipe(number, flags | decisions.TALL * (number % 7 == 2), seats, False, (), wanted)


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
    return made, f"{made.name}  {made.moves}  {made.winners}  {digest(made.data)}"
