"""Counts presses: recorded games are played through the real screens, move by move."""

from pathlib import Path

from games.zeds.rules import codes
from games.zeds.rules import setup as decisions
from host_tools.simulated.game_log import Log
from host_tools.sweeps.zeds.hands import Hands

ROLL = "a roll for all"
CHOICE = "previous or next"
PLACE = "a sector drawn"

_KINDS = {codes.ROLL: ROLL, codes.CROSS: CHOICE, codes.PLACE: PLACE}


def count_game(path: Path) -> list[tuple[str, int]]:
    """Play one recorded game with keys; return the kind and the presses of each move."""
    data = path.read_bytes()
    has_own_dice = Log(data).header.setup[0] & decisions.OWN_DICE
    return [
        (_KINDS[line.move[0]], line.steps)
        for line in Hands(data).play()
        if line.move
        and line.move[0] in _KINDS
        and not (has_own_dice and line.move[0] == codes.ROLL)
    ]
