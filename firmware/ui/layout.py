"""The grammar of a screen: a header with a thin rule, the middle, a footer with the keys.

The middle runs from TOP to BOTTOM - 1.
"""

from micropython import const
from ui import words

TOP = const(10)
BOTTOM = const(55)

_RULE_Y = const(8)
_FOOTER_Y = const(56)
_EDGE = const(127)
_CAP_EXTRA = const(4)  # how much wider a key is than its name
_CAP_GAP = const(3)


def header(canvas, title, right=b""):
    """Write the title on the left, a short note on the right, and the rule below."""
    canvas.text(title, 0, 0)
    if right:
        canvas.right(right, 128, 0)
    canvas.frame.hline(0, _RULE_Y, 128, 1)


def footer(canvas, ok, back=words.BACK_LEAVE):
    """Name what OK and BACK do now, each beside its key. Empty words leave the key out."""
    if ok:
        keycap(canvas, words.KEY_OK, ok, 0, _FOOTER_Y)
    if back:
        width = canvas.measure(back) + canvas.measure(words.KEY_BACK) + _CAP_EXTRA + _CAP_GAP
        keycap(canvas, words.KEY_BACK, back, 128 - width, _FOOTER_Y)


def keycap(canvas, name, meaning, x, y):
    """Draw a key with its name cut out, and its meaning beside it."""
    frame = canvas.frame
    width = canvas.measure(name) + _CAP_EXTRA
    frame.fill_rect(x - 1, y - 2, width + 2, 1, 0)  # keeps long letters above off it
    frame.fill_rect(x, y - 1, width, 9, 1)
    frame.vline(x, y - 1, 1, 0)  # round corners
    frame.vline(x + width - 1, y - 1, 1, 0)
    frame.vline(x, y + 7, 1, 0)
    frame.vline(x + width - 1, y + 7, 1, 0)
    canvas.use(canvas.small, 0)
    canvas.text(name, x + 2, y)
    canvas.use(canvas.small)
    canvas.text(meaning, x + width + _CAP_GAP, y)


def scroll_bar(canvas, first, shown, total):
    """Show at the right edge which part of a long list is in sight."""
    if total <= shown:
        return
    room = BOTTOM - TOP
    height = max(5, room * shown // total)
    y = TOP + (room - height) * first // (total - shown)
    canvas.frame.vline(_EDGE - 1, TOP, room, 0)
    canvas.frame.fill_rect(_EDGE - 1, y, 2, height, 1)
