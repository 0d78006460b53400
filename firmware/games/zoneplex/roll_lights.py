"""A roll on the lights: it runs along the row and settles, then the Fear's meter shows."""

from micropython import const
from ticks import since
from ui.lights import STRONG

_RUN_MS = const(600)
_METER_MS = const(1500)  # until then, from the beginning


class RollLights:
    """What the row shows for a moment after a roll; a critical miss leaves it dark."""

    def __init__(self, battle, colour, now):
        self._battle = battle
        self._colour = colour
        self._start = now

    def paint(self, row, now):
        """Show the roll or the meter; return False once the row is free again."""
        battle = self._battle
        left = _RUN_MS - since(now, self._start)
        if left > 0:
            if battle.roll:
                # Squared, so that the light slows down on its way to the face.
                place = (battle.roll - left * left // 15_000) % row.count
                row.set(place, self._colour, STRONG, now)
            return True
        if left <= _RUN_MS - _METER_MS:
            return False
        # As many lights as eighths of the Fear are left, begun ones too.
        total = max(1, battle.total)
        for place in range((battle.left * row.count + total - 1) // total):
            row.set(place, self._colour, STRONG, now)
        return True
