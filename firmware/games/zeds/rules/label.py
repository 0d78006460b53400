"""What a move is called, in a few words."""

from games.zeds.rules import codes, fields, names
from micropython import const

_NAMES = (
    b"",
    b"Roll",
    b"Sector %s",
    b"Shelter",
    b"Square %d",
    b"Grenade",
    b"Done",
    b"Generator: %s",
    b"Zombies: %d, %s",
    b"%s: %d",
    b"Out",
    b"Path: %s, generator: %s",
    b"%d + %d - %d - %d points",
    b"Left: %d zombies, %d items",
    b"%s: %s by hand",
)
_WIPED = b"empty"
_ENTERED = b" entered"
_SHELTER = const(2)  # bytes before the faces of own dice


def label(move, tape):
    """Return a move in words."""
    kind = move[0]
    name = _NAMES[kind]
    if kind in (codes.ROLL, codes.SHELTER):
        return name + _faces(move[_SHELTER if kind == codes.SHELTER else 1 :], tape)
    if kind == codes.CROSS:
        return name % names.sector(move[1])
    if kind == codes.PLACE:
        return name % (move[1] + 1)
    if kind in (codes.SCORE, codes.LEFT):
        return name % tuple(move[1:])
    return _answer(kind, name, move)


def _faces(entered, tape):
    faces = entered or tape
    return b" %d %d" % (faces[0], faces[1]) + (_ENTERED if entered else b"")


def _answer(kind, name, move):
    if kind == codes.GENERATOR:
        return name % _yes(move[1])
    if kind == codes.ATTACK:
        return name % (move[2], b"killed" if move[3] else b"too few guns")
    if kind == codes.COUNT:
        return name % (fields.COUNTERS[move[2]], move[3])
    if kind == codes.ESCAPE:
        return name % (_yes(move[1]), _yes(move[2]))
    if kind == codes.ADJUST:
        return name % (fields.FIELDS[move[1]], _value(move[1], move[3], move[4]))
    return name


def _value(field, index, value):
    """Return what was set by hand."""
    if field == fields.CROSSED:
        return names.sector(index) + (b" crossed" if value else b" free")
    if field == fields.SQUARE:
        return b"%d %s" % (index + 1, _WIPED if value == names.NONE else names.sector(value))
    if field == fields.ERASED:
        return b"erased" if value else b"drawn again"
    return _yes(value) if field == fields.IS_OUT else b"%d" % value


def _yes(answer):
    return b"yes" if answer else b"no"
