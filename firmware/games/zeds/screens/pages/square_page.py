"""A square of a zone is set by hand: a sector is drawn there, or it is wiped."""

from games.zeds.rules import codes, fields, names
from games.zeds.rules.state import NONE
from games.zeds.screens.pages import adjust_words as words
from games.zeds.screens.pages.sector_table import SectorTable
from games.zeds.screens.turn import panel
from games.zeds.screens.zone_board import ZoneBoard
from tabletop.step_screen import StepScreen
from ui.layout import footer
from ui.widgets import grid


class SquarePage(StepScreen):
    """First the square; OK wipes what is drawn, or asks for the sector."""

    topic = b"adjust"
    seat = 0

    def __init__(self, game):
        super().__init__(game)
        self._board = _AllSquares(game.table.state, 0, False)
        self._square = self._sector = b""

    def changed(self, now):
        """Take up the zone."""
        self._board.show(self.seat)
        self._board.grid.settle()
        self._tell()

    def _tell(self):
        cell = self._board.grid.cell
        state = self.table.state
        sector = state.zones[self.seat][cell]
        self._square = words.SQUARE_NAME % names.square(state.sheet, cell)
        self._sector = words.EMPTY if sector == NONE else names.sector(sector)

    def press(self, key, now):
        """Move the cursor; OK changes the square."""
        outcome = self._board.grid.press(key, now)
        if outcome == grid.LEFT:
            self.stack.pop(now)
        elif outcome == grid.CHOSEN:
            self._change(self._board.grid.cell, now)
        else:
            self._tell()

    def _change(self, square, now):
        if self._is_drawn:
            self.game.do(_move(self.seat, square, NONE), now)
            self.changed(now)
            return
        page = _WhichSector(self.game)
        page.seat = self.seat
        page.square = square
        self.stack.push(page, now)

    @property
    def _is_drawn(self):
        return self.table.state.zones[self.seat][self._board.grid.cell] != NONE

    def update(self, now):
        """Let the cursor blink."""
        return self._board.grid.update(now)

    def draw(self, canvas):
        """Show the zone."""
        self._board.draw(canvas)
        panel.draw_lines(canvas, self.table.state.names[self.seat], self._square)
        canvas.text(self._sector, panel.LEFT, 2 * panel.LINE_PX)
        if self._board.grid.is_in_row:
            footer(canvas, words.WIPE if self._is_drawn else words.DRAW, words.ROWS)
        else:
            footer(canvas, words.ROW)


class _AllSquares(ZoneBoard):
    """A board whose cursor stops everywhere."""

    def is_free(self, cell):
        """Tell whether the cursor stops at a square."""
        return True


class _WhichSector(SectorTable):
    """Then the sector that is drawn there."""

    topic = b"adjust"
    title = words.SET_SQUARE
    word = words.DRAW
    square = 0

    def chosen(self, sector, now):
        """Draw it; the zone is shown again."""
        if self.game.do(_move(self.seat, self.square, sector), now):
            self.stack.pop(now)


def _move(seat, square, sector):
    return bytes((codes.ADJUST, fields.SQUARE, seat, square, sector))
