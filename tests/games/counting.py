"""The smallest game that keeps the contract, for tests that break one promise of it each."""

from engine.refusal import Refusal
from engine.verdict import NOBODY, Reason, Verdict

ROLL = b"\x01"


class Tally:
    """The sum so far."""

    def __init__(self, chance, total=0):
        self.chance = chance
        self.total = total


class Counting:
    """Rolls are added up until `goal`. It is its own `play` and its own `rules` module."""

    VERSION = 1
    SETUP = b""
    goal = 1000

    @property
    def RULES(self):  # noqa: N802 -- the name a game's `play` module has to offer
        return self

    def cutters(self, setup):
        return 1

    def new(self, setup, chance):
        return Tally(chance)

    def moves(self, state):
        return [ROLL] if state.total < self.goal else []

    def apply(self, state, move):
        if move != ROLL or state.total >= self.goal:
            return Refusal(b"CT-1", b"Roll, until the goal is reached.")
        state.total += state.chance.roll(6)
        return ((1,),)

    def label(self, move, tape):
        return b"Roll %d" % tape[0]

    def view(self, state, seat):
        return {"total": state.total}

    def is_over(self, state):
        return state.total >= self.goal

    def verdict(self, state):
        is_over = self.is_over(state)
        return Verdict(is_over, 0 if is_over else NOBODY, [Reason(b"CT-1", b"Goal.", is_over)])

    def tallies(self, state):
        return []

    def pack(self, state):
        return state.total.to_bytes(2, "big")

    def unpack(self, data, chance):
        return Tally(chance, int.from_bytes(data, "big"))
