"""Counts presses: recorded games are played through the real screens, turn by turn.

A press is a key that goes down, however long it is held; steps are the presses it would be if no
key were ever held to repeat.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from engine import record
from games.zoneplex.rules import cards as cards_rules
from games.zoneplex.rules import codes, setup
from host_tools.sweeps.hands import Line
from host_tools.sweeps.spread import spread
from host_tools.sweeps.zoneplex.hands import Hands

PLAIN = "plain movement turn"
STONE = "turn with a stone placed"
LONE = "lone battle without stones"
TRIO = "three monks with two stones each"
KINDS = (PLAIN, STONE, LONE, TRIO)

_MADE_BY_TABLE = setup.TABLE_DIE | setup.TABLE_DECK


@dataclass
class Count:
    """What one game took."""

    name: str
    is_device: bool  # cards and rolls come from the device
    is_arranged: bool  # the last turn was corrected by hand
    lines: list[Line] = field(default_factory=list)

    @property
    def cards(self) -> int:
        """Return how many cards were turned over."""
        return sum(line.move[:1] == bytes((codes.DRAW,)) for line in self.lines)

    @property
    def presses(self) -> int:
        """Return how often a key went down for what stands; a key held to repeat went once."""
        return sum(line.presses for line in self.lines)

    @property
    def steps(self) -> int:
        """Return the same when no key is ever held to repeat."""
        return sum(line.steps for line in self.lines)

    @property
    def counts(self) -> bool:
        """Tell whether this is a usual game: nothing entered, nothing corrected."""
        return self.is_device and not self.is_arranged


def count_game(path: Path) -> Count:
    """Play one recorded game with keys."""
    hands = Hands(path.read_bytes())
    lines = hands.play()
    moves = {line.move[0] for line in lines if line.move}
    is_device = not hands.state.setup.flags & _MADE_BY_TABLE
    is_arranged = codes.ADJUST in moves
    return Count(path.stem, is_device, is_arranged, standing(lines))


def standing(lines: Sequence[Line]) -> list[Line]:
    """Return the lines whose moves stand at the end."""
    kept: list[Line] = []
    undone: list[Line] = []
    for line in lines:
        if line.code in (record.UNDO, record.UNDO_REVEALED):
            undone.append(kept.pop())
        elif line.code == record.REDO:
            kept.append(undone.pop())
        else:
            undone = []
            kept.append(line)
    return kept


def turns(lines: Sequence[Line]) -> Iterator[list[Line]]:
    """Yield the lines of each turn, from its card to its end."""
    turn: list[Line] = []
    for line in lines:
        if line.move[:1] == bytes((codes.DRAW,)):
            turn = []
        turn.append(line)
        if line.move[:1] == bytes((codes.END_TURN,)):
            yield turn
            turn = []


def kind_of_turn(turn: Sequence[Line]) -> str:
    """Return which budget a turn falls under, or an empty text."""
    made = [line.move[0] for line in turn]
    if made[0] != codes.DRAW:
        return ""
    if not cards_rules.is_fear((turn[0].tape or turn[0].move[1:])[0]):
        return _MOVEMENT.get(tuple(made), "")
    if made == _LONE_BATTLE:
        return LONE
    return TRIO if _is_trio(turn) else ""


def _is_trio(turn: Sequence[Line]) -> bool:
    agreed = [line.move for line in turn if line.move[0] == codes.AGREE]
    lifted = [line.move for line in turn if line.move[0] == codes.LIFT]
    made = {line.move[0] for line in turn}
    if len(agreed) != 2 or len(lifted) != 1 or made - _TRIO_CODES:
        return False
    counts = [low & 7 for low in lifted[0][1:-1:2] if low & 7]
    return agreed[-1][1].bit_count() == 3 and counts == [2, 2, 2]


_MOVEMENT = {
    (codes.DRAW, codes.END_TURN): PLAIN,
    (codes.DRAW, codes.PLACE_STONE, codes.END_TURN): STONE,
}
_LONE_BATTLE = [
    codes.DRAW,
    codes.STRENGTH,
    codes.STRIKE,
    codes.END_TURN,
]
_TRIO_CODES = {codes.AGREE, codes.LIFT, *_LONE_BATTLE}


def count_all(paths: Sequence[Path], workers: int = 2) -> list[Count]:
    """Play games with keys, some at a time."""
    return list(spread(count_game, paths, workers))


def per_turn(counts: Sequence[Count]) -> dict[str, list[tuple[int, int]]]:
    """Return presses and steps of every turn that falls under a budget."""
    found: dict[str, list[tuple[int, int]]] = {kind: [] for kind in KINDS}
    for count in counts:
        for turn in turns(count.lines) if count.is_device else ():
            kind = kind_of_turn(turn)
            if kind:
                presses = sum(line.presses for line in turn)
                found[kind].append((presses, sum(line.steps for line in turn)))
    return found


def usual(counts: Sequence[Count]) -> list[Count]:
    """Return the games in which nothing was entered for the table and nothing corrected."""
    return [count for count in counts if count.counts]


def average(counts: Sequence[Count], is_held: bool = True) -> float:
    """Return presses per card."""
    presses = sum(count.presses if is_held else count.steps for count in counts)
    return presses / sum(count.cards for count in counts)
