"""On paper, turn 20: is a generator drawn? Without one the roll is ignored (ZD-09)."""

from games.zeds.rules import codes
from games.zeds.screens.turn import turn_words as words
from games.zeds.screens.two_boxes_screen import TwoBoxesScreen


class GeneratorScreen(TwoBoxesScreen):
    """UP is yes, DOWN is no."""

    topic = b"generator"
    note = words.GENERATOR
    word = words.ANSWER

    def chosen(self, place, now):
        """Answer."""
        self.play(bytes((codes.GENERATOR, 1 - place)), now)
