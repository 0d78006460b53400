"""A tug-of-war: a marker on a line of places, pulled from the centre to either end."""

from micropython import const

HEIGHT = const(9)

_LINE_DROP_PX = const(4)
_MARKER_PX = const(5)


class Track:
    """Places from -reach to +reach, `step_px` apart, with the centre at x. Takes HEIGHT pixels.

    Every place has a mark, the ends and the centre higher ones. `step_px` is at least 4, so that
    the marks beside the marker are seen.
    """

    def __init__(self, x, y, reach, step_px):
        self._x = x
        self._y = y
        self._reach = reach
        self._step_px = step_px

    def place_x(self, value):
        """Return the middle of a place; what lies beyond an end stands on it."""
        return self._x + max(-self._reach, min(value, self._reach)) * self._step_px

    def draw(self, canvas, value):
        """Draw the places, and the marker on `value`. Allocates nothing."""
        self.draw_places(canvas)
        x = self.place_x(value) - _MARKER_PX // 2
        y = self._y + _LINE_DROP_PX - _MARKER_PX // 2
        canvas.frame.fill_rect(x - 1, y, _MARKER_PX + 2, _MARKER_PX, 0)  # off the line
        canvas.frame.fill_rect(x, y, _MARKER_PX, _MARKER_PX, 1)

    def draw_places(self, canvas):
        """Draw the places alone, where no marker is on the track. Allocates nothing."""
        left = self.place_x(-self._reach)
        y = self._y + _LINE_DROP_PX
        canvas.frame.hline(left, y, 2 * self._reach * self._step_px + 1, 1)
        for place in range(-self._reach, self._reach + 1):
            self._draw_mark(canvas.frame, place)

    def _draw_mark(self, frame, place):
        rise = 4 if place == 0 else 3 if abs(place) == self._reach else 1
        frame.vline(self.place_x(place), self._y + _LINE_DROP_PX - rise, 2 * rise + 1, 1)
