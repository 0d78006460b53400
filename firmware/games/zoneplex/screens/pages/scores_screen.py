"""All players at a glance, and for each where every point of Influence comes from."""

from games.zoneplex.rules.setup import WITH_INFLUENCE
from games.zoneplex.screens.pages import words
from tabletop import steps
from tabletop.pages import scores_screen


class ScoresScreen(scores_screen.ScoresScreen):
    """Influence where somebody's is counted by now, Warrior Monk Strength before that."""

    def meters(self, state):
        """Return what is counted, then (name, symbol, points, note) of each seat."""
        return steps.made("games.zoneplex.screens.pages.scores_rows meters", state)

    def sources(self, state, seat):
        """Return a seat's Influence, None before it counts, and where it comes from."""
        return steps.made("games.zoneplex.screens.pages.scores_rows page", state, seat)

    def sum_word(self, state):
        """Return what the sum is called, where it is used."""
        return words.INFLUENCE if state.setup.offers(WITH_INFLUENCE) else b""

    def leader(self, state):
        """Return the seat with more Influence than all others whose Influence counts."""
        return steps.made("games.zoneplex.screens.pages.scores_rows leader", state)
