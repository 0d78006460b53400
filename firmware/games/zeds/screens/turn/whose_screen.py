"""On paper: whose counts?"""

from games.zeds import signs
from games.zeds.screens.turn import turn_words as words
from tabletop import steps
from tabletop.pick_screen import PickScreen

_COUNTS = "games.zeds.screens.turn.counts_screen CountsScreen"
_GUNS = signs.GUN + b" %d"


class WhoseScreen(PickScreen):
    """A list of those who play, each with the guns; OK opens the counts of one."""

    topic = b"count"
    word = words.COUNTS

    def __init__(self, game):
        super().__init__(game, words.WHOSE, ())

    def changed(self, now):
        """List the players."""
        state = self.table.state
        seats = [seat for seat in range(state.seats) if state.plays(seat)]
        notes = [_GUNS % state.guns[seat] for seat in seats]
        self.fill([(state.names[seat], seat) for seat in seats], notes)

    def choose(self, move, now):
        """Open the counts of a player."""
        page = steps.page(self.game, _COUNTS)
        page.seat = move
        self.stack.push(page, now)
