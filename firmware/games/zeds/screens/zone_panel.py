"""What stands beside a zone: who plays, the turn, the sector in hand, what the player has."""

from micropython import const

LEFT = const(69)  # beside the wider zone
LINE_PX = const(9)

SECTOR_PX = const(17)
_SECTOR_Y = const(18)
_OUTCOME_Y = const(37)


def draw_lines(canvas, first, second):
    """Write the two lines at the top: who plays, and the turn."""
    canvas.text(first, LEFT, 0)
    canvas.text(second, LEFT, LINE_PX)


def draw_in_hand(canvas, picture, sector, name):
    """Draw a sector with its coordinates beside it."""
    picture.draw(canvas, sector, LEFT + 1, _SECTOR_Y)
    canvas.text(name, LEFT + SECTOR_PX + 6, _SECTOR_Y + 5)


def draw_outcome(canvas, lines, is_alarmed):
    """Write two lines below the sector; in an alarm the second one is dark on light."""
    canvas.text(lines[0], LEFT, _OUTCOME_Y)
    y = _OUTCOME_Y + LINE_PX
    if is_alarmed:
        canvas.frame.fill_rect(LEFT - 1, y - 1, 129 - LEFT, LINE_PX, 1)
        canvas.use(canvas.small, 0)
    canvas.text(lines[1], LEFT, y)
    canvas.use(canvas.small)
