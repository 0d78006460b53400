"""A zone of Zeds Zone as a picture: walls are drawn, and water runs in at the entrance.

A square is five dots wide, with a line of dots between two squares that is their border. Corners
are always walls, and so is the middle of a border: it parts the two segments, so that a square
joins them or not. Water never runs along a diagonal. It shares nothing with the firmware.
"""

from functools import cached_property

from host_tools.sweeps.zeds.plain_sheet import Item, Sector, Sheet

Dot = tuple[int, int]

_SQUARE = 5
_PITCH = _SQUARE + 1
_SEGMENTS = (1, 2, 4, 5)  # the dots of a border that are not its middle
_SPLITS = {
    "-": lambda x, y: y == 3,
    "|": lambda x, y: x == 3,
    "\\": lambda x, y: x == y,
    "/": lambda x, y: x + y == _PITCH,
}
# A dot in the first half, and one in the second.
_HALVES = {
    "": ((3, 3), (3, 3)),
    "-": ((3, 1), (3, 5)),
    "|": ((1, 3), (5, 3)),
    "\\": ((5, 1), (1, 5)),
    "/": ((1, 1), (5, 5)),
}


class Zone:
    """What is drawn where, and what of it is passable."""

    def __init__(self, sheet: Sheet, drawn: dict[int, int]) -> None:
        self._sheet = sheet
        self._drawn = drawn
        self._open: set[Dot] = set()
        for square in drawn:
            self._draw(square)
        for square, sector in drawn.items():
            self._shut(square, sheet.sectors[sector])
        way_out = set(self._border(*sheet.way_out)) & self._open
        self._wet = self._flood(set(self._border(*sheet.entrance)) & self._open)
        self.has_path = bool(self._wet & way_out)

    def is_passable(self, square: int, is_second: bool = False) -> bool:
        """Tell whether a half of a square is in the passable area."""
        if square not in self._drawn:
            return False
        split = self._sheet.sectors[self._drawn[square]].split
        left, top = self._corner(square)
        x, y = _HALVES[split][is_second]
        return (left + x, top + y) in self._wet

    @cached_property
    def items(self) -> list[tuple[int, int, Item, bool]]:
        """Return square, place, item of all that is drawn, and whether it is passable."""
        return [
            (square, place, item, self.is_passable(square, item.is_second))
            for square, sector in sorted(self._drawn.items())
            for place, item in self._sheet.sectors[sector].items.items()
        ]

    def _corner(self, square: int) -> Dot:
        row, column = divmod(square, self._sheet.columns)
        return column * _PITCH, row * _PITCH

    def _border(self, square: int, side: str) -> list[Dot]:
        """Return the dots of both segments of a border."""
        left, top = self._corner(square)
        if side in "NS":
            return [(left + at, top + (_PITCH if side == "S" else 0)) for at in _SEGMENTS]
        return [(left + (_PITCH if side == "E" else 0), top + at) for at in _SEGMENTS]

    def _draw(self, square: int) -> None:
        """Let a square be open, with its borders, but for what halves it."""
        left, top = self._corner(square)
        is_wall = _SPLITS.get(self._sheet.sectors[self._drawn[square]].split)
        for x in range(1, _PITCH):
            for y in range(1, _PITCH):
                if not (is_wall and is_wall(x, y)):
                    self._open.add((left + x, top + y))
        for side in "NESW":
            self._open.update(self._border(square, side))

    def _shut(self, square: int, sector: Sector) -> None:
        for side in sector.walls:
            self._open.difference_update(self._border(square, side))

    def _flood(self, wet: set[Dot]) -> set[Dot]:
        edge = list(wet)
        while edge:
            x, y = edge.pop()
            for dot in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if dot in self._open and dot not in wet:
                    wet.add(dot)
                    edge.append(dot)
        return wet
