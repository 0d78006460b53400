"""The code of a fault on the lights: all there is without a display. Loaded only then."""

from micropython import const
from ui.lights import BLINK

_RED = const(0xFF0000)


class FaultBlink:
    """As many red lights as the fault's code, on and off: all there is without a display."""

    def __init__(self, code):
        self._code = code

    def paint(self, lights, now):
        """Light the code half of the time."""
        for index in range(self._code):
            lights.set(index, _RED, BLINK, now)
