"""Draws one screen by itself and notes every word on it, with its place."""

from framebuf import MONO_VLSB, FrameBuffer
from ui.canvas import HEIGHT, WIDTH, Canvas


class NotingCanvas(Canvas):
    """A canvas that remembers what is written on it: (text, x, y, width, height)."""

    def __init__(self, frame):
        super().__init__(frame)
        self.notes = []

    def span(self, text, start, end, x, y):
        """Write as a canvas does, and note it."""
        width = self._font.measure(text, start, end)
        if width:
            note = (bytes(text[start:end]), x, y, width, self._font.height)
            self.notes.append(note)
        return super().span(text, start, end, x, y)


class Easel:
    """Stands in for the stack of screens."""

    def __init__(self, screen):
        self.frame = FrameBuffer(bytearray(WIDTH * HEIGHT // 8), WIDTH, HEIGHT, MONO_VLSB)
        self.canvas = NotingCanvas(self.frame)
        self.canvas.load_game_fonts()
        self.screen = screen
        self.pops = 0
        screen.stack = self
        screen.enter(0)
        self.draw()

    def pop(self, now):
        """Count that the screen wants to be left."""
        self.pops += 1

    def press(self, key):
        """Press a key and draw anew."""
        self.screen.press(key, 0)
        self.draw()

    def draw(self):
        """Draw the screen on a clean frame."""
        self.canvas.clear()
        self.canvas.notes = []
        self.screen.draw(self.canvas)

    @property
    def words(self):
        """Return all that is written."""
        return [note[0] for note in self.canvas.notes]

    def check_places(self):
        """Fail when a word leaves the glass or touches another."""
        notes = self.canvas.notes
        for i in range(len(notes)):
            text, x, y, width, height = notes[i]
            assert 0 <= x <= WIDTH - width and 0 <= y <= HEIGHT - height, text
            for other in notes[:i]:
                is_beside = other[1] + other[3] < x or x + width < other[1]
                is_apart = is_beside or other[2] + other[4] <= y or y + height <= other[2]
                assert is_apart, (other[0], text)
