"""At a real board: which three pieces of each player come first, who begins, who comes back."""

from games.zones.rules import codes, flow, names, turn
from games.zones.rules.setup import SIDE
from games.zones.rules.state import NONE
from games.zones.screens.turn import turn_words as words
from games.zones.screens.zones_screen import ZonesScreen
from micropython import const
from tabletop.pick_screen import PickScreen

_CURSOR = const(-1)  # the note of Midgard's cursor; that of the Trolls is one below


class _StepList(PickScreen):
    """A list that is a step of the game: BACK leaves it."""

    topic = b""
    paint = ZonesScreen.paint
    is_hurried = False
    threatened = 0

    def leave_list(self, now):
        """Leave the game open."""
        if self.game.is_looking:
            self.stack.pop(now)
        else:
            self.game.leave(now)


class StartScreen(_StepList):
    """Which piece comes to the board?"""

    def __init__(self, game):
        super().__init__(game, b"", (), bytes((codes.START,)))
        state = self.table.state
        seat = state.active
        first = SIDE * seat
        kinds = [kind for kind in range(first, first + SIDE) if state.reserve[kind]]
        number = flow.on_board(state, seat) + 1
        self._title = words.FIRST_PIECES % (state.names[seat], number)
        notes = [words.IN_RESERVE % state.reserve[kind] for kind in kinds]
        self.fill([(names.KINDS[kind], bytes((codes.START, kind))) for kind in kinds], notes)
        self._menu.choose(game.notes.get(_CURSOR - seat, 0) % len(kinds))

    def choose(self, move, now):
        """Play; the cursor stays where it is for the next piece."""
        self.game.notes[_CURSOR - self.table.state.active] = self._menu.cursor
        super().choose(move, now)


class WhoScreen(_StepList):
    """The table's own coin: who begins?"""

    def __init__(self, game):
        state = game.table.state
        rows = [(state.names[seat], bytes((codes.COIN, seat))) for seat in range(2)]
        super().__init__(game, words.WHO_BEGINS, rows)


class ReturnScreen(_StepList):
    """The Trollwife has captured infantry: which of the Trolls comes back?"""

    def __init__(self, game):
        state = game.table.state
        rows = [(names.KINDS[kind], bytes((codes.RETURN, kind))) for kind in turn.returns(state)]
        nobody = (words.NOBODY, bytes((codes.RETURN, NONE)))
        # At a real board it may have been another piece that captured.
        rows = rows + [nobody] if state.glass else [nobody] + rows
        super().__init__(game, words.RETURN, rows)
