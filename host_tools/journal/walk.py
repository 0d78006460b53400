"""Goes along a game without its secret: a possible state after each line, each move made once.

Packed states are kept on the way, so that an undo costs no more than a move. Only where a card
turns up that the deck of the deal has elsewhere is the game played again from its start.
"""

import struct
from collections.abc import Sequence
from typing import Any

from engine.refusal import Refusal
from host_tools.journal.possible_deal import DealFinder, NoDeal
from host_tools.journal.record_reader import Record
from host_tools.journal.rulebook import STUMBLES
from host_tools.journal.taped_chance import Clash, Contradiction, Deal, TapedChance

_POSITIONS = "<II"
_MOST_DRAWS = 500  # tries with what one move has drawn in secret


class Walk:
    """A row of moves that grows and shrinks at its end."""

    def __init__(self, rules: Any, setup: bytes) -> None:
        self._rules = rules
        self._setup = setup
        self._finder = DealFinder(rules, setup)
        self._moves: list[Record] = []  # those of the state
        self._packed: list[bytes] = []  # the states after 0, 1, 2 ... of them
        self._state: Any = None
        self._stuck: tuple[list[Record], NoDeal] | None = None

    @property
    def deal(self) -> Deal:
        """Return the deal of the last state."""
        return self._finder.deal

    def state(self, moves: Sequence[Record]) -> Any:
        """Return a state that looks to the public like the true one; may raise NoDeal."""
        self._go_back(_common(self._moves, moves))
        if self._stuck:
            row, trouble = self._stuck
            if row and _common(row, moves) == len(row):
                raise trouble
        if not self._packed:
            self._play(moves[:0])
        for count in range(len(self._moves) + 1, len(moves) + 1):
            self._go_on(moves[:count])
        return self._state

    def _go_back(self, count: int) -> None:
        if count < len(self._moves):
            del self._moves[count:], self._packed[count + 1 :]
            self._state = self._unpack(self._packed[-1])

    def _go_on(self, moves: Sequence[Record]) -> None:
        """Make one more move: with the deal as it is, with other draws, or with another deal."""
        untried: dict[int, list[int]] = {}
        for _ in range(_MOST_DRAWS):
            clash = self._make(moves)
            if clash is None:
                self._keep(moves[-1])
                return
            self._state = self._unpack(self._packed[-1])
            if not self._draw_otherwise(clash, untried):
                break
        self._play(moves)

    def _make(self, moves: Sequence[Record]) -> Clash | None:
        """Make the last move; return None, or what does not fit. The state is then spoilt."""
        deal, before = self._finder.deal, self._state.chance.seen
        deal.tape = deal.tape[:before] + moves[-1].tape
        try:
            outcome = self._rules.apply(self._state, moves[-1].move)
        except Clash as clash:
            return clash
        except (Contradiction, *STUMBLES):
            return Clash(0, 0, 0)
        fits = not isinstance(outcome, Refusal) and self._state.chance.seen == len(deal.tape)
        return None if fits else Clash(0, 0, 0)

    def _draw_otherwise(self, clash: Clash, untried: dict[int, list[int]]) -> bool:
        """Let the draw just before come out otherwise; tell whether anything is left to try."""
        picks = self._finder.deal.picks
        if clash.choice <= self._state.chance.positions[0] or clash.choice not in picks:
            return False
        value, limit = picks[clash.choice]
        left = untried.setdefault(clash.choice, [v for v in range(limit) if v != value])
        for later in [number for number in untried if number > clash.choice]:
            del untried[later]
        if not left:
            return False
        picks[clash.choice] = (left.pop(), limit)
        return True

    def _play(self, moves: Sequence[Record]) -> None:
        """Find a deal for these moves and play them from the start."""
        try:
            self._moves, self._packed = [], []
            self._state = self._rules.new(self._setup, TapedChance(self._finder.find(moves)))
            self._packed = [self._pack()]
            for move in moves:
                self._rules.apply(self._state, move.move)
                self._keep(move)
        except NoDeal as trouble:
            self._stuck = (list(moves), trouble)
            raise
        except STUMBLES as error:
            raise NoDeal(0, f"the rules stumble ({type(error).__name__})", True) from None

    def _keep(self, move: Record) -> None:
        self._moves.append(move)
        self._packed.append(self._pack())

    def _pack(self) -> bytes:
        positions = struct.pack(_POSITIONS, *self._state.chance.positions)
        return positions + bytes(self._rules.pack(self._state))

    def _unpack(self, packed: bytes) -> Any:
        chance = TapedChance(self._finder.deal)
        chance.positions[:] = struct.unpack_from(_POSITIONS, packed)
        return self._rules.unpack(packed[struct.calcsize(_POSITIONS) :], chance)


def _common(old: Sequence[Record], new: Sequence[Record]) -> int:
    """Return how many moves both rows begin with.

    A line stands behind the same moves as long as it stands: where both have it in one place,
    they have all before it, too.
    """
    low, high = 0, min(len(old), len(new))
    while low < high:
        middle = (low + high + 1) // 2
        if old[middle - 1] is new[middle - 1]:
            low = middle
        else:
            high = middle - 1
    return low
