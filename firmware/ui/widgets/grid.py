"""A cursor over a board of cells, for four keys: first the row, then the cell in it.

UP and DOWN go from row to row and OK goes into one; there UP and DOWN go from cell to cell and OK
chooses. BACK goes back to the rows, and from there out. So no cell of six times six is further
away than eight keys, where a walk in reading order would take nineteen. Only cells that the owner
calls free are stopped at, and rows without one are passed over; both ways lead around the ends.
Where a row has a single free cell, OK chooses it at once, and where there is a single row, its
cells are gone through at once. Where few cells are free the owner may set `is_listed`: then UP
and DOWN go through all of them in reading order.
"""

from key import BACK, DOWN, OK
from micropython import const
from ticks import since
from ui.layout import BOTTOM, TOP

# What `press` tells the owner.
MOVED = const(0)
LEFT = const(1)  # BACK among the rows
CHOSEN = const(2)  # `cell` is the one

_BLINK_MS = const(400)
_NONE = const(-1)


class Grid:
    """Cells numbered in reading order, `cell_px` wide and high, in the middle of the screen.

    The owner has `is_free(cell)` and `draw_cell(canvas, cell, x, y)`, which may fill `cell_px`
    from x, y on. Cells are one pixel apart; dots stand at their corners and the cursor is a frame
    that blinks. `x` and `y`, the first corner, may be set anew, and `pitch_x` for wider cells.
    """

    def __init__(self, owner, columns, rows, cell_px):
        self._owner = owner
        self._columns = columns
        self._rows = rows
        self._pitch = cell_px + 1
        self.pitch_x = cell_px + 1
        self.is_listed = rows == 1  # set it before `settle`
        self.x = (127 - columns * self._pitch) // 2
        self.y = TOP + (BOTTOM - TOP - 1 - rows * self._pitch) // 2
        self.cell = 0
        self.has_free = False  # until `settle` finds one
        self.is_in_row = False
        self.is_single = False  # OK chooses now: in a row, or where a row has one free cell
        self._column = 0  # where the cursor would be if all cells were free
        self._since = 0
        self._is_lit = True

    def settle(self):
        """Put the cursor on a free cell, the nearest from where it is on in reading order.

        Call it first of all and when cells were taken or left. `has_free` tells if there was one;
        without one there is no cursor.
        """
        count = self._columns * self._rows
        for step in range(count):
            cell = (self.cell + step) % count
            if self._owner.is_free(cell):
                self._column = cell % self._columns
                self.has_free = True
                self._take(cell, self.is_listed)
                return
        self.has_free = False

    def press(self, key, now):
        """Move the cursor or choose, and say what the key came to."""
        self._since = now
        self._is_lit = True
        if key == BACK:
            return self._leave()
        if not self.has_free:
            return MOVED
        if key == OK:
            return self._enter()
        step = 1 if key == DOWN else -1
        if self.is_in_row:
            self._move_in_row(step)
        else:
            self._move_to_row(step)
        return MOVED

    def update(self, now):
        """Let the cursor blink; return True when it has just changed."""
        is_lit = since(now, self._since) // _BLINK_MS % 2 == 0
        is_changed = is_lit != self._is_lit
        self._is_lit = is_lit
        return is_changed

    def draw(self, canvas):
        """Draw the dots, the cells and the cursor. Allocates nothing if the owner does not."""
        self._draw_dots(canvas.frame)
        for cell in range(self._columns * self._rows):
            self._owner.draw_cell(canvas, cell, self._left(cell) + 1, self._top(cell) + 1)
        if self._is_lit and self.has_free:
            self._draw_cursor(canvas.frame)

    def _enter(self):
        if self.is_single:
            return CHOSEN
        self._take(self.cell, True)
        return MOVED

    def _leave(self):
        if not self.is_in_row or self.is_listed:
            return LEFT
        self._take(self.cell, False)
        return MOVED

    def _take(self, cell, is_in_row):
        self.cell = cell
        self.is_in_row = is_in_row
        self.is_single = is_in_row or self._free_in_row(cell // self._columns) == 1

    def _move_in_row(self, step):
        first, count = 0, self._columns * self._rows
        if not self.is_listed:
            first, count = self.cell - self.cell % self._columns, self._columns
        for far in range(1, count):
            cell = first + (self.cell - first + step * far) % count
            if self._owner.is_free(cell):
                self._column = cell % self._columns
                self._take(cell, True)
                return

    def _move_to_row(self, step):
        for far in range(1, self._rows):
            cell = self._nearest((self.cell // self._columns + step * far) % self._rows)
            if cell != _NONE:
                self._take(cell, False)
                return

    def _nearest(self, row):
        """Return the free cell of a row that is nearest to the column kept in mind, or _NONE."""
        best = _NONE
        for column in range(self._columns):
            cell = row * self._columns + column
            if self._owner.is_free(cell) and (best == _NONE or self._is_nearer(cell, best)):
                best = cell
        return best

    def _is_nearer(self, cell, other):
        columns = self._columns
        return abs(cell % columns - self._column) < abs(other % columns - self._column)

    def _free_in_row(self, row):
        first = row * self._columns
        return len([i for i in range(self._columns) if self._owner.is_free(first + i)])

    def _left(self, cell):
        return self.x + cell % self._columns * self.pitch_x

    def _top(self, cell):
        return self.y + cell // self._columns * self._pitch

    def _draw_dots(self, frame):
        for row in range(self._rows + 1):
            for column in range(self._columns + 1):
                frame.pixel(self.x + column * self.pitch_x, self.y + row * self._pitch, 1)

    def _draw_cursor(self, frame):
        y = self._top(self.cell)
        height = self._pitch + 1
        if not self.is_in_row:
            frame.rect(self.x, y, self._columns * self.pitch_x + 1, height, 1)
        if self.is_single:
            frame.rect(self._left(self.cell), y, self.pitch_x + 1, height, 1)
