"""Everybody's lamps, and how many each has still to light."""

from games.lamplight.rules.contract import GOAL
from games.lamplight.screens import words
from tabletop.pages import scores_screen


class ScoresScreen(scores_screen.ScoresScreen):
    """A point is a lamp."""

    def meters(self, state):
        """Return what is counted, then (name, sign, points, note) of each seat."""
        names = [self.game.seat_name(seat) for seat in range(state.seats)]
        return words.LAMPS, [(names[n], b"", state.lamps[n], b"") for n in range(state.seats)]

    def sources(self, state, seat):
        """Return a seat's lamps, and how far it has come."""
        lit = state.lamps[seat]
        return lit, ((words.LAMPS, b"%d" % lit), (words.STILL_DARK, b"%d" % max(0, GOAL - lit)))

    def sum_word(self, state):
        """Return what the sum is called."""
        return words.LAMPS

    def leader(self, state):
        """Return the seat with more lamps than all others, -1 without one."""
        most = max(state.lamps)
        leaders = [seat for seat in range(state.seats) if state.lamps[seat] == most]
        return leaders[0] if len(leaders) == 1 else -1
