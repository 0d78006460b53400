"""What stands beside the board on the glass: whose turn with the mark of the side, and lines."""

from games.zones.screens.board_picture import PANEL_X
from micropython import const

_MARK_W, _MARK_H = const(6), const(7)
_NAME_X = const(83)
_LINE_PX = const(9)
_LINES_Y = const(18)


def draw_name(canvas, state, seat):
    """Write a name beside a stone as dark or lit as the pieces of its side."""
    if seat:
        canvas.frame.fill_rect(PANEL_X, 0, _MARK_W, _MARK_H, 1)
    else:
        canvas.frame.rect(PANEL_X, 0, _MARK_W, _MARK_H, 1)
    canvas.text(state.names[seat], _NAME_X, 0)


def draw_second(canvas, line):
    """Write the line below the name."""
    canvas.text(line, PANEL_X, _LINE_PX)


def draw_lines(canvas, lines):
    """Write up to three lines above the keys."""
    for line in range(len(lines)):
        canvas.text(lines[line], PANEL_X, _LINES_Y + line * _LINE_PX)
