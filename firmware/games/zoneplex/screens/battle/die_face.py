"""The pyramid die on the screen: the face to be entered, the faces that fell last."""

from games.zoneplex import signs
from games.zoneplex.rules.battle.die import NO_FACE, faces
from games.zoneplex.rules.setup import TABLE_DIE
from micropython import const
from tabletop.entry_picker import EntryPicker
from ui import sign

_FACE_SIGNS = (
    signs.DIE_EYE,
    signs.DIE_1,
    signs.DIE_2,
    signs.DIE_3,
    signs.DIE_4,
)
_A_LINE = const(6)  # faces beside each other


def die_picker(setup):
    """Return what enters a face, when the table rolls its own die."""
    return EntryPicker(faces(setup) if setup.has(TABLE_DIE) else b"")


def draw_face(canvas, face, x, y):
    """Draw a face large around x."""
    canvas.use(canvas.large)
    canvas.centre(_FACE_SIGNS[face], x, y)
    canvas.use(canvas.small)


def draw_faces(canvas, faces, x, y):
    """Write the faces of many dice around x, two lines of digits; The Eye as its sign."""
    for first in range(0, len(faces), _A_LINE):
        at = x - 5 * min(_A_LINE, len(faces) - first)
        for index in range(first, min(first + _A_LINE, len(faces))):
            face = faces[index]
            at = 2 + (canvas.number(face, at + 2, y) if face else canvas.text(sign.EYE, at, y))
        y += 9


def last_faces(table):
    """Return what fell in the last move, rolled or entered; nothing when stones hit without."""
    battle = table.state.battle
    if battle.roll == NO_FACE:
        return b""
    # A strike is one roll; other things may have been shown by it.
    return bytes((battle.roll,)) if battle.struck else table.last_tape or bytes((battle.roll,))
