"""The end of Lamplight: who has lit all lamps, or that the oil has run out."""

from engine.verdict import NOBODY
from games.lamplight.rules import contract
from games.lamplight.screens import words
from tabletop import end_screen


class EndScreen(end_screen.EndScreen):
    """One rung: the lamps."""

    def result(self, state):
        """Return who has won, in a word and with a reason."""
        winner = contract.verdict(state).winner
        if winner == NOBODY:
            return winner, words.NOBODY, words.OIL_GONE
        return winner, self.game.seat_name(winner), words.WON

    def rungs(self, state):
        """Return what is compared."""
        return (words.LAMPS,)

    def ladder(self, state, rung):
        """Return the lamps of every player."""
        return [(self.game.seat_name(n), b"%d" % state.lamps[n]) for n in range(state.seats)]
