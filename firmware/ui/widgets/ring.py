"""The ring that fills while a key is held, so that nobody does a grave thing by accident."""

from micropython import const

STEPS = const(24)

_X = const(64)
_Y = const(23)
_BOX_X = const(9)
_BOX_Y = const(9)
_BOX_W = const(110)
_BOX_H = const(46)
_LINE_PX = const(9)

# Offsets of the ring's dots from its middle, plus 16: x and y in turn, clockwise from
# the top, radius 11.
_DOTS = (
    b"\x10\x05\x13\x05\x16\x06\x18\x08\x1a\x0a\x1b\x0d\x1b\x10\x1b\x13\x1a\x16\x18\x18\x16\x1a"
    b"\x13\x1b\x10\x1b\x0d\x1b\x0a\x1a\x08\x18\x06\x16\x05\x13\x05\x10\x05\x0d\x06\x0a\x08\x08"
    b"\x0a\x06\x0d\x05"
)


def draw_ring(canvas, step, word, detail):
    """Draw the box with `step` of STEPS dots filled, and what will happen in one or two lines."""
    frame = canvas.frame
    frame.fill_rect(_BOX_X - 4, _BOX_Y - 2, _BOX_W + 8, _BOX_H + 3, 0)  # no lines beside its own
    frame.rect(_BOX_X, _BOX_Y, _BOX_W, _BOX_H, 1)
    for i in range(STEPS):
        x = _X - 16 + _DOTS[i * 2]
        y = _Y - 16 + _DOTS[i * 2 + 1]
        if i < step:
            frame.fill_rect(x - 1, y - 1, 3, 3, 1)
        else:
            frame.pixel(x, y, 1)
    canvas.use(canvas.small)
    y = _BOX_Y + _BOX_H - 10
    if detail:
        canvas.centre(detail, _X, y)
        y -= _LINE_PX
    canvas.centre(word, _X, y)
