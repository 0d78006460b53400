"""The sector table: 36 sectors, the light die beside its rows, the dark die above its columns."""

from host_tools.workshop.zeds.paper import dice, sector
from host_tools.workshop.zeds.paper.pen import Pen, Point
from host_tools.workshop.zeds.sheet import FACES, Sheet

PITCH = 59.5
MARGIN = 25.0  # for the dice
SIZE = MARGIN + FACES * PITCH

_SIDE = 52.0
_DIE = 19.0


def draw(pen: Pen, sheet: Sheet, corner: Point) -> None:
    """Draw the table with its upper left corner there."""
    left, top = corner[0] + MARGIN, corner[1] + MARGIN
    for face in range(1, FACES + 1):
        middle = (face - 0.5) * PITCH
        dice.draw(pen, face, (corner[0] + _DIE / 2, top + middle), _DIE, is_dark=False)
        dice.draw(pen, face, (left + middle, corner[1] + _DIE / 2), _DIE, is_dark=True)
    gap = (PITCH - _SIDE) / 2
    for (row, column), each in sheet.sectors.items():
        place = left + (column - 1) * PITCH + gap, top + (row - 1) * PITCH + gap
        sector.draw(pen, each, place, _SIDE)
