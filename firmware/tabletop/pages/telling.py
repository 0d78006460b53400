"""Moves of a game in whole sentences: who did what. Loaded for a moment, for a few moves."""

import modules


class Telling:
    """Tells what moves `first` to `first + count - 1` did, a sentence each, one at a time.

    The rules, or the game's `play`, may offer `tell(state, move, tape)` with the state before the
    move; without it the label stands for the sentence.
    """

    def __init__(self, game, first, count):
        self._table = game.table
        self._rules = game.play.RULES
        self._place = game.play if hasattr(game.play, "tell") else self._rules
        self._first = first
        self._end = first + count
        self._at = first
        if count and hasattr(self._place, "tell"):
            self._state, self._at = game.table.nearest(first)
        self.sentences = []

    def go_on(self):
        """Go one move on; tell whether more are to come."""
        at = self._at
        if at >= self._end:
            return False
        self._at += 1
        if not hasattr(self._place, "tell"):
            self.sentences.append(self._table.label(at))
        else:
            self._tell(self._state, at, self._table.move(at))
        return self._at < self._end

    def _tell(self, state, at, move):
        """Tell a move by the state before it, if it is one of those, then make it."""
        if at >= self._first:
            self.sentences.append(self._place.tell(state, move, self._table.tape(at)))
        state.chance.tape = bytearray()
        modules.passing(self._rules.apply, state, move)
