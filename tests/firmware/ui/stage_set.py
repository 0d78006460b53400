"""A stage for one screen: key events go in at a tick, the picture comes out."""

from key import HOLD, PRESS, RELEASE, TAP
from tests.firmware.reading import Glass
from ui.screen import Screen
from ui.stage import Stage

START = 0x40000000 - 400


class Oled(Glass):
    """A frame that notes which columns it was told to show."""

    def __init__(self):
        super().__init__()
        self.sent = []
        frame = self.canvas.frame
        for name in ("fill", "fill_rect", "rect", "hline", "vline", "line", "pixel", "blit"):
            setattr(self, name, getattr(frame, name))

    def show(self, first, last):
        """Note the columns."""
        self.sent.append((first, last))


class Held:
    """Keys as the stage reads them: which are down, and for how long."""

    def __init__(self):
        self.down_ms = {}

    def is_down(self, key):
        """Tell whether a key is down."""
        return key in self.down_ms

    def held_ms(self, key, now):
        """Return for how long."""
        return self.down_ms.get(key, 0)


class Noting(Screen):
    """A screen that notes all that happens to it."""

    def __init__(self, name=b"screen", words=None, long_key=None):
        super().__init__()
        self.name = name
        self.notes = []
        self._words = words or {}
        self._long_key = long_key

    def enter(self, now):
        self.notes.append("enter")

    def leave(self):
        self.notes.append("leave")

    def press(self, key, now):
        self.notes.append(("press", key))

    def hold(self, key, now):
        self.notes.append(("hold", key))

    def hold_word(self, key):
        return self._words.get(key, b"")

    def needs_long_hold(self, key):
        return key == self._long_key

    def draw(self, canvas):
        canvas.text(self.name, 0, 0)


class StageSet:
    """A stage with `screen` on it."""

    def __init__(self, screen):
        self.oled = Oled()
        self.keys = Held()
        self.stage = Stage(self.oled, self.keys)
        self.now = START
        self.stage.stack.push(screen, self.now)
        screen.notes = []

    def step(self, duration_ms=0):
        """Let time pass and the stage draw; return the picture."""
        self.now = (self.now + duration_ms) & 0x3FFFFFFF
        self.stage.step(self.now)
        return self.oled.picture

    def handle(self, *codes):
        """Hand over key events."""
        for code in codes:
            self.stage.handle(code, self.now)

    def tap(self, key):
        """Hand over a whole tap."""
        self.handle(PRESS | key, TAP | key)

    def hold(self, key):
        """Hand over a whole hold."""
        self.handle(PRESS | key, HOLD | key, RELEASE | key)
