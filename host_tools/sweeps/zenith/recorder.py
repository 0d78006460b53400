"""Records whole games of Zenith, always the same ones, by seeded hands at a real table."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from random import Random
from typing import Any

from engine import seal
from engine.header import NUMBERS, Header
from engine.refusal import Refusal
from engine.table import Table
from games.zenith.rules import codes, contract
from games.zenith.rules import setup as decisions
from games.zenith.rules.fields import CREDITS, TRACK, ZENITHIUM
from games.zenith.rules.state import TURN
from host_tools.sweeps.zenith.policy import Policy

GAME = "zenith"
VICTORIES = ("open", "absolute", "democratic", "popular", "nobody")
NAMES = (b"Ann", b"Ben", b"Cid", b"Dan")

_UNDO = 0.03
_REDO = 0.5
_BY_HAND = 0.01
_NEXT_SEED = 1_000
_MOST_MOVES = 400


@dataclass(frozen=True)
class Recipe:
    """How a game is played, and which victory is wanted; 0 for any."""

    number: int
    flags: int = 0
    first: int = decisions.DRAWN
    boards: int = decisions.SUN
    sides: int = 0
    victory: int = 0
    has_others: bool = False

    @property
    def setup(self) -> bytes:
        """Return the set-up as bytes."""
        names = NAMES[: 4 if self.flags & decisions.TEAMS else 2]
        return bytes(decisions.encode(self.flags, self.first, self.boards, self.sides, names))


@dataclass(frozen=True)
class Recording:
    """A finished game: its name, its log, how many moves stand, and the side that won."""

    name: str
    data: bytes
    moves: int
    winner: int


def record(recipe: Recipe) -> Recording:
    """Play from seed to seed until the victory comes that is wanted."""
    for seed in count(recipe.number, _NEXT_SEED):
        table, data = _play(recipe, seed)
        ended = table.state.ended
        if ended and recipe.victory in (0, ended):
            kind = "4p" if recipe.flags & decisions.TEAMS else "2p"
            name = f"{recipe.number:03d}_{kind}_{VICTORIES[ended]}"
            return Recording(name, data, table.done, table.state.winner)
    raise AssertionError  # count() has no end


def _play(recipe: Recipe, seed: int) -> tuple[Any, bytes]:
    hand = Random(seed)
    secret = hand.randbytes(32)
    header = Header(GAME, contract.VERSION, recipe.setup)
    header.first, header.count = hand.randrange(NUMBERS), recipe.number
    seal.sealed(header, secret)
    written = bytearray(header.encode())
    table = Table(contract, header, secret, written.extend)
    for seat in range(4 if recipe.flags & decisions.TEAMS else 2):
        table.cut(seal.cut(seat, hand.randrange(NUMBERS)))
    table.begin()
    policy = Policy(hand, recipe.has_others)
    while not table.state.ended and table.done < _MOST_MOVES:
        _act(table, hand, policy.choose)
    if table.state.ended:
        table.end()
    return table, bytes(written)


def _act(table: Any, hand: Random, choose: Callable[[Any], bytes]) -> None:
    share = hand.random()
    if share < _UNDO:
        table.undo(True)
        if hand.random() < _REDO:
            table.redo()
        return
    is_by_hand = share > 1 - _BY_HAND and table.state.laid_out == TURN
    move = _by_hand(table.state, hand) if is_by_hand else choose(table.state)
    outcome = table.do(move)
    if isinstance(outcome, Refusal):
        raise AssertionError(f"{list(move)} is offered and refused: {outcome.sentence!r}")


def _by_hand(state: Any, hand: Random) -> bytes:
    """Return a small correction, as a table makes one."""
    field = hand.choice((CREDITS, ZENITHIUM, TRACK))
    row = {CREDITS: state.credits, ZENITHIUM: state.zenithium, TRACK: state.tracks}[field]
    index = hand.randrange(len(row))
    value = hand.choice([value for value in range(2, 7) if value != row[index]])
    return bytes((codes.ADJUST, field, index, value))
