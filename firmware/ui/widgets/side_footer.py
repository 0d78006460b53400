"""What OK and BACK do, below each other, beside a picture that fills the height."""

from micropython import const
from ui import words
from ui.layout import keycap

_OK_Y, _BACK_Y = const(46), const(56)


def side_footer(canvas, x, ok, back=words.BACK_LEAVE):
    """Name what OK and BACK do now, each beside its key, from x on."""
    if ok:
        keycap(canvas, words.KEY_OK, ok, x, _OK_Y)
    if back:
        keycap(canvas, words.KEY_BACK, back, x, _BACK_Y)
