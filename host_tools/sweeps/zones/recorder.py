"""Records whole games of ZoneS, always the same ones, by seeded hands at a real table."""

from dataclasses import dataclass, replace
from itertools import count
from random import Random
from typing import Any

from engine import seal
from engine.header import NUMBERS, Header
from engine.refusal import Refusal
from engine.table import Table
from games.zones.play import cutters
from games.zones.rules import contract
from games.zones.rules import setup as decisions
from games.zones.rules import state as rules
from host_tools.sweeps.zones.corrections import by_hand
from host_tools.sweeps.zones.plain import TERRAINS
from host_tools.sweeps.zones.plain_setup import NO_CLOCK, Setup
from host_tools.sweeps.zones.policy import ENDINGS, Policy
from host_tools.sweeps.zones.random_position import random_setup

GAME = "zones"
NAMES = (b"Ann", b"Ben")

_UNDO = 0.02
_REDO = 0.5
_BY_HAND = 0.03  # before a turn; many of them go too far
_NEXT_SEED = 1_000
_LONGEST = 250
_EVEN = (9, 9, 9, 9)
_ALL_FIELDS = (36, 0, 0, 0)


@dataclass(frozen=True)
class Recipe:
    """How a game is played, and the ending that is wanted."""

    number: int
    wanted: int
    flags: int = decisions.GLASS
    clock: tuple[int, int, int] = NO_CLOCK
    opponent: int = 0
    has_own_roster: bool = False
    is_stuck: bool = False  # nobody can stand anywhere

    @property
    def kind(self) -> str:
        """Return how it is played, in a word."""
        if self.opponent:
            return "device"
        return "glass" if self.flags & decisions.GLASS else "board"

    def setup(self, hand: Random) -> bytes:
        """Return the set-up as bytes."""
        bag = _ALL_FIELDS if self.is_stuck else _EVEN
        made = Setup(self.flags, self.opponent, self.clock, bag, names=NAMES)
        if self.has_own_roster:
            other = random_setup(hand, self.flags)
            made.counts, made.roster = other.counts, other.roster
        if self.is_stuck:
            for kind, card in made.roster.items():
                made.roster[kind] = replace(card, restricted=TERRAINS[0])
        return made.written()


@dataclass(frozen=True)
class Recording:
    """A finished game: its name, its log, how many moves stand, and who has won."""

    name: str
    data: bytes
    moves: int
    winner: str


def record(recipe: Recipe) -> Recording:
    """Play from seed to seed until the ending comes that is wanted."""
    for seed in count(recipe.number, _NEXT_SEED):
        table, data = _play(recipe, seed)
        if table.state.ended == recipe.wanted:
            how = "timed" if any(recipe.clock) else "calm"
            name = f"{recipe.number:03d}_{recipe.kind}_{how}_{ENDINGS[recipe.wanted]}"
            winner = table.state.winner
            won = "nobody" if winner == rules.NONE else NAMES[winner].decode()
            return Recording(name, data, table.done, won)
    raise AssertionError  # count() has no end


def _play(recipe: Recipe, seed: int) -> tuple[Any, bytes]:
    hand = Random(seed)
    secret = hand.randbytes(32)
    header = Header(GAME, contract.VERSION, recipe.setup(hand))
    header.first, header.count = hand.randrange(NUMBERS), recipe.number
    seal.sealed(header, secret)
    written = bytearray(header.encode())
    table = Table(contract, header, secret, written.extend)
    for seat in range(cutters(header.setup)):
        table.cut(seal.cut(seat, hand.randrange(NUMBERS)))
    table.begin()
    policy = Policy(hand, recipe.wanted)
    while not contract.is_over(table.state) and sum(table.state.turns) < _LONGEST:
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
    if share > 1 - _BY_HAND and state.step == rules.TURN:
        table.do(by_hand(state, hand))  # where it goes too far it is refused, and not in the log
        return
    move = policy.choose(state)
    outcome = table.do(move)
    if isinstance(outcome, Refusal):
        raise AssertionError(f"{list(move)} is offered and refused: {outcome.sentence!r}")
