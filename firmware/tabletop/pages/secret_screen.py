"""What only one player may see: it is shown as long as that player holds a key, and no longer."""

from key import BACK, DOWN, OK, UP
from tabletop import words
from tabletop.step_screen import StepScreen
from ui.layout import footer, header


class SecretScreen(StepScreen):
    """UP and DOWN choose among `seats`, the first one in sight; OK held shows its secret.

    A game derives from it and says what a seat is called and what its secret is.
    """

    def __init__(self, game, seats):
        super().__init__(game)
        self._seats = seats
        self._index = 0
        self._is_shown = False

    def name(self, seat):
        """Return what a seat is called. Allocates nothing."""
        return b""

    def secret(self, seat):
        """Return a word or a sign for a seat's secret. Allocates nothing."""
        return b""

    def update(self, now):
        """Follow the finger."""
        is_held = self.stack.is_down(OK)
        is_stale = is_held != self._is_shown
        self._is_shown = is_held
        return is_stale

    def press(self, key, now):
        """Choose the player; BACK leaves."""
        if key in (UP, DOWN):
            self._index = (self._index + (1 if key == DOWN else -1)) % len(self._seats)
        elif key == BACK:
            self.stack.pop(now)

    def hold_word(self, key):
        """Offer nothing: holding is looking."""
        return b""

    def draw(self, canvas):
        """Show the name, and the secret to the one who holds the key."""
        seat = self._seats[self._index]
        header(canvas, words.OWN_EYES)
        canvas.use(canvas.large)
        canvas.text(self.name(seat), 4, 25)
        canvas.centre(self.secret(seat) if self._is_shown else b"?", 92, 25)
        canvas.use(canvas.small)
        footer(canvas, words.HOLD_TO_LOOK)
