"""The pair of dice: the light one is an outline with dark pips, the dark one filled."""

from micropython import const

DIE_PX = const(34)
LIGHT = const(0)
DARK = const(1)

_PIP_PX = const(6)
_MARGIN_PX = const(5)
_STEP_PX = const(9)  # from pip to pip
# For each face nine places in reading order, a bit each, the first one the lowest.
_PIPS = (0, 0b000010000, 0b100000001, 0b100010001, 0b101000101, 0b101010101, 0b101101101)
_PLACES = const(9)


def draw_die(canvas, kind, face, x, y):
    """Draw a die with its left upper corner at x, y; face 0 is a die that is not rolled yet.

    Allocates nothing.
    """
    frame = canvas.frame
    ink = 1 if kind == LIGHT else 0
    if ink:
        frame.rect(x, y, DIE_PX, DIE_PX, 1)
        frame.rect(x + 1, y + 1, DIE_PX - 2, DIE_PX - 2, 1)
    else:
        frame.fill_rect(x, y, DIE_PX, DIE_PX, 1)
    _round(frame, x, y)
    pips = _PIPS[face]
    for place in range(_PLACES):
        if pips >> place & 1:
            left = x + _MARGIN_PX + place % 3 * _STEP_PX
            top = y + _MARGIN_PX + place // 3 * _STEP_PX
            _draw_pip(frame, left, top, ink)


def _round(frame, x, y):
    """Take the corners off."""
    far = DIE_PX - 1
    for corner in range(4):
        left = x + far * (corner & 1)
        top = y + far * (corner >> 1)
        frame.pixel(left, top, 0)
        frame.pixel(left + (-1 if corner & 1 else 1), top, 0)
        frame.pixel(left, top + (-1 if corner >> 1 else 1), 0)


def _draw_pip(frame, x, y, ink):
    frame.fill_rect(x + 1, y, _PIP_PX - 2, _PIP_PX, ink)
    frame.fill_rect(x, y + 1, _PIP_PX, _PIP_PX - 2, ink)
