"""The state after any number of moves, folded from the nearest packed one before it."""

import struct

from engine.chance import Chance
from engine.marks import EVERY, Marks, decode_mark
from engine.refusal import Refusal

_POSITIONS = "<II"


class Fold:
    """Makes states of `moves` by `rules`. It keeps packed ones now and then, as a cache."""

    def __init__(self, rules, setup, moves):
        self._rules = rules
        self._setup = setup
        self._moves = moves
        self._marks = Marks()
        self._seed = b""

    def start(self, seed):
        """Fix the seed; return the state before the first move."""
        self._seed = seed
        return self._rules.new(self._setup, Chance(seed))

    def at(self, count):
        """Return the state after `count` moves, or None when one of them may not be made."""
        state, at = self._nearest(count)
        while at < count:
            if not self._make(state, at):
                return None
            at += 1
            self.mark(state, at)
        return state

    def mark(self, state, done):
        """Keep the state after `done` moves, if it is time."""
        if done % EVERY == 0:
            self._marks.add(done, self.pack(state))

    def forget_from(self, done):
        """Drop what is kept of `done` moves and more: those moves are others now."""
        self._marks.forget_from(done)

    def take_up(self, marks):
        """Take over marks from flash: those that are sound and of these moves."""
        for data in marks:
            mark = decode_mark(data, self._moves)
            if mark:
                self._marks.add(mark[0], mark[1])

    def pack(self, state):
        """Return a state as bytes: equal bytes, equal games."""
        return struct.pack(_POSITIONS, *state.chance.positions) + self._rules.pack(state)

    def _make(self, state, index):
        """Make a move of the log; return False when it cannot have been so."""
        state.chance.tape = bytearray()
        if isinstance(self._rules.apply(state, self._moves.move(index)), Refusal):
            return False
        return state.chance.tape == self._moves.tape(index)

    def _nearest(self, count):
        """Return the newest state at or before `count` moves, and its count."""
        mark = self._marks.nearest(count)
        if mark is None:
            return self.start(self._seed), 0
        return self._unpack(mark[1]), mark[0]

    def _unpack(self, packed):
        chance = Chance(self._seed)
        chance.positions[:] = struct.unpack_from(_POSITIONS, packed, 0)
        return self._rules.unpack(packed[struct.calcsize(_POSITIONS) :], chance)
