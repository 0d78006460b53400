"""The recorded games of ZoneS: at a real board, on the glass, against the device, all endings."""

from concurrent.futures import ProcessPoolExecutor
from hashlib import sha256
from pathlib import Path

from games.zones.rules import setup as decisions
from host_tools.exercises.replay import state_hashes
from host_tools.journal.log_file import SUFFIX
from host_tools.shelf import RECORDED
from host_tools.sweeps.zones.plain_setup import NO_CLOCK
from host_tools.sweeps.zones.policy import AGREED, BARE, BASE, FLAG, PASSES, RESIGNED
from host_tools.sweeps.zones.recorder import Recipe, Recording, record

FOLDER = RECORDED / "zones"
INDEX = "games.txt"
HEAD = (decisions.encode(0, (b"Ann", b"Ben")), 0)

_HEADING = "# game  moves  winner  hash of all states"
_CLOCKS = (
    (decisions.TOTAL, 3, 0),
    (decisions.INCREMENT, 2, 5),
    (decisions.PER_TURN, 0, 30),
)
_ALL = (BASE, BASE, RESIGNED, FLAG, AGREED, BARE, PASSES, BASE)
_EACH = 24  # games at a real board, and as many on the glass
_AGAINST = 12  # games against the device


def recipes() -> list[Recipe]:
    """Return a recipe for each game."""
    board = [_at_board(number) for number in range(_EACH)]
    glass = [_on_glass(number) for number in range(_EACH, 2 * _EACH)]
    return board + glass + [_against(number) for number in range(2 * _EACH, 2 * _EACH + _AGAINST)]


def _common(number: int) -> int:
    """Return flags that any game may have."""
    flags: int = decisions.WHITE * (number % 2) | decisions.SUMMON_FELLS * (number % 3 == 1)
    flags |= decisions.CONFIRMED * (number % 5 < 2) | decisions.OWN_COIN * (number % 4 == 2)
    return flags


def _clock(number: int, wanted: int) -> tuple[int, int, int]:
    is_timed = wanted == FLAG or number % 4 == 1
    return _CLOCKS[number // 2 % len(_CLOCKS)] if is_timed else NO_CLOCK


def _at_board(number: int) -> Recipe:
    wanted = _ALL[number % len(_ALL)]
    flags = _common(number) | decisions.OWN_BAG * (number // 3 % 2)
    return Recipe(number, wanted, flags, _clock(number, wanted), has_own_roster=number % 3 == 2)


def _on_glass(number: int) -> Recipe:
    """Return a game on the glass; two passes come where nobody can stand or go anywhere."""
    wanted = _ALL[number % len(_ALL)]
    return Recipe(
        number,
        wanted,
        _common(number) | decisions.GLASS,
        _clock(number, wanted),
        has_own_roster=number % 3 == 2,
        is_stuck=wanted == PASSES,
    )


def _against(number: int) -> Recipe:
    """Return a game in which the device plays, each strength on both sides."""
    place = number % _AGAINST
    opponent = place % 3 + 1 + decisions.AS_MIDGARD * (place // 3 % 2)
    wanted = (BASE, BASE, RESIGNED, FLAG)[place // 3]
    flags = _common(number) | decisions.GLASS
    return Recipe(number, wanted, flags, _clock(number, wanted), opponent)


def files() -> dict[str, bytes]:
    """Return every file of the folder, made anew."""
    with ProcessPoolExecutor(2) as pool:
        made = list(pool.map(_record, recipes(), chunksize=2))
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
    return made, f"{made.name}  {made.moves}  {made.winner}  {digest(made.data)}"
