"""How a face is entered when the table rolls its own pyramid die."""

from games.zoneplex import battle_words
from games.zoneplex.rules_die import NO_FACE, faces
from games.zoneplex.rules_setup import TABLE_DIE
from key import DOWN, UP
from micropython import const
from ui import game_sign

_FACE_SIGNS = (
    game_sign.DIE_EYE,
    game_sign.DIE_1,
    game_sign.DIE_2,
    game_sign.DIE_3,
    game_sign.DIE_4,
)
_SMALL_PX = const(9)


class DiePicker:
    """The face chosen; without a real die it is empty and the device rolls."""

    def __init__(self, setup):
        self.is_used = setup.has(TABLE_DIE)
        self._faces = faces(setup)
        self._index = 0

    def move(self, key):
        """Choose a face with UP and DOWN; tell whether the key was used."""
        if not self.is_used or key not in (UP, DOWN):
            return False
        self._index = (self._index + (1 if key == UP else -1)) % len(self._faces)
        return True

    @property
    def entered(self):
        """Return the face as the end of a move: one byte, or none."""
        return bytes((self._faces[self._index],)) if self.is_used else b""

    def draw(self, canvas, x, y):
        """Draw the face that would be entered."""
        if self.is_used:
            canvas.use(canvas.large)
            canvas.centre(_FACE_SIGNS[self._faces[self._index]], x, y)
            canvas.use(canvas.small)

    def word(self):
        """Return what OK does."""
        return battle_words.ENTER_FACE if self.is_used else battle_words.ROLL


def draw_roll(canvas, faces, x, y):
    """Draw the dice that fell last around x: a large one, or several small ones."""
    if len(faces) == 1:
        canvas.use(canvas.large)
        canvas.centre(_FACE_SIGNS[faces[0]], x, y)
        canvas.use(canvas.small)
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
