"""A light that runs along the row and settles: a draw that everybody can watch."""

from ticks import since
from ui.lights import EVENT, STRONG


class Run:
    """A light that runs along the row, slows down and settles on `target`."""

    def __init__(self, target, colour, start, duration_ms):
        self._target = target
        self._colour = colour
        self._start = start
        self._duration_ms = duration_ms

    def is_over(self, now):
        """Tell whether the light has settled."""
        return since(now, self._start) >= self._duration_ms

    def place(self, now, count):
        """Return where the light is: fast at first, at rest on the target in the end."""
        left = max(0, self._duration_ms - since(now, self._start))
        # Squared, so that the steps back from the end grow longer and longer ago.
        steps = left * left // self._duration_ms * count * 3 // self._duration_ms
        return (self._target - steps) % count

    def paint(self, lights, now):
        """Show the runner; give the row back once it has rested a while."""
        lights.set(self.place(now, lights.count), self._colour, STRONG, now)
        if since(now, self._start) >= self._duration_ms + 400:
            lights.drop(EVENT)
