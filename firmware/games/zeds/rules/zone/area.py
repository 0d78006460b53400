"""The zone of a known sheet: what is joined to the entrance, and what lies where (ZDD-10 to 12).

Each side of a square has two segments, so a square has eight, a bit each:

        0  1
      6      2
      7      3
        4  5

A neighbour has the same segment as its own number plus 4, modulo 8. A half touches four segments;
two places are joined where both touch a segment and neither sector has a wall on that side.
"""

from games.zeds.rules.state import NONE, SQUARES
from games.zeds.rules.zone import sheet as known
from games.zeds.rules.zone.sheet import ITEMS, SECOND

# The segments of both halves of a square, for each split.
_HALVES = b"\xff\x00\x47\xb8\xd1\x2e\x0f\xf0\xc3\x3c"
# The segments of some sides: north 0 and 1, east 2 and 3, south 4 and 5, west 6 and 7.
_SEGMENTS = b"\x00\x03\x0c\x0f\x30\x33\x3c\x3f\xc0\xc3\xcc\xcf\xf0\xf3\xfc\xff"


class Area:
    """What of a zone is passable.

    `reached` has for each square a bit for its first half (or all of it) and one for its second.
    """

    __slots__ = ("_columns", "_sheet", "_waiting", "_zone", "has_path", "reached")

    def __init__(self, sheet, zone):
        self._sheet = sheet
        self._zone = zone
        self._columns = known.columns(sheet)
        self.reached = bytearray(SQUARES)
        self._waiting = bytearray()
        square, side = known.entrance(sheet)
        self._enter(square, _SEGMENTS[side])
        at = 0
        while at < len(self._waiting):
            self._leave(self._waiting[at])
            at += 1
        square, side = known.way_out(sheet)
        self.has_path = self._touched(square) & _SEGMENTS[side] != 0

    def is_inside(self, square, item):
        """Tell whether an item of a square is in the passable area."""
        return self.reached[square] & (2 if item & SECOND else 1) != 0

    def _leave(self, square):
        """Go on from a square to its neighbours."""
        touched, columns = self._touched(square), self._columns
        if touched & 0x03 and square >= columns:
            self._enter(square - columns, (touched & 0x03) << 4)
        if touched & 0x0C and square % columns < columns - 1:
            self._enter(square + 1, (touched & 0x0C) << 4)
        if touched & 0x30 and square + columns < SQUARES:
            self._enter(square + columns, (touched & 0x30) >> 4)
        if touched & 0xC0 and square % columns:
            self._enter(square - 1, (touched & 0xC0) >> 4)

    def _enter(self, square, through):
        """Reach the halves of a square that touch some of its segments."""
        sector = self._zone[square]
        if sector == NONE:
            return
        through &= ~_SEGMENTS[known.walls(self._sheet, sector)]
        split = 2 * known.split(self._sheet, sector)
        reached = (1 if through & _HALVES[split] else 0) | (
            2 if through & _HALVES[split + 1] else 0
        )
        if reached & ~self.reached[square]:
            self.reached[square] |= reached
            self._waiting.append(square)

    def _touched(self, square):
        """Return the segments without a wall that the reached halves of a square touch."""
        reached = self.reached[square]
        if not reached:
            return 0
        sector = self._zone[square]
        split = 2 * known.split(self._sheet, sector)
        touched = _HALVES[split] if reached & 1 else 0
        touched |= _HALVES[split + 1] if reached & 2 else 0
        return touched & ~_SEGMENTS[known.walls(self._sheet, sector)]


class Stock:
    """How often each kind of item is in the passable area (`inside`), and drawn beyond it."""

    __slots__ = ("inside", "outside")

    def __init__(self, sheet, zone, erased, area):
        self.inside = bytearray(known.KINDS + 1)
        self.outside = bytearray(known.KINDS + 1)
        for square in range(SQUARES):
            if zone[square] != NONE and not known.is_empty(sheet, zone[square]):
                self._take_in(sheet, zone[square], square, erased, area)

    def _take_in(self, sheet, sector, square, erased, area):
        for number in range(ITEMS):
            item = known.item(sheet, sector, number)
            if item and square * ITEMS + number not in erased:
                side = self.inside if area.is_inside(square, item) else self.outside
                side[item & 7] += 1
