"""A player's zone on the glass: a frame, the squares, and a cursor over them."""

from games.zeds import signs
from games.zeds.rules.state import NONE
from games.zeds.rules.zone import sheet as known
from games.zeds.rules.zone.area import Area
from games.zeds.rules.zone.sheet import EAST, ITEMS, SOUTH
from games.zeds.screens.zone_picture import SectorPicture
from micropython import const
from ui.widgets.grid import Grid

_ROOM_PX = const(54)
_SIGN_PX = const(5)
_ABOVE_OR_BELOW = const(5)  # sides: north, south
_LOOK_TOP = const(10)  # a look back has bars of its own above and below
_LOOK_ROOM_PX = const(45)


class ZoneBoard:
    """Draws the zone of a `seat` into the left part of the glass, from the top to the footer.

    `drawn` is the sector that lies in hand over the grid's cell, NONE for none.
    """

    def __init__(self, state, seat, is_looking):
        self._state = state
        self._sheet = state.sheet
        columns, rows = known.columns(state.sheet), known.rows(state.sheet)
        room = _LOOK_ROOM_PX if is_looking else _ROOM_PX
        self._picture = SectorPicture(state.sheet, (room - 1) // rows - 1)
        self._side = self._picture.side
        self._width = columns * (self._side + 1)
        self._height = rows * (self._side + 1)
        self.grid = Grid(self, columns, rows, self._side)
        self.grid.x = 0
        self.grid.y = _LOOK_TOP if is_looking else 0
        self._ways = known.entrance(state.sheet), known.way_out(state.sheet)
        self.drawn = NONE
        self.blinking = bytearray((NONE, 0))  # a square, and items that are out of sight now
        self.show(seat)

    def show(self, seat):
        """Take another player's zone."""
        self._zone = self._state.zones[seat]
        self._erased = self._state.erased[seat]
        self.area = Area(self._sheet, self._zone)

    def is_free(self, cell):
        """Tell whether nothing is drawn on a square."""
        return self._zone[cell] == NONE

    def start(self, square):
        """Put the cursor on a free square, or the next one that is."""
        self.grid.cell = square
        self.grid.settle()

    def draw(self, canvas):
        """Draw the frame, the squares, the cursor. Allocates nothing."""
        self._draw_frame(canvas.frame)
        self.grid.draw(canvas)

    def draw_cell(self, canvas, cell, x, y):
        """Draw a square."""
        sector = self._zone[cell]
        if sector == NONE and self.drawn != NONE and cell == self.grid.cell:
            sector = self.drawn
        if sector == NONE:
            self._draw_ways(canvas, cell, x, y)
            return
        self._picture.reached = self.area.reached[cell]
        self._picture.hidden = self._hidden(cell)
        self._picture.draw(canvas, sector, x, y)

    def _hidden(self, cell):
        """Return a bit for each item of a square that is out of sight: it is erased, or blinks."""
        hidden = self.blinking[1] if self.blinking[0] == cell else 0
        for at in range(len(self._erased)):
            if self._erased[at] // ITEMS == cell:
                hidden |= 1 << self._erased[at] % ITEMS
        return hidden

    def _draw_ways(self, canvas, cell, x, y):
        """Draw where the way goes in and out, while nothing is drawn there."""
        is_in = cell == self._ways[0][0]
        if is_in or cell == self._ways[1][0]:
            middle = (self._side - _SIGN_PX) // 2
            sign = signs.WAY_IN if is_in else signs.WAY_OUT
            canvas.text(sign, x + middle, y + middle - 1)

    def _draw_frame(self, frame):
        """Draw the edge of the zone, open at the entrance and the exit."""
        x, y = self.grid.x, self.grid.y
        frame.rect(x, y, self._width + 1, self._height + 1, 1)
        for way in range(2):
            self._open(frame, self._ways[way][0], self._ways[way][1])

    def _open(self, frame, square, side):
        """Take the line away that a way goes through."""
        pitch = self._side + 1
        columns = known.columns(self._sheet)
        left = self.grid.x + square % columns * pitch
        top = self.grid.y + square // columns * pitch
        if side & _ABOVE_OR_BELOW:
            frame.hline(left + 1, top + (pitch if side == SOUTH else 0), self._side, 0)
        else:
            frame.vline(left + (pitch if side == EAST else 0), top + 1, self._side, 0)
