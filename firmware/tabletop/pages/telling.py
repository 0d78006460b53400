"""Moves of a game in whole sentences: who did what. Loaded for a moment, for a few moves."""


class Telling:
    """Tells what moves `first` to `first + count - 1` did, in two pieces of work.

    The rules, or the game's `play`, may offer `tell(state, move, tape)` with the state before the
    move; without it the label stands for the sentence.
    """

    def __init__(self, game, first, count):
        self._table = game.table
        self._rules = game.play.RULES
        self._place = game.play if hasattr(game.play, "tell") else self._rules
        self._first = first
        self._end = first + count
        self._state = None

    def look(self):
        """Find out how the table stood before the first of them; tell whether that was needed."""
        if self._state is not None or not hasattr(self._place, "tell"):
            return False
        self._state = self._table.look(self._first)
        return True

    def sentences(self):
        """Return a sentence for each."""
        if self._state is None:
            return [self._table.label(at) for at in range(self._first, self._end)]
        return [self._told(self._state, at) for at in range(self._first, self._end)]

    def _told(self, state, at):
        """Return what a move did, then make it."""
        move = self._table.move(at)
        sentence = self._place.tell(state, move, self._table.tape(at))
        state.chance.tape = bytearray()
        self._rules.apply(state, move)
        return sentence
