"""The pyramid die on the screen: the face to be entered, the faces that fell last."""

from games.zoneplex import signs
from games.zoneplex.rules.battle.die import NO_FACE, faces
from games.zoneplex.rules.setup import TABLE_DIE
from micropython import const
from tabletop.entry_picker import EntryPicker

_FACE_SIGNS = (
    signs.DIE_EYE,
    signs.DIE_1,
    signs.DIE_2,
    signs.DIE_3,
    signs.DIE_4,
)
_SMALL_PX = const(9)


def die_picker(setup):
    """Return what enters a face, when the table rolls its own die."""
    return EntryPicker(faces(setup) if setup.has(TABLE_DIE) else b"")


def draw_face(canvas, face, x, y):
    """Draw a face large around x."""
    canvas.use(canvas.large)
    canvas.centre(_FACE_SIGNS[face], x, y)
    canvas.use(canvas.small)


def draw_roll(canvas, faces, x, y):
    """Draw the dice that fell last around x: a large one, or several small ones."""
    if len(faces) == 1:
        draw_face(canvas, faces[0], x, y)
        return
    x -= _SMALL_PX * len(faces) // 2
    for face in faces:
        canvas.text(_FACE_SIGNS[face], x, y + 5)
        x += _SMALL_PX


def last_faces(table):
    """Return what fell in the last move, rolled or entered; nothing when stones hit without."""
    battle = table.state.battle
    if battle.roll == NO_FACE:
        return b""
    # A strike is one roll; other things may have been shown by it.
    return bytes((battle.roll,)) if battle.struck else table.last_tape or bytes((battle.roll,))
