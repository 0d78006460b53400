"""Records whole games of Zoneplex, always the same ones: made by seeded hands at a real table."""

from dataclasses import dataclass, replace
from hashlib import sha256
from itertools import count
from typing import Any

from engine import seal
from engine.header import Header
from engine.refusal import Refusal
from engine.table import Table
from games.zoneplex import rules, rules_setup
from games.zoneplex import rules_state as steps
from host_tools.simulated.zoneplex_dice import Dice
from host_tools.simulated.zoneplex_policy import CALM, Policy
from host_tools.simulated.zoneplex_trio import TrioPolicy
from host_tools.zoneplex_proofs import arranged

GAME = "zoneplex"
ENDINGS = ("open", "eye", *arranged.RUNGS)

_UNDO_PERCENT = 3
_REDO_PERCENT = 50
_NEXT_SEED = 1_000


@dataclass(frozen=True)
class Recipe:
    """How a game is played. `rung` arranges the last turn, so that it decides."""

    number: int
    seats: int
    styles: tuple[str, ...]
    seed: int
    flags: int = 0
    starter: int = 0
    split: bytes = b"\x10\x10\x10\x03"
    temper: int = CALM
    has_rare: bool = False
    rung: str = ""
    is_trio: bool = False

    @property
    def setup(self) -> bytes:
        """Return the setup as bytes."""
        setup = rules_setup.Setup()
        setup.seats, setup.starter, setup.flags = self.seats, self.starter, self.flags
        setup.split = self.split
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
    """Play a game to its end; with a rung wanted, from seed to seed until it decides."""
    for seed in count(recipe.seed, _NEXT_SEED):
        recording = _play(replace(recipe, seed=seed))
        if recipe.rung in ("", recording.ending):
            return recording
    raise AssertionError  # count() has no end


def _play(recipe: Recipe) -> Recording:
    recorder = _Recorder(recipe)
    recorder.play()
    state = recorder.table.state
    data = bytes(recorder.written)
    ending = ENDINGS[state.ending]
    return Recording(recipe, data, ending, state.winner, recorder.table.done)


class _Recorder:
    """Hands at a table, and a log of what they do."""

    def __init__(self, recipe: Recipe) -> None:
        self._recipe = recipe
        hands = TrioPolicy if recipe.is_trio else Policy
        self._policy = hands(list(recipe.styles), recipe.seed, recipe.temper, recipe.has_rare)
        self._dice = Dice(recipe.seed + 500_000)
        secret = sha256(b"zoneplex %d" % recipe.seed).digest()
        header = Header(GAME, rules.VERSION, recipe.setup, seal.commitment(secret))
        self.written = bytearray(header.encode())
        self.table = Table(rules, header, secret, self.written.extend)

    def play(self) -> None:
        """Cut, play, take back now and then, close."""
        for seat in range(self._recipe.seats):
            self.table.cut(bytes((seat, *(self._dice.below(256) for _ in range(5)))))
        self.table.begin()
        while self.table.state.stage != steps.OVER:
            self._act()
        self.table.end()

    def _act(self) -> None:
        table = self.table
        if table.done and self._dice.percent(_UNDO_PERCENT):
            table.undo(True)
        elif table.can_redo and self._dice.percent(_REDO_PERCENT):
            table.redo()
        else:
            move = self._choose(table.state)
            outcome = table.do(move)
            assert not isinstance(outcome, Refusal), (self._recipe, list(move), outcome.sentence)

    def _choose(self, state: Any) -> bytes:
        if self._recipe.rung and arranged.is_time(state):
            return arranged.next_move(state, self._recipe.rung)
        return self._policy.move(state)
