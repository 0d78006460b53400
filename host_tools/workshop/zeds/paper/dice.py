"""The faces of the two dice: the light one, the dark one."""

from host_tools.workshop.zeds.paper.pen import BLACK, WHITE, Pen, Point

_LOW, _MIDDLE, _HIGH = 0.24, 0.5, 0.76
_DIAGONAL = ((_LOW, _LOW), (_HIGH, _HIGH))
_CORNERS = (*_DIAGONAL, (_LOW, _HIGH), (_HIGH, _LOW))
_CENTRE = ((_MIDDLE, _MIDDLE),)
_PIPS = {
    1: _CENTRE,
    2: _DIAGONAL,
    3: (*_DIAGONAL, *_CENTRE),
    4: _CORNERS,
    5: (*_CORNERS, *_CENTRE),
    6: (*_CORNERS, (_LOW, _MIDDLE), (_HIGH, _MIDDLE)),
}


def draw(pen: Pen, face: int, centre: Point, size: float, *, is_dark: bool) -> None:
    """Draw a face around a point."""
    left, top = centre[0] - size / 2, centre[1] - size / 2
    ground, ink = (BLACK, WHITE) if is_dark else (WHITE, BLACK)
    pen.round_box((left, top), (size, size), size * 0.2, fill=ground)
    for x, y in _PIPS[face]:
        pen.circle((left + x * size, top + y * size), size * 0.1, fill=ink)
