"""A cell of the board is set by hand: a piece comes or goes, or two tiles change places."""

from games.zones.rules import codes, fields, names
from games.zones.rules.state import CELLS, NONE
from games.zones.screens import board_panel
from games.zones.screens.board_picture import CORNERS, PANEL_X, BoardPicture
from games.zones.screens.pages import page_words as words
from tabletop import steps
from tabletop import words as kit_words
from tabletop.step_screen import StepScreen
from ui import words as ui_words
from ui.widgets import grid
from ui.widgets.side_footer import side_footer

_KINDS = "games.zones.screens.pages.cell_rows kinds_page"


class CellsPage(StepScreen):
    """OK on a cell lists what may stand there; or takes it as the first of two."""

    topic = b"adjust"
    field = fields.PIECE

    def __init__(self, game):
        super().__init__(game)
        self._board = BoardPicture(game.table.state)
        self._first = NONE
        self._board.offer(range(CELLS), 0)
        self._lines: tuple = ()

    def changed(self, now):
        """Name the cell."""
        state, cell = self.table.state, self._board.grid.cell
        piece = state.pieces[cell]
        self._lines = (
            words.CELL % names.cell(cell),
            names.KINDS[piece - 1] if piece else b"",
            words.AND % names.cell(self._first) if self._first != NONE else b"",
        )

    def press(self, key, now):
        """Move the cursor; OK takes the cell."""
        outcome = self._board.grid.press(key, now)
        if outcome == grid.LEFT:
            self.stack.pop(now)
        elif outcome == grid.CHOSEN:
            self._choose(self._board.grid.cell, now)
        else:
            self.changed(now)

    def _choose(self, cell, now):
        if self.field == fields.PIECE:
            self.stack.replace(steps.made(_KINDS, self.game, cell), now)
        elif self._first == NONE:
            self._first = cell
            self._board.marks[cell] = CORNERS
            self.changed(now)
        else:
            self.play(bytes((codes.ADJUST, fields.SWAP, self._first, cell)), now)

    def update(self, now):
        """Let the cursor blink."""
        return self._board.grid.update(now)

    def draw(self, canvas):
        """Show the board."""
        self._board.draw(canvas)
        canvas.text(kit_words.ADJUST, PANEL_X, 0)
        board_panel.draw_lines(canvas, self._lines)
        is_in_row = self._board.grid.is_in_row
        back = words.ROWS if is_in_row else ui_words.BACK_LEAVE
        side_footer(canvas, PANEL_X, ui_words.OK_CHANGE if is_in_row else words.ROW, back)
