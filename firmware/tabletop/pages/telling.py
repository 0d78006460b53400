"""Moves of a game in whole sentences: who did what. Loaded for a moment, for a few moves."""


class Telling:
    """Tells what moves `first` to `first + count - 1` did, a sentence each, one at a time.

    The rules, or the game's `play`, may offer `tell(state, move, tape)` with the state before the
    move; without it the label stands for the sentence.
    """

    def __init__(self, game, first, count):
        self._table = game.table
        self._rules = game.play.RULES
        self._place = game.play if hasattr(game.play, "tell") else self._rules
        self._at = first
        self._end = first + count
        self._state = None
        self.sentences = []

    def go_on(self):
        """Do the next piece of the work; tell whether more is to come."""
        if self._at == self._end:
            return False
        if not hasattr(self._place, "tell"):
            self._add(self._table.label(self._at))
        elif self._state is None:
            self._state = self._table.look(self._at)
        else:
            self._tell(self._state, self._table.move(self._at))
        return self._at < self._end

    def _tell(self, state, move):
        """Tell a move by the state before it, then make it."""
        self._add(self._place.tell(state, move, self._table.tape(self._at)))
        if self._at < self._end:
            state.chance.tape = bytearray()
            self._rules.apply(state, move)

    def _add(self, sentence):
        self.sentences.append(sentence)
        self._at += 1
