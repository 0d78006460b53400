"""A roll on the lights: it runs along the row and settles, then a meter shows what is left."""

from micropython import const
from ticks import since
from ui.lights import STRONG

_RUN_MS = const(600)
_METER_MS = const(1500)  # until then, from the beginning


class RollLights:
    """What the row shows for a moment after a roll; face 0, a critical miss, leaves it dark.

    `left` of `total` is the meter after the run; without a total there is none.
    """

    def __init__(self, face, colour, now, left=0, total=0):
        self._face = face
        self._colour = colour
        self._start = now
        self._left = left
        self._total = total

    def paint(self, row, now):
        """Show the roll or the meter; return False once the row is free again."""
        left_ms = _RUN_MS - since(now, self._start)
        if left_ms > 0:
            if self._face:
                # Squared, so that the light slows down on its way to the face.
                place = (self._face - left_ms * left_ms // 15_000) % row.count
                row.set(place, self._colour, STRONG, now)
            return True
        if not self._total or left_ms <= _RUN_MS - _METER_MS:
            return False
        # As many lights as eighths are left, begun ones too.
        for place in range((self._left * row.count + self._total - 1) // self._total):
            row.set(place, self._colour, STRONG, now)
        return True
