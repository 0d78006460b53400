"""On paper: is there a path to the exit, and a generator in its area? (ZD-10)"""

from games.zeds.rules import codes
from games.zeds.screens.end import end_words as words
from games.zeds.screens.two_boxes_screen import TwoBoxesScreen
from key import BACK


class EscapeScreen(TwoBoxesScreen):
    """Two questions, one after the other: UP is yes, DOWN is no."""

    topic = b"escape"
    word = words.ANSWER

    def __init__(self, game):
        super().__init__(game)
        self._has_path = -1  # until that is answered
        self.note = words.PATH

    def chosen(self, place, now):
        """Answer; the second answer is the move."""
        if self._has_path < 0:
            self._has_path = 1 - place
            self.note = words.GENERATOR
            self.place = 0
        else:
            self.play(bytes((codes.ESCAPE, self._has_path, 1 - place)), now)

    def press(self, key, now):
        """Answer; BACK goes back to the first question."""
        if key == BACK and self._has_path >= 0:
            self._has_path = -1
            self.note = words.PATH
            self.place = 0
        else:
            super().press(key, now)
