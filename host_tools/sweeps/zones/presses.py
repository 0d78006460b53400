"""Counts presses: recorded games are played through the real screens, move by move."""

from pathlib import Path

from games.zones.rules import codes
from games.zones.rules import setup as decisions
from host_tools.simulated.game_log import Log
from host_tools.sweeps.zones.hands import Hands
from host_tools.sweeps.zones.record_games import recorded_games

MOVED = "a move at a real board"
CAPTURED = "a capture at a real board"
ON_GLASS = "a move on the glass"

_AT_BOARD = {codes.MOVED: MOVED, codes.CAPTURED: CAPTURED}
_TURNS = (codes.MOVE, codes.SHOOT, codes.SUMMON)


def by_hand() -> list[Path]:
    """Return the games that keys can play again: the device plays in none, no clock runs."""
    return [path for path in recorded_games() if _is_by_hand(path)]


def _is_by_hand(path: Path) -> bool:
    setup = Log(path.read_bytes()).header.setup
    return not setup[decisions.OPPONENT] and not setup[decisions.CLOCK]


def count_game(path: Path) -> list[tuple[str, int]]:
    """Play one recorded game with keys; return the kind and the presses of each move."""
    data = path.read_bytes()
    is_glass = Log(data).header.setup[0] & decisions.GLASS
    found = []
    for line in Hands(data).play():
        code = line.move[0] if line.move else 0
        if is_glass and code in _TURNS:
            found.append((ON_GLASS, line.steps))
        elif code in _AT_BOARD:
            found.append((_AT_BOARD[code], line.steps))
    return found
