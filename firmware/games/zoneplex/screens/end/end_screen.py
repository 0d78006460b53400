"""The end: who won and by what; each rung of the ladder can be looked at."""

from engine import verdict
from games.zoneplex.rules import cataclysm, codes, eye, influence
from games.zoneplex.rules.state import NOBODY
from games.zoneplex.screens.end import words
from games.zoneplex.screens.zone_screen import ZoneScreen
from key import BACK, OK
from tabletop import end_screen
from ui.layout import footer, header
from ui.widgets.menu import Menu

_REPLAY = 255
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
        if state.ending in _ZONEPLEX_WINS or not influence.is_used(state.setup):
            return words.RUNGS[:1]
        return words.RUNGS[: max(1, min(state.ending - 2, len(words.RUNGS)))]

    def ladder(self, state, rung):
        """Return (name, value) of every player on a rung: worthy, then the comparisons."""
        return ladder(state, rung)

    def numbers(self, state):
        """Return Influence where it is used, captured Fears and relics of each."""
        return numbers(state)


def numbers(state):
    """Return the columns of the last table, and everybody's values."""
    has_influence = influence.is_used(state.setup)
    lines = []
    for seat in range(state.seats):
        counts = [len(state.fears[seat]), state.relic_count(seat)]
        if has_influence:
            counts.insert(0, influence.influence(state, seat))
        lines.append((state.setup.names[seat], [b"%d" % count for count in counts]))
    return words.COLUMNS if has_influence else words.COLUMNS[1:], lines


def ladder(state, rung):
    """Return (name, value) of every player on a rung: worthy, then the comparisons."""
    lines = []
    for seat in range(state.seats):
        if rung == 0:
            value = words.WORTHY if eye.is_worthy(state, seat) else words.FALLEN
        elif not eye.is_worthy(state, seat):
            value = words.FALLEN
        else:
            value = b"%d" % cataclysm.RUNGS[rung - 1][1](state, seat)
        lines.append((state.setup.names[seat], value))
    return tuple(lines)


class VoteScreen(ZoneScreen):
    """All rungs were equal: the Council of the others votes (ZP-TIE-04)."""

    def __init__(self, game):
        super().__init__(game)
        state = self.table.state
        self._seats = [seat for seat in range(state.seats) if state.voters >> seat & 1]
        names = [state.setup.names[seat] for seat in self._seats]
        self._menu = Menu(names + [words.NO_AGREEMENT])

    def press(self, key, now):
        """Choose; OK votes."""
        if self._menu.move(key):
            return
        if key == OK:
            seats = self._seats + [_REPLAY]
            self.play(bytes((codes.VOTE, seats[self._menu.cursor])), now)
        elif key == BACK:
            super().press(key, now)

    def draw(self, canvas):
        """Show those who are tied."""
        header(canvas, words.COUNCIL)
        self._menu.draw(canvas)
        footer(canvas, words.VOTE)
