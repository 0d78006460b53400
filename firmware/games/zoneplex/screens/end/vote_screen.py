"""The Council: all rungs of the ladder were equal."""

from games.zoneplex.rules import codes
from games.zoneplex.screens.end import words
from games.zoneplex.screens.zone_screen import ZoneScreen
from key import BACK, OK
from ui.layout import footer, header
from ui.widgets.menu import Menu

_REPLAY = 255


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
