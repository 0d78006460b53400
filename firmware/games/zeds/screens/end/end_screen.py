"""The end: who has escaped, with how many points, and by what of them one is first."""

from games.zeds.screens.end import end_words as words
from tabletop import end_screen, steps


class EndScreen(end_screen.EndScreen):
    """The winner across the table; the rungs that decided; everybody's numbers."""

    def moment(self, state):
        """Return a word for the moment in which somebody has escaped."""
        return (
            words.ESCAPED
            if steps.made("games.zeds.screens.end.end_rows has_escaped", state)
            else b""
        )

    def result(self, state):
        """Return the winner's seat or NOBODY, a word across the table, and by what."""
        return steps.made("games.zeds.screens.end.end_rows result", self.game)

    def rungs(self, state):
        """Return what was compared."""
        return steps.made("games.zeds.screens.end.end_rows rungs", state)

    def ladder(self, state, rung):
        """Return (name, number) of those who were compared."""
        return steps.made("games.zeds.screens.end.end_rows ladder", state, rung)

    def numbers(self, state):
        """Return path, generator and points of everybody."""
        return steps.made("games.zeds.screens.end.end_rows numbers", state)
