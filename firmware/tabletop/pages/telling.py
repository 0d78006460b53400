"""Moves of a game in whole sentences: who did what. Loaded for a moment, for a few moves."""

from micropython import const

_AT_ONCE = const(2)  # moves: each may load some of the rules


class Telling:
    """Tells what moves `first` to `first + count - 1` did, piece by piece.

    The rules, or the game's `play`, may offer `tell(state, move, tape)` with the state before the
    move; without it the label stands for the sentence.
    """

    def __init__(self, game, first, count):
        self.sentences: list = []
        self._table = game.table
        self._rules = game.play.RULES
        self._place = game.play if hasattr(game.play, "tell") else self._rules
        self._first = first
        self._end = first + count
        self._state = None

    def go_on(self):
        """Do some of the work; tell whether there is more.

        With a `tell` the first piece is to find out how the table stood before the first move.
        """
        at = self._first + len(self.sentences)
        if not hasattr(self._place, "tell"):
            self.sentences = [self._table.label(each) for each in range(at, self._end)]
        elif self._state is None:
            self._state = self._table.look(at)
        else:
            for each in range(at, min(at + _AT_ONCE, self._end)):
                self.sentences.append(self._told(each))
        return self._first + len(self.sentences) < self._end

    def _told(self, at):
        """Return what a move did, then make it."""
        move = self._table.move(at)
        sentence = self._place.tell(self._state, move, self._table.tape(at))
        self._state.chance.tape = bytearray()
        self._rules.apply(self._state, move)
        return sentence
