"""A turn on the glass: a piece is chosen, then where it goes; the base stands for the reserve."""

from games.zones.rules import codes
from games.zones.rules.state import NONE
from games.zones.screens import board_panel, words
from games.zones.screens.board_picture import CORNERS, DOT, PANEL_X, BoardPicture
from games.zones.screens.turn import turn_words
from games.zones.screens.turn.clocked_screen import ClockedScreen
from key import BACK, OK
from micropython import const
from tabletop import steps
from ui.layout import side_footer
from ui.widgets import grid

_CHOICES = "games.zones.screens.turn.choices "
_LISTS = "games.zones.screens.turn.board_lists "
_FEW = const(7)  # cells that the cursor goes over one by one


class BoardScreen(ClockedScreen):
    """UP and DOWN go over the pieces that can move; OK takes one, then goes there."""

    bars_x = PANEL_X - 1

    def __init__(self, game):
        super().__init__(game)
        state = self.table.state
        self.board = BoardPicture(state)
        self.threatened = steps.made(_CHOICES + "threatened", state)
        points = steps.made("games.zones.rules.points total", state, state.active)
        word = turn_words.ONE_POINT if points == 1 else turn_words.SOME_POINTS
        self._points = word % points
        self._from = self._kind = NONE  # the piece that is chosen: its cell, its kind
        self._goes = self._shots = self._held = b""
        self._lines: tuple = ()
        self._choose_piece(game.notes.get(state.active, NONE))

    def happened(self, events, now):
        """Tell the last move until a key is pressed."""
        super().happened(events, now)
        self._lines = steps.made(_LISTS + "last_lines", events) or self._lines

    def _choose_piece(self, start):
        """Let the cursor go over the pieces that can do something."""
        self._from = self._kind = NONE
        self._goes = self._shots = self._held = b""
        cells = steps.made(_CHOICES + "pieces", self.table.state)
        if start == NONE and cells:
            start = steps.made(_CHOICES + "best", self.table.state, cells)
        self._offer(cells, start, True)

    def _offer(self, cells, start, is_listed):
        self.board.grid.is_listed = is_listed
        self.board.offer(cells, start)
        for cell in range(len(self.board.marks)):
            mark = CORNERS if self.table.state.pieces[cell] else DOT
            self.board.marks[cell] = mark if cell in self._goes or cell in self._shots else 0
        self._tell()

    def _tell(self):
        if not self.board.grid.has_free:
            self._lines = turn_words.BLOCKED
            return
        cell = self.board.grid.cell
        self._lines = steps.made(_CHOICES + "lines_of", self.table.state, cell, self._kind)

    def press(self, key, now):
        """Move the cursor; OK chooses."""
        is_for_clock = self._kind == NONE or self.is_standing()
        if is_for_clock and self.press_clock(key, now):
            return
        if self.is_standing():
            super().press(key, now)
            return
        outcome = self.board.grid.press(key, now)
        if outcome == grid.LEFT:
            self._leave(now)
        elif outcome == grid.CHOSEN:
            self._choose(self.board.grid.cell, now)
        elif key == OK and not self.board.grid.has_free:
            self.go(bytes((codes.PASS,)), now)
        else:
            self._tell()

    def _leave(self, now):
        """Let go of the piece; without one leave."""
        if self._kind != NONE:
            state = self.table.state
            self._choose_piece(state.bases[state.active] if self._from == NONE else self._from)
        else:
            super().press(BACK, now)

    def _choose(self, cell, now):
        state = self.table.state
        if self._kind != NONE:
            self._go_to(cell, now)
        elif self.clock and self.clock.has_to_tell():
            self._open("flag_page", state.active, now)
        elif state.pieces[cell]:
            self._from, self._kind = cell, state.pieces[cell] - 1
            self._goes, self._shots, self._held = steps.made(_CHOICES + "targets", state, cell)
            self._aim(self._goes + self._shots + self._held)
        else:
            self._open("summon_page", self, now)

    def _open(self, page, about, now):
        self.stack.push(steps.made(_LISTS + page, self, about), now)

    def summon(self, kind):
        """Let the cursor go over the cells on which a piece of the reserve may come."""
        self._kind = kind
        self._goes = bytes(
            steps.made("games.zones.rules.board.moves summons", self.table.state, kind)
        )
        self._aim(self._goes)

    def _aim(self, cells):
        wanted = self._goes or self._shots or self._held
        start = steps.made(_CHOICES + "best", self.table.state, wanted)
        self._offer(cells, start, len(cells) <= _FEW)

    def _go_to(self, cell, now):
        """Make the move; an Archer may have two ways to take a piece."""
        if self._from == NONE:
            self.go(bytes((codes.SUMMON, self._kind, cell)), now)
        elif cell in self._held:
            self.stack.say(steps.made(_LISTS + "why", self.table.state, self._from, cell), now)
        elif cell in self._shots and cell in self._goes:
            self._open("how_page", (self._from, cell), now)
        else:
            code = codes.SHOOT if cell in self._shots else codes.MOVE
            self.go(bytes((code, self._from, cell)), now)

    def go(self, move, now):
        """Make a move, with its time where that is kept."""
        if move[0] in (codes.MOVE, codes.SUMMON):
            self.game.notes[self.table.state.active] = move[2]
        self.play(self.timed(move, now), now)

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
            board_panel.draw_second(canvas, self._points)
        board_panel.draw_lines(canvas, self._lines)
        if not self.game.is_looking:
            side_footer(canvas, PANEL_X, self._ok_word(), self._back_word())

    def _ok_word(self):
        if self.is_standing():
            return words.GO_ON
        if not self.board.grid.has_free:
            return turn_words.PASS
        if not self.board.grid.is_in_row and not self.board.grid.is_single:
            return turn_words.ROW
        return turn_words.CHOOSE if self._kind == NONE else self._target_word()

    def _target_word(self):
        """Return what OK does with the chosen piece."""
        cell = self.board.grid.cell
        if cell in self._held:
            return turn_words.WHY
        if not self.table.state.pieces[cell]:
            return turn_words.GO
        return turn_words.TAKE if cell in self._goes else turn_words.SHOOT

    def _back_word(self):
        if self.clock and self.clock.is_running and self._kind == NONE:
            return turn_words.STOP
        if self.board.grid.is_in_row and not self.board.grid.is_listed:
            return turn_words.ROWS
        return words.LEAVE if self._kind == NONE else words.BACK
