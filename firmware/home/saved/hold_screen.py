"""A question that only a held OK says yes to; BACK leaves everything as it is."""

from key import OK
from ui.screen import Screen


class HoldScreen(Screen):
    """Derive from it with the word of the hold, and what it does."""

    word = b""

    def press(self, key, now):
        """Leave on BACK; OK has to be held."""
        if key != OK:
            super().press(key, now)

    def hold_word(self, key):
        """Name what holding OK does."""
        return self.word if key == OK else b""

    def hold(self, key, now):
        """Leave the question and do it."""
        self.stack.pop(now)
        self.agreed(now)

    def agreed(self, now):
        """Do what was asked."""
