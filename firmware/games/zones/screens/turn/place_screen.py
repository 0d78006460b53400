"""Behind the screen, on the glass: one player's base, tiles and first pieces.

The half is dark until the one who has the device holds OK, and dark again when it is handed
over, when a menu was open, and after a minute without a key.
"""

from games.zones.rules import codes
from games.zones.rules.state import BASE, LAID, LAY
from games.zones.screens import board_panel, words
from games.zones.screens.board_picture import PANEL_X, BoardPicture
from games.zones.screens.turn import turn_words
from games.zones.screens.zones_screen import ZonesScreen
from key import BACK, OK
from micropython import const
from tabletop import steps
from tabletop import words as kit_words
from ticks import since
from ui.layout import footer, header
from ui.widgets import grid
from ui.widgets.side_footer import side_footer

_LISTS = "games.zones.screens.turn.place_lists "
_DARK_MS = const(60_000)
_AT_ONCE = const(7)  # tiles that a move lays at random
_OPEN = "open"  # the note that says whose half stays in sight with the next step


class PlaceScreen(ZonesScreen):
    """Hold OK to see; then UP, DOWN and OK put things down."""

    def __init__(self, game):
        super().__init__(game)
        state = self.table.state
        self._seat = state.active
        self._board = BoardPicture(state, self._seat)
        self._board.offer(steps.made(_LISTS + "cells", state), game.notes.get(self._seat, 0))
        self._is_open = False
        self._touched = 0
        self._what, self._lines = steps.made(_LISTS + "lines_of", state)
        self._only = turn_words.ONLY % state.names[self._seat]

    def enter(self, now):
        """Stay in sight for who has just put something down, else be dark."""
        self._is_open = self.game.notes.pop(_OPEN, None) == self._seat
        self._touched = now
        super().enter(now)

    def hold_word(self, key):
        """Name what a hold does: in the dark it shows the half."""
        return self._only if self._is_dark(key) else super().hold_word(key)

    def _is_dark(self, key):
        return key == OK and not self._is_open and not self.game.is_looking

    def hold(self, key, now):
        """Show the half."""
        if self._is_dark(key):
            self._is_open = True
            self._touched = now
        else:
            super().hold(key, now)

    def press(self, key, now):
        """Move the cursor; OK puts down what is in hand."""
        self._touched = now
        if not self._is_open:
            if key == BACK:
                super().press(BACK, now)
            return
        outcome = self._board.grid.press(key, now)
        if outcome == grid.CHOSEN:
            self._choose(self._board.grid.cell, now)
        elif outcome == grid.LEFT:
            self.stack.push(steps.made(_LISTS + "more_page", self), now)

    def _choose(self, cell, now):
        step = self.table.state.step
        self.game.notes[self._seat] = cell
        if step in (BASE, LAY):
            code = codes.BASE if step == BASE else codes.LAY
            self.put(bytes((code, cell)), now)
        else:
            self.stack.push(steps.made(_LISTS + "start_page", self, cell), now)

    def put(self, move, now):
        """Make a move, and stay in sight."""
        self.game.notes[_OPEN] = self._seat
        self.play(move, now)

    def put_rest(self, now):
        """Lay what is left at random: a move lays a few tiles."""
        rest = bytes((codes.REST,))
        while LAID * (self._seat + 1) - self.table.state.drawn >= _AT_ONCE:
            if not self.game.do(rest, now):
                return
        self.put(rest, now)

    def keep_open(self):
        """Stay in sight when a list over it is closed."""
        self.game.notes[_OPEN] = self._seat

    def update(self, now):
        """Let the cursor blink; get dark when nobody touches a key."""
        if self._is_open and since(now, self._touched) >= _DARK_MS:
            self._is_open = False
            return True
        return self._board.grid.update(now)

    def draw(self, canvas):
        """Show the half, or only whose it is."""
        if not self._is_open:
            self._draw_dark(canvas)
            return
        self._board.draw(canvas)
        board_panel.draw_name(canvas, self.table.state, self._seat)
        board_panel.draw_lines(canvas, self._lines)
        is_single = self._board.grid.is_single
        back = turn_words.ROWS if self._board.grid.is_in_row else turn_words.MORE
        side_footer(canvas, PANEL_X, turn_words.HERE if is_single else turn_words.ROW, back)

    def _draw_dark(self, canvas):
        header(canvas, turn_words.BEHIND)
        canvas.centre(turn_words.GIVE, 64, 11)
        canvas.use(canvas.large)
        canvas.centre(self.table.state.names[self._seat], 64, 20)
        canvas.use(canvas.small)
        canvas.centre(turn_words.LOOK_AWAY, 64, 37)
        canvas.centre(self._what, 64, 46)
        footer(canvas, kit_words.HOLD_TO_LOOK, words.LEAVE)
