"""A QR code as a picture for the glass: two pixels a module, dark on light as on paper."""

from framebuf import MONO_VLSB, FrameBuffer
from micropython import const
from ui import qr

_MODULE_PX = const(2)
_PAGES = const(8)


def picture(text):
    """Return the picture of a text's code, and how many pixels wide and high it is."""
    rows = qr.encode(text)
    side = _MODULE_PX * len(rows)
    drawn = FrameBuffer(bytearray(_PAGES * side), side, side, MONO_VLSB)
    for y in range(len(rows)):
        row = rows[y]
        for x in range(side - _MODULE_PX, -1, -_MODULE_PX):
            drawn.fill_rect(x, _MODULE_PX * y, _MODULE_PX, _MODULE_PX, 1 - (row & 1))
            row >>= 1
    return drawn, side
