"""Records whole games of Zeds Zone, always the same ones, by seeded hands at a real table."""

from dataclasses import dataclass
from itertools import count
from random import Random
from typing import Any

from engine import seal
from engine.header import NUMBERS, Header
from engine.refusal import Refusal
from engine.table import Table
from games.zeds.rules import contract, ranking
from games.zeds.rules import setup as decisions
from games.zeds.rules import state as rules
from host_tools.sweeps.zeds.corrections import by_hand
from host_tools.sweeps.zeds.plain_sheet import write
from host_tools.sweeps.zeds.policy import ENDINGS, Policy, ending
from host_tools.sweeps.zeds.random_sheet import random_sheet

GAME = "zeds"
NAMES = (b"Ann", b"Ben", b"Cid", b"Dan", b"Eve", b"Fay")
ANY = -1

_UNDO = 0.02
_REDO = 0.5
_BY_HAND = 0.06  # before a roll; most of them go too far
_NEXT_SEED = 1_000


@dataclass(frozen=True)
class Recipe:
    """How a game is played, and the ending that is wanted; ANY for the dice alone."""

    number: int
    flags: int = 0
    seats: int = 2
    has_sheet: bool = False
    date: tuple[int, ...] = ()
    wanted: int = ANY

    @property
    def kind(self) -> str:
        """Return how it is played, in a word."""
        if self.date:
            return "daily"
        return "sheet" if self.has_sheet else "paper"

    def setup(self, seed: int) -> bytes:
        """Return the set-up as bytes; the seed makes the sheet, too."""
        known = write(random_sheet(Random(seed))) if self.has_sheet else b""
        return bytes(decisions.encode(self.flags, NAMES[: self.seats], known, self.date))


@dataclass(frozen=True)
class Recording:
    """A finished game: its name, its log, how many moves stand, and who has won."""

    name: str
    data: bytes
    moves: int
    winners: str


def record(recipe: Recipe) -> Recording:
    """Play from seed to seed until the ending comes that is wanted."""
    for seed in count(recipe.number, _NEXT_SEED):
        table, data = _play(recipe, seed)
        ended = ending(table.state) if recipe.seats else ANY
        if recipe.wanted == ended:
            name = f"{recipe.number:03d}_{recipe.kind}_{recipe.seats}p_{_called(ended)}"
            winners = " ".join(NAMES[seat].decode() for seat in ranking.winners(table.state))
            return Recording(name, data, table.done, winners or "nobody")
    raise AssertionError  # count() has no end


def _called(ended: int) -> str:
    return "dice" if ended == ANY else ENDINGS[ended]


def _play(recipe: Recipe, seed: int) -> tuple[Any, bytes]:
    hand = Random(seed)
    secret = hand.randbytes(32)
    header = Header(GAME, contract.VERSION, recipe.setup(seed))
    header.first, header.count = hand.randrange(NUMBERS), recipe.number
    seal.sealed(header, secret)
    written = bytearray(header.encode())
    table = Table(contract, header, secret, written.extend)
    for seat in range(max(1, recipe.seats)):
        table.cut(seal.cut(seat, hand.randrange(NUMBERS)))
    table.begin()
    policy = Policy(hand, recipe.wanted)
    while not contract.is_over(table.state):
        _act(table, hand, policy)
    table.end()
    return table, bytes(written)


def _act(table: Any, hand: Random, policy: Policy) -> None:
    share = hand.random()
    state = table.state
    if share < _UNDO:
        table.undo(True)
        if hand.random() < _REDO:
            table.redo()
        return
    if share > 1 - _BY_HAND and state.seats and state.step == rules.ROLL:
        table.do(by_hand(state, hand))  # where it goes too far it is refused, and not in the log
        return
    move = policy.choose(state)
    outcome = table.do(move)
    if isinstance(outcome, Refusal):
        raise AssertionError(f"{list(move)} is offered and refused: {outcome.sentence!r}")
