"""What the screens with wheels share: they run, are turned, and OK takes what they show."""

from key import OK
from ui.screen import Screen


class WheelScreen(Screen):
    """Derive from it with what comes of the number."""

    def __init__(self, wheels):
        super().__init__()
        self._wheels = wheels

    def press(self, key, now):
        """Turn a wheel; OK takes what stands there."""
        if self._wheels.turn(key):
            return
        if key == OK:
            self._wheels.is_running = False
            self.take(now)
        else:
            super().press(key, now)

    def take(self, now):
        """Do what comes of the number."""

    def update(self, now):
        """Let the wheels run."""
        return self._wheels.run(now)
