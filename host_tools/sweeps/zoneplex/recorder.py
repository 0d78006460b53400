"""Records whole games of Zoneplex, always the same ones: made by seeded hands at a real table."""

from dataclasses import dataclass, replace
from hashlib import sha256
from itertools import count
from typing import Any

from engine import seal
from engine.header import NUMBERS, Header
from engine.refusal import Refusal
from engine.table import Table
from games.zoneplex.rules import contract
from games.zoneplex.rules import setup as setup_rules
from games.zoneplex.rules import state as steps
from host_tools.exercises.dice import Dice
from host_tools.exercises.zoneplex.policy import CALM, Policy
from host_tools.exercises.zoneplex.policy_modes import ModePolicy
from host_tools.exercises.zoneplex.trio import TrioPolicy
from host_tools.sweeps.zoneplex import arranged

GAME = "zoneplex"
ENDINGS = ("open", "eye", *arranged.RUNGS, "deck", arranged.DRAW)
BANISHED = "banished_"  # goes before the ending when The Eye has sent somebody back

_UNDO_PERCENT = 3
_REDO_PERCENT = 50
_NEXT_SEED = 1_000


@dataclass(frozen=True)
class Recipe:
    """How a game is played.

    `ending` is the one wanted; a rung of the Cataclysm is arranged in the last turn.
    """

    number: int
    seats: int
    styles: tuple[str, ...]
    seed: int
    flags: int = 0
    starter: int = 0
    split: bytes = b"\x10\x10\x10\x03"
    temper: int = CALM
    has_rare: bool = False
    ending: str = ""
    is_trio: bool = False
    mode: int = setup_rules.ZONEPLEX
    house: int = 0

    @property
    def setup(self) -> bytes:
        """Return the setup as bytes."""
        setup = setup_rules.Setup()
        setup.seats, setup.starter, setup.flags = self.seats, self.starter, self.flags
        setup.split = self.split
        setup.mode, setup.house = self.mode, self.house
        return bytes(setup.encode())


@dataclass
class Recording:
    """A finished game: its log and what became of it."""

    recipe: Recipe
    data: bytes
    ending: str
    winner: int
    moves: int

    @property
    def name(self) -> str:
        """Return a name that says what to expect."""
        return f"{self.recipe.number:03d}_{self.recipe.seats}p_{self.ending}"


def record(recipe: Recipe) -> Recording:
    """Play a game to its end; with an ending wanted, from seed to seed until it comes."""
    for seed in count(recipe.seed, _NEXT_SEED):
        recording = _play(replace(recipe, seed=seed))
        if recipe.ending in ("", recording.ending):
            return recording
    raise AssertionError  # count() has no end


def _play(recipe: Recipe) -> Recording:
    recorder = _Recorder(recipe)
    recorder.play()
    state = recorder.table.state
    data = bytes(recorder.written)
    ending = BANISHED * recorder.was_banished + ENDINGS[state.ending]
    return Recording(recipe, data, ending, state.winner, recorder.table.done)


class _Recorder:
    """Hands at a table, and a log of what they do."""

    def __init__(self, recipe: Recipe) -> None:
        self._recipe = recipe
        hands = ModePolicy if recipe.mode else TrioPolicy if recipe.is_trio else Policy
        self._policy = hands(list(recipe.styles), recipe.seed, recipe.temper, recipe.has_rare)
        self._dice = Dice(recipe.seed + 500_000)
        secret = sha256(b"zoneplex %d" % recipe.seed).digest()
        header = Header(GAME, contract.VERSION, recipe.setup)
        header.first, header.count = self._dice.below(NUMBERS), recipe.number
        seal.sealed(header, secret)
        self.was_banished = False
        self.written = bytearray(header.encode())
        self.table = Table(contract, header, secret, self.written.extend)

    def play(self) -> None:
        """Cut, play, take back now and then, close."""
        for seat in range(self._recipe.seats):
            self.table.cut(seal.cut(seat, self._dice.below(NUMBERS)))
        self.table.begin()
        while self.table.state.step != steps.OVER:
            self._act()
        self.table.end()

    def _act(self) -> None:
        table = self.table
        if table.state.step != steps.VOTE:
            # Symbols that are shown before the deck is out have followed an attempt.
            self.was_banished = bool(self._recipe.mode and table.state.is_revealed)
        if table.done and self._dice.percent(_UNDO_PERCENT):
            table.undo(True)
        elif table.can_redo and self._dice.percent(_REDO_PERCENT):
            table.redo()
        else:
            move = self._choose(table.state)
            outcome = table.do(move)
            assert not isinstance(outcome, Refusal), (self._recipe, list(move), outcome.sentence)

    def _choose(self, state: Any) -> bytes:
        rung = self._recipe.ending.removeprefix(BANISHED)
        if rung in arranged.ARRANGED and arranged.is_time(state):
            return arranged.next_move(state, rung)
        return self._policy.move(state)
