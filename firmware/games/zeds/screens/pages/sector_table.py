"""A cursor over the sector table of a player, and what is in the sector under it."""

from games.zeds.rules import names, sectors
from games.zeds.rules.state import SIDE
from games.zeds.screens.pages import page_words as words
from games.zeds.screens.zone_picture import SectorPicture
from micropython import const
from tabletop.step_screen import StepScreen
from ui.layout import footer, header
from ui.widgets import grid

_CELL_PX = const(6)
_X = const(4)
_MIDDLE_X = const(91)
_SECTOR_PX = const(21)
_NAME_Y = const(12)
_SECTOR_Y = const(23)
_WORD_Y = const(46)
_PAPER_WORD_Y = const(34)


class SectorTable(StepScreen):
    """UP and DOWN go over rows, then sectors. Derive from it with what OK does with one."""

    topic = b"left"
    seat = 0
    title = words.SECTORS
    word = b""  # what OK does with a sector

    def __init__(self, game):
        super().__init__(game)
        self._grid = grid.Grid(self, SIDE, SIDE, _CELL_PX)
        self._grid.x = _X
        self._picture = SectorPicture(game.table.state.sheet, _SECTOR_PX)
        self._sector = self._is_crossed = b""

    def changed(self, now):
        """Put the cursor where it was."""
        self._grid.settle()
        self._name_sector()

    def _name_sector(self):
        state, sector = self.table.state, self._grid.cell
        self._sector = names.sector(sector)
        is_crossed = sectors.is_crossed(state, self.seat, sector)
        self._is_crossed = words.CROSSED if is_crossed else words.FREE

    def is_free(self, sector):
        """Tell whether the cursor stops at a sector: at all of them."""
        return True

    def chosen(self, sector, now):
        """Do something with the sector."""

    def press(self, key, now):
        """Move the cursor; OK chooses, BACK leaves."""
        outcome = self._grid.press(key, now)
        if outcome == grid.LEFT:
            self.stack.pop(now)
        elif outcome == grid.CHOSEN:
            self.chosen(self._grid.cell, now)
        else:
            self._name_sector()

    def update(self, now):
        """Let the cursor blink."""
        return self._grid.update(now)

    def draw(self, canvas):
        """Show the table, and the sector under the cursor beside it."""
        state = self.table.state
        header(canvas, self.title, state.names[self.seat])
        self._grid.draw(canvas)
        canvas.centre(self._sector, _MIDDLE_X, _NAME_Y)
        if state.sheet:
            x = _MIDDLE_X - _SECTOR_PX // 2
            self._picture.draw(canvas, self._grid.cell, x, _SECTOR_Y)
        canvas.centre(self._is_crossed, _MIDDLE_X, _WORD_Y if state.sheet else _PAPER_WORD_Y)
        if self._grid.is_in_row:
            footer(canvas, self.word, words.ROWS)
        else:
            footer(canvas, words.ROW)

    def draw_cell(self, canvas, sector, x, y):
        """Fill what is crossed out."""
        if sectors.is_crossed(self.table.state, self.seat, sector):
            canvas.frame.fill_rect(x + 1, y + 1, _CELL_PX - 2, _CELL_PX - 2, 1)
