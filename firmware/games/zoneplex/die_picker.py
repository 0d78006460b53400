"""How a face is entered when the table rolls its own pyramid die."""

from games.zoneplex import words
from games.zoneplex.rules_die import faces
from games.zoneplex.rules_setup import TABLE_DIE
from key import DOWN, UP
from ui import game_sign

_FACE_SIGNS = (
    game_sign.DIE_EYE,
    game_sign.DIE_1,
    game_sign.DIE_2,
    game_sign.DIE_3,
    game_sign.DIE_4,
)


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
            canvas.centre(face_sign(self._faces[self._index]), x, y)
            canvas.use(canvas.small)

    def word(self):
        """Return what OK does."""
        return words.ENTER_FACE if self.is_used else words.ROLL


def face_sign(value):
    """Return the sign of a face of the pyramid die."""
    return _FACE_SIGNS[value]
