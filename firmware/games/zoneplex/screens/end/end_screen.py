"""The end: who won and by what; each rung of the ladder can be looked at."""

from engine import verdict
from games.zoneplex.rules import cataclysm
from games.zoneplex.rules.state import NOBODY
from games.zoneplex.screens.end import words
from tabletop import end_screen, steps

_NUMBERS = "games.zoneplex.screens.end.end_numbers "
_IS_USED = "games.zoneplex.rules.influence is_used"
_EYE = 1  # the ending of who has entered The Eye
_ZONEPLEX_WINS = (cataclysm.ENDED_ZONEPLEX, cataclysm.ENDED_DECK)


class EndScreen(end_screen.EndScreen):
    """The Cataclysm or The Eye, then the ladder, the winner, everybody's numbers."""

    def moment(self, state):
        """Return what happened: somebody entered The Eye, or the Cataclysm came."""
        return words.THE_EYE if state.ending == _EYE else words.CATACLYSM

    def result(self, state):
        """Return who has won, in a word and with a reason; the Zoneplex itself can."""
        sentence = words.ENDINGS[state.ending]
        if state.ending in _ZONEPLEX_WINS:
            return verdict.NOBODY, words.ZONEPLEX, sentence
        if state.winner == NOBODY:
            return verdict.NOBODY, words.NOBODY, sentence
        return state.winner, state.setup.names[state.winner], sentence

    def rungs(self, state):
        """Return what each rung down to the one that decided compares; The Eye needs none."""
        if state.ending == _EYE:
            return ()
        if state.ending in _ZONEPLEX_WINS or not steps.made(_IS_USED, state.setup):
            return words.RUNGS[:1]
        return words.RUNGS[: max(1, min(state.ending - 2, len(words.RUNGS)))]

    def ladder(self, state, rung):
        """Return (name, value) of every player on a rung: worthy, then the comparisons."""
        return steps.made(_NUMBERS + "ladder", state, rung)

    def numbers(self, state):
        """Return Influence where it is used, captured Fears and relics of each."""
        return steps.made(_NUMBERS + "numbers", state)
