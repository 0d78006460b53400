"""On paper: what counts for the points, and of those who are level what is left."""

from games.zeds.rules import codes
from games.zeds.rules.fields import MOST
from games.zeds.rules.state import MOST_SHELTERS
from games.zeds.screens.end import end_words as words
from games.zeds.screens.form_screen import FormScreen


class ScoreScreen(FormScreen):
    """The numbers stand as they were counted; the first row takes them."""

    topic = b"score"
    word = words.TAKE

    def __init__(self, game):
        super().__init__(game)
        self._numbers = self.known(self.table.state)

    def known(self, state):
        """Return the numbers as they were counted."""
        seat = state.active
        counts = state.killed[seat], state.survivors[seat]
        return bytearray(counts + (state.thrown[seat], state.sheltered[seat]))

    def rows(self, state):
        """Return the numbers."""
        self.title = words.SCORE % state.names[state.active]
        killed, survivors, thrown, sheltered = self._numbers
        self.note = words.EQUALS % (killed + survivors - thrown - sheltered)
        return [
            (words.RIGHT, None, 0),
            (words.KILLED, killed, MOST),
            (words.SURVIVORS, survivors, MOST),
            (words.THROWN, thrown, MOST),
            (words.SHELTERED, sheltered, MOST_SHELTERS),
        ]

    def act(self, row, now):
        """Take all numbers."""
        self.play(bytes((codes.SCORE,)) + bytes(self._numbers), now)

    def keep(self, row, number, now):
        """Change a number."""
        self._numbers[row - 1] = number
        self.fill()


class TieScreen(ScoreScreen):
    """What is still inactive of a player who is level with another."""

    topic = b"tie"

    def known(self, state):
        """Return the numbers as they were counted."""
        seat = state.active
        left = state.guns[seat] + state.grenades[seat] + state.shelters[seat]
        return bytearray((0, left))

    def rows(self, state):
        """Return the numbers."""
        self.title = words.LEVEL % state.names[state.active]
        return [
            (words.RIGHT, None, 0),
            (words.IDLE_ZOMBIES, self._numbers[0], MOST),
            (words.IDLE_ITEMS, self._numbers[1], MOST),
        ]

    def act(self, row, now):
        """Take both numbers."""
        self.play(bytes((codes.LEFT,)) + bytes(self._numbers), now)
