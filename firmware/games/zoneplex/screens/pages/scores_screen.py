"""All players at a glance, and for each where every point of Influence comes from."""

from games.zoneplex.rules.setup import WITH_INFLUENCE
from games.zoneplex.screens.pages import words
from games.zoneplex.screens.turn.words import DRAW
from key import OK
from tabletop import steps
from tabletop.pages import scores_screen
from ui.layout import footer


class ScoresScreen(scores_screen.ScoresScreen):
    """Influence where somebody's is counted by now, Warrior Monk Strength before that."""

    then_draws = False  # True for the first Influence: OK turns over the next card

    def press(self, key, now):
        """Turn the pages; after the reveal OK goes on with the game."""
        super().press(key, now)
        if key == OK and self.then_draws:
            self.stack.top.press(key, now)

    def draw(self, canvas):
        """Show the meters or one player's points, and what OK does."""
        super().draw(canvas)
        if self.then_draws:
            canvas.frame.fill_rect(0, 55, 128, 9, 0)
            footer(canvas, DRAW)

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
