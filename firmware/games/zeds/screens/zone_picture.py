"""A sector of a known sheet: walls, halves, items; what is passable by a pattern of dots."""

from games.zeds.rules.zone import sheet as known
from games.zeds.rules.zone.sheet import (
    EAST,
    FALLING,
    ITEMS,
    LEVEL,
    NORTH,
    RISING,
    SECOND,
    SOUTH,
    UPRIGHT,
    WEST,
)
from games.zeds.screens import words
from micropython import const

_SIGN_PX = const(5)
_SIGN_DROP_PX = const(1)  # of the five rows in the small font's line
_DOTS_PX = const(3)  # from dot to dot
# Where signs stand: 0 left, 1 middle, 2 right, plus 4 in the middle line, plus 8 in the lowest.
_WHOLE = (b"\x05", b"\x04\x06", b"\x00\x02\x09", b"\x00\x02\x08\x0a")
# Of each split both halves, for a single item, and for several.
_ALONE = b"\x01\x09\x04\x06\x02\x08\x00\x0a"
_TOGETHER = (
    b"\x00\x02\x01\x05\x08\x0a\x09\x05"  # `-`
    b"\x00\x08\x04\x05\x02\x0a\x06\x05"  # `|`
    b"\x02\x0a\x01\x05\x08\x00\x09\x05"  # `\`
    b"\x00\x08\x01\x05\x0a\x02\x09\x05"  # `/`
)


class SectorPicture:
    """Draws sectors of a sheet, `side` pixels wide and high; walls lie on the pixel around.

    `reached` has a bit for each half that is passable, `hidden` one for each item out of sight.
    """

    def __init__(self, sheet, side):
        self.side = side
        self.reached = 0
        self.hidden = 0
        self._is_small = side < 2 * _SIGN_PX
        self._sheet = sheet
        self._x = 0
        self._y = 0

    def draw(self, canvas, sector, x, y):
        """Draw a sector with its left upper corner at x, y. Allocates nothing."""
        self._x, self._y = x, y
        split = known.split(self._sheet, sector)
        if self.reached:
            self._draw_dots(canvas.frame, split)
        self._draw_corners(canvas.frame)
        self._draw_split(canvas.frame, split)
        self._draw_walls(canvas.frame, known.walls(self._sheet, sector))
        self._draw_items(canvas, sector)

    def _draw_dots(self, frame, split):
        """Fill the passable halves with dots."""
        for down in range(1, self.side, _DOTS_PX):
            for right in range(1, self.side, _DOTS_PX):
                if self.reached & (2 if _is_second(split, right, down, self.side) else 1):
                    frame.pixel(self._x + right, self._y + down, 1)

    def _draw_corners(self, frame):
        """Draw where the sector ends, so that an open one is told from none."""
        side = self.side
        for corner in range(4):
            is_right, is_low = corner & 1, corner & 2
            top = self._y + (side if is_low else -1)
            frame.hline(self._x + (side - 2 if is_right else -1), top, 3, 1)
            left = self._x + (side if is_right else -1)
            frame.vline(left, self._y + (side - 2 if is_low else -1), 3, 1)

    def _draw_split(self, frame, split):
        x, y, side = self._x, self._y, self.side
        if split == LEVEL:
            frame.hline(x, y + side // 2, side, 1)
        elif split == UPRIGHT:
            frame.vline(x + side // 2, y, side, 1)
        elif split == FALLING:
            frame.line(x, y, x + side - 1, y + side - 1, 1)
        elif split == RISING:
            frame.line(x + side - 1, y, x, y + side - 1, 1)

    def _draw_walls(self, frame, walls):
        x, y, side = self._x, self._y, self.side
        if walls & NORTH:
            frame.hline(x - 1, y - 1, side + 2, 1)
        if walls & SOUTH:
            frame.hline(x - 1, y + side, side + 2, 1)
        if walls & WEST:
            frame.vline(x - 1, y - 1, side + 2, 1)
        if walls & EAST:
            frame.vline(x + side, y - 1, side + 2, 1)

    def _draw_items(self, canvas, sector):
        """Draw the signs of items; where two do not fit, the first one and that there are more."""
        first = ITEMS
        for number in range(ITEMS):
            if not known.item(self._sheet, sector, number) or self.hidden >> number & 1:
                continue
            if not self._is_small:
                self._draw_item(canvas, sector, number, self._place(sector, number))
            elif first < ITEMS:
                self._draw_item(canvas, sector, first, 0)
                self._draw_more(canvas.frame)
                return
            first = number
        if self._is_small and first < ITEMS:
            self._draw_item(canvas, sector, first, self._place(sector, first))

    def _draw_more(self, frame):
        """Draw a plus in the lower right corner."""
        right, low = self._x + self.side - 3, self._y + self.side - 3
        frame.fill_rect(right - 1, low - 1, 4, 4, 0)
        frame.hline(right, low + 1, 3, 1)
        frame.vline(right + 1, low, 3, 1)

    def _draw_item(self, canvas, sector, number, place):
        """Draw the sign of an item at a place, on a dark ground."""
        far = self.side - _SIGN_PX
        left = self._x + (far * (place & 3) + 1) // 2
        top = self._y + (far * (place >> 2) + 1) // 2
        canvas.frame.fill_rect(left - 1, top - 1, _SIGN_PX + 2, _SIGN_PX + 2, 0)
        kind = (known.item(self._sheet, sector, number) & 7) - 1
        canvas.span(words.ITEM_SIGNS, kind, kind + 1, left, top - _SIGN_DROP_PX)

    def _place(self, sector, number):
        """Return where the sign of an item stands."""
        second = known.item(self._sheet, sector, number) & SECOND
        before, count = 0, 0  # of the same half
        for other in range(ITEMS):
            each = known.item(self._sheet, sector, other)
            if each and each & SECOND == second:
                count += 1
                before += other < number
        if self._is_small:
            before, count = 0, 1
        split = known.split(self._sheet, sector)
        if not split:
            return _WHOLE[count - 1][before]
        half = 2 * (split - 1) + (1 if second else 0)
        return _ALONE[half] if count == 1 else _TOGETHER[4 * half + before]


def _is_second(split, right, down, side):
    """Tell whether a pixel lies in the second half of a square."""
    if split == LEVEL:
        return down > side // 2
    if split == UPRIGHT:
        return right > side // 2
    if split == FALLING:
        return right < down
    return split == RISING and right + down >= side
