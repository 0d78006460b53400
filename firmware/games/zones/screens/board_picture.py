"""The board on the glass: terrain by its pattern, pieces by their signs, sides by light and dark.

A piece of Midgard is lit on dark, one of the Trolls dark on a lit stone. Right of a piece its
cell goes on with the pattern of the terrain that it stands on.
"""

from games.zones import signs
from games.zones.rules.state import COLUMNS, HALF, NONE
from micropython import const
from ui.widgets.grid import Grid
from ui.widgets.picture import picture

PANEL_X = const(75)  # right of the board

_WIDE, _HIGH = const(11), const(9)  # a cell
_STONE_PX = const(7)
_TROLLS = const(4)  # the first of their kinds
DOT = const(1)  # marks: the chosen piece may go there
CORNERS = const(2)  # ... and captures
_PIECES = bytes(range(signs.SPEARMAN[0], signs.HILL_TROLL[0] + 1))

# Of Fields, Forest, Hills, Water: four columns, first their upper eight pixels, then the ninth.
_COLUMNS = (
    b"\x82\x00\x10\x00\x00\x00\x00\x00"
    b"\xc6\xef\xc6\x00\x00\x01\x00\x00"
    b"\x84\x42\x84\x00\x00\x00\x00\x00"
    b"\x92\x82\x92\x10\x00\x00\x00\x00"
)
# Eight pixels of each column; the ninth is empty.
_CASTLE = b"\x00\x0e\xfe\xfc\x3e\x1e\x3e\xfc\xfe\x0e\x00"


class BoardPicture:
    """Draws the board at the left, over the whole height; `grid` has the cursor.

    While the screen stands between the players, only `owner` sees his half.
    """

    def __init__(self, state, owner=NONE):
        self._state = state
        self._owner = owner
        self._tiles = [ground(terrain) for terrain in range(4)]
        self._castles = [_castle(0), _castle(255)]
        self.free = bytearray(COLUMNS * COLUMNS)  # of each cell, whether the cursor stops there
        self.marks = bytearray(COLUMNS * COLUMNS)
        self.grid = Grid(self, COLUMNS, COLUMNS, _HIGH)
        self.grid.x, self.grid.y = 0, 1
        self.grid.pitch_x = _WIDE + 1

    def offer(self, cells, start):
        """Let the cursor go over some cells, from the first of them at `start` on."""
        for cell in range(len(self.free)):
            self.free[cell] = cell in cells
        self.grid.cell = start
        self.grid.settle()

    def is_free(self, cell):
        """Tell whether the cursor stops at a cell."""
        return self.free[cell]

    def draw(self, canvas):
        """Draw the board. Allocates nothing."""
        self.grid.draw(canvas)

    def draw_cell(self, canvas, cell, x, y):
        """Draw what lies on a cell."""
        state = self._state
        if state.is_hidden and cell // HALF != self._owner:
            return
        frame = canvas.frame
        for seat in range(2):
            if state.bases[seat] == cell:
                frame.blit(self._castles[seat], x, y)
        if state.terrain[cell] != NONE:
            frame.blit(self._tiles[state.terrain[cell]], x, y)
        if state.pieces[cell]:
            self._draw_piece(canvas, state.pieces[cell] - 1, x, y)
        mark = self.marks[cell]
        if mark == DOT:
            frame.fill_rect(x, y, _STONE_PX + 1, _HIGH, 0)
            frame.fill_rect(x + 2, y + 3, 3, 3, 1)
        elif mark:
            _draw_corners(frame, x - 1, y - 1)

    def _draw_piece(self, canvas, kind, x, y):
        is_troll = kind >= _TROLLS
        canvas.frame.fill_rect(x, y, _STONE_PX + 1, _HIGH, 0)
        if is_troll:
            canvas.frame.fill_rect(x, y, _STONE_PX, _HIGH, 1)
        canvas.use(canvas.small, 0 if is_troll else 1)
        canvas.span(_PIECES, kind, kind + 1, x + is_troll, y + 1)
        canvas.use(canvas.small)


def _draw_corners(frame, x, y):
    """Draw the corners of a frame around a cell."""
    for corner in range(4):
        left = x + _WIDE - 2 if corner & 1 else x
        frame.hline(left, y + _HIGH + 1 if corner & 2 else y, 4, 1)
        top = y + _HIGH - 2 if corner & 2 else y
        frame.vline(x + _WIDE + 1 if corner & 1 else x, top, 4, 1)


def ground(terrain):
    """Return the picture of a terrain, as large as a cell."""
    columns = _COLUMNS[8 * terrain : 8 * terrain + 8]
    data = (columns[:4] * 3)[:_WIDE] + (columns[4:] * 3)[:_WIDE]
    return picture(data, _WIDE, _HIGH)


def _castle(ink):
    """Return the picture of a base: lit on dark, or with ink 255 dark on lit."""
    columns = _CASTLE + bytes(_WIDE)
    return picture([byte ^ ink for byte in columns], _WIDE, _HIGH)
