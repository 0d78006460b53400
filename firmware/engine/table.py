"""The one gate to a running game: every change is a move that passes here.

A game is a pure function of its setup, its seed and its moves, so the moves are all
that is kept, and going back means folding them anew.
"""

from engine.chance import Chance
from engine.refusal import Refusal


class Table:
    """A game in progress. `rules` offers new(setup, chance) and apply(state, move)."""

    __slots__ = ("_moves", "_rules", "done", "seed", "setup", "state")

    def __init__(self, rules, setup, seed):
        self._rules = rules
        self._moves = []
        self.setup = setup
        self.seed = seed
        self.done = 0  # how many of the moves stand; the rest were undone
        self.state = rules.new(setup, Chance(seed))

    def do(self, move):
        """Make a move; return its events, or a Refusal that has changed nothing."""
        outcome = self._rules.apply(self.state, move)
        if isinstance(outcome, Refusal):
            return outcome
        del self._moves[self.done :]
        self._moves.append(bytes(move))
        self.done += 1
        return outcome

    def undo(self):
        """Take the last move back; tell whether there was one."""
        if self.done == 0:
            return False
        self.done -= 1
        self._fold()
        return True

    def redo(self):
        """Make the move again that was undone last; tell whether there was one."""
        if self.done == len(self._moves):
            return False
        self._rules.apply(self.state, self._moves[self.done])
        self.done += 1
        return True

    @property
    def can_redo(self):
        """Tell whether an undone move is waiting."""
        return self.done < len(self._moves)

    def last_label(self):
        """Return what the last move was, in words, or b"" at the start."""
        if self.done == 0:
            return b""
        return self._rules.label(self._moves[self.done - 1])

    def pack(self):
        """Return setup, seed and moves: all it takes to `unpack` this table again."""
        return self.setup, self.seed, self._moves, self.done

    def unpack(self, packed):
        """Take over what `pack` returned."""
        self.setup, self.seed, self._moves, self.done = packed
        self._fold()

    def _fold(self):
        self.state = self._rules.new(self.setup, Chance(self.seed))
        for move in self._moves[: self.done]:
            self._rules.apply(self.state, move)
