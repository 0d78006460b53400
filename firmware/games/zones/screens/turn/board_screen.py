"""A turn on the glass: a piece is chosen, then where it goes; the base stands for the reserve.

What a key does is in `board_keys`, which is loaded for that moment.
"""

from games.zones.rules.state import NONE
from games.zones.screens import board_panel
from games.zones.screens.board_picture import PANEL_X, BoardPicture
from games.zones.screens.turn.clocked_screen import ClockedScreen
from key import BACK
from tabletop import steps
from ui.widgets.side_footer import side_footer

_BEGIN = "games.zones.screens.turn.board_keys begin"
_PRESSED = "games.zones.screens.turn.board_keys pressed"
_LAST = "games.zones.screens.turn.board_lists last_lines"


class BoardScreen(ClockedScreen):
    """UP and DOWN go over the pieces that can move; OK takes one, then goes there.

    `origin` and `kind` are the chosen piece, whose origin is NONE in the reserve; `goes`, `shots`
    and `held` are the cells that it can reach, shoot at, and may not capture on.
    """

    bars_x = PANEL_X - 1

    def __init__(self, game):
        super().__init__(game)
        self.board = BoardPicture(self.table.state)
        self.origin = self.kind = NONE
        self.goes = self.shots = self.held = b""
        self.lines: tuple = ()
        self.points = self.ok = self.back = b""
        steps.made(_BEGIN, self)

    def happened(self, events, now):
        """Tell the last move until a key is pressed."""
        super().happened(events, now)
        self.lines = steps.made(_LAST, events) or self.lines
        self.clock_changed()

    def clock_changed(self):
        """Name the keys anew: OK and BACK are for the clock, too."""
        steps.made("games.zones.screens.turn.board_keys name_keys", self)

    def press(self, key, now):
        """Move the cursor; OK chooses."""
        steps.made(_PRESSED, self, key, now)

    def leave_game(self, now):
        """Leave to the launcher."""
        super().press(BACK, now)

    def hold(self, key, now):
        """Let the clock stand before anything covers it."""
        super().hold(key, now)
        self.clock_changed()

    def update(self, now):
        """Let the cursor blink and the clock run."""
        is_stale = super().update(now)
        return self.board.grid.update(now) or is_stale

    def draw(self, canvas):
        """Show the board, whose turn it is, and what is under the cursor."""
        state = self.table.state
        self.board.draw(canvas)
        board_panel.draw_name(canvas, state, state.active)
        if self.clock:
            self.clock.draw(canvas, PANEL_X, 9)
        else:
            board_panel.draw_second(canvas, self.points)
        board_panel.draw_lines(canvas, self.lines)
        if not self.game.is_looking:
            side_footer(canvas, PANEL_X, self.ok, self.back)
