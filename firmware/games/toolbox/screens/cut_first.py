"""A cut for the Toolbox, offered at its start: a number, the seal, the cut, then the tools."""

from games.toolbox.rules.contract import WITH_CUT
from tabletop.setup.number_screen import NumberScreen
from tabletop.setup.wheels import Wheels


class CutFirst(NumberScreen):
    """Takes the number that the seal is made with, and opens a Toolbox that is cut."""

    def __init__(self, game):
        super().__init__(Wheels())
        self._game = game

    def take(self, now):
        """Begin anew; the Toolbox that nobody cut can be gone back to."""
        self._game.home.start_with(WITH_CUT, self._wheels.number, now)
