"""The device plays: it puts its half down, thinks, and moves.

It begins after a move. After an undo, or when the game is taken up again, it waits for OK: else
nobody could take back more than its own move.
"""

from games.zones.rules import setup as decisions
from games.zones.rules.state import TURN
from games.zones.screens import board_panel, words
from games.zones.screens.board_picture import PANEL_X, BoardPicture
from games.zones.screens.turn import turn_words
from games.zones.screens.turn.clocked_screen import ClockedScreen
from key import OK
from micropython import const
from tabletop import steps
from ui.layout import footer, header
from ui.widgets.side_footer import side_footer

_AT_ONCE = const(8)  # positions in a round, so that keys and lights go on meanwhile


class MachineScreen(ClockedScreen):
    """The board as it is, while the device thinks."""

    def __init__(self, game):
        super().__init__(game)
        state = self.table.state
        self._board = None
        if not state.is_hidden:
            self.bars_x = PANEL_X - 1
            self._board = BoardPicture(state)
        self._own = self._search = None
        self._is_on = False
        self._slice = self._think  # bound once: frames allocate nothing
        self._lines: tuple = turn_words.WAITS

    def happened(self, events, now):
        """Begin to think."""
        super().happened(events, now)
        self._lines = steps.made("games.zones.screens.turn.board_lists last_lines", events)
        self._is_on = True

    def press(self, key, now):
        """OK lets the device play."""
        if key != OK:
            super().press(key, now)
        elif not self.game.is_looking:
            self._is_on = True
            if self.clock:
                self.clock.start(now)

    def hold(self, key, now):
        """Stop to think before anything covers it."""
        self._is_on = False
        super().hold(key, now)

    def update(self, now):
        """Go on thinking in the next round."""
        if self._is_on and self.stack.coming is None:
            self.stack.coming = self._slice
        return super().update(now)

    def _think(self, now):
        """Look at some positions; make the move that is found. A round for each load of litter."""
        state = self.table.state
        if state.step != TURN:
            self._move(steps.made("games.zones.rules.opponent.placing choose", state), now)
        elif self._search is None and self._own is None:
            # It makes moves to look ahead: on a state of its own, never on that of the table.
            self._own = self.table.look(self.table.done)
        elif self._search is None:
            strength = state.setup[decisions.OPPONENT] & decisions.STRONG
            own, self._own = self._own, None
            self._search = steps.made("games.zones.rules.opponent.search Search", own, strength)
        elif self._search.step(_AT_ONCE):
            self._move(self._search.move, now)

    def _move(self, move, now):
        self._is_on = False
        timed = self.timed(move, now) if self.table.state.step == TURN else move
        self.play(timed, now)

    def draw(self, canvas):
        """Show the board, or that the half of the device is dark."""
        state = self.table.state
        ok_word = b"" if self._is_on else words.GO_ON
        if self._board is None:
            header(canvas, turn_words.BEHIND)
            canvas.use(canvas.large)
            canvas.centre(state.names[state.active], 64, 20)
            canvas.use(canvas.small)
            canvas.centre(turn_words.PUTS, 64, 40)
            footer(canvas, ok_word, words.LEAVE)
            return
        self._board.draw(canvas)
        board_panel.draw_name(canvas, state, state.active)
        if self.clock:
            self.clock.draw(canvas, PANEL_X, 9)
        board_panel.draw_lines(canvas, self._lines)
        if not self.game.is_looking:
            side_footer(canvas, PANEL_X, ok_word, words.LEAVE)
