"""How a die looks: a box with its number, a triangle for the pyramid die."""

from games.toolbox import signs
from games.toolbox.rules import contract
from micropython import const
from ui import sign

NOT_ROLLED = const(-1)

_TOP = const(12)
_ROOM = const(42)
_WIDE = const(64)  # two big digits, the kind of die beside them, and a heavy frame
_KIND_WIDE = const(11)  # what the kind takes of a box, in two lines
_KIND_LOW = const(14)  # and in one


class _Place:
    """Where the next die goes. One object, so that drawing makes no garbage."""

    x = 0
    y = 0
    w = 0
    h = 0


def place_die(index, count):
    """Set where die `index` of `count` goes: one row of up to three, or two rows of three."""
    columns = count if count <= 3 else 3
    _Place.h = _ROOM if count <= 3 else _ROOM // 2
    _Place.w = _WIDE if columns < 3 else 42
    left = (128 - columns * _Place.w) // 2
    _Place.x = left + index % columns * _Place.w
    _Place.y = _TOP + index // columns * _Place.h


def draw_die(canvas, sides, face, is_chosen):
    """Draw a die at the place set; the chosen one has a heavy frame."""
    x, y = _Place.x + 1, _Place.y
    w, h = _Place.w - 2, _Place.h - 1
    canvas.frame.rect(x, y, w, h, 1)
    if is_chosen:
        canvas.frame.rect(x + 1, y + 1, w - 2, h - 2, 1)
    if sides == contract.PYRAMID:
        _draw_pyramid(canvas, face)
    else:
        _draw_number(canvas, face)
        _draw_kind(canvas, sides, face)


def _draw_number(canvas, face):
    is_tall = _Place.h == _ROOM
    beside = 0 if face >= 100 else _KIND_WIDE if is_tall else _KIND_LOW
    middle = _Place.x + (_Place.w - beside) // 2
    is_big = is_tall and face < (100 if _Place.w == _WIDE else 10)
    canvas.use(canvas.digits if is_big else canvas.large)
    y = _Place.y + (5 if is_big else (_Place.h - 17) // 2)
    if face == NOT_ROLLED:
        canvas.centre(b"?", middle, y)
    else:
        canvas.number_centre(face, middle, y)
    canvas.use(canvas.small)


def _draw_kind(canvas, sides, face):
    """Write which die it is beside its number, if that leaves room: d6, and d% of a hundred."""
    if face >= 100:
        return
    right = _Place.x + _Place.w - 4
    y = _Place.y + _Place.h - 11
    x = canvas.right(b"%", right, y) if sides == 100 else canvas.number_right(sides, right, y)
    if _Place.h == _ROOM:
        canvas.right(b"d", right, y - 9)
    else:
        canvas.right(b"d", x - 1, y)


def _draw_pyramid(canvas, face):
    middle = _Place.x + _Place.w // 2
    canvas.use(canvas.large)
    if _Place.h == _ROOM:
        _draw_triangle(canvas.frame, middle, _Place.y + 3)
        y = _Place.y + 20
        if face == 0:
            canvas.centre(sign.EYE, middle + 1, y + 3)  # where the triangle is wide enough
        elif face == NOT_ROLLED:
            canvas.centre(b"?", middle, y)
        else:
            canvas.number_centre(face, middle, y)
    else:
        y = _Place.y + (_Place.h - 17) // 2
        canvas.centre(_face_sign(face), middle, y)
    canvas.use(canvas.small)


def _draw_triangle(frame, middle, top):
    frame.line(middle, top, middle - 18, top + 35, 1)
    frame.line(middle, top, middle + 18, top + 35, 1)
    frame.hline(middle - 18, top + 35, 37, 1)


def _face_sign(face):
    if face == NOT_ROLLED:
        return b"?"
    if face == 0:
        return signs.DIE_EYE
    if face == 1:
        return signs.DIE_1
    return signs.DIE_2 if face == 2 else signs.DIE_3
