"""What the screens of a step share: what happened is said, the turns go along the lights."""

from games.zeds.rules import codes
from games.zeds.rules.state import TURNS
from micropython import const
from tabletop import steps
from tabletop.step_screen import StepScreen
from ticks import since
from ui import colour, lights

_LIGHT = colour.WHITE
_DARK = const(0x2030FF)
_RUN_MS = const(600)
_REST_MS = const(1800)  # until then both dice stand still
_TOLD = "games.zeds.screens.turn.told sentence"


class DiceLights:
    """Two lights run along the row and settle on the faces: white for light, blue for dark."""

    def __init__(self, light, dark, now):
        self._faces = light, dark
        self._since = now

    def paint(self, row, now):
        """Show both; return False when the moment is over."""
        gone = since(now, self._since)
        if gone >= _REST_MS:
            return False
        left = max(0, _RUN_MS - gone)
        far = left * left // 15_000  # squared: they slow down on their way
        row.set((self._faces[0] - 1 - far) % row.count, _LIGHT, lights.STRONG, now)
        dark = (self._faces[1] - 1 + far) % row.count
        # Where both end on one place it blinks, for there are two.
        is_both = not left and self._faces[0] == self._faces[1]
        row.set(dark, _DARK, lights.BLINK if is_both else lights.STRONG, now)
        return True


class Alarm:
    """Zombies without guns: the whole row flickers red for a moment."""

    def __init__(self, now):
        self._since = now

    def paint(self, row, now):
        """Light all; return False when the moment is over."""
        if since(now, self._since) >= _REST_MS:
            return False
        paint_alarm(row, now)
        return True


class ZedsScreen(StepScreen):
    """A screen of a step."""

    is_alarmed = False  # True while zombies exceed guns in what is being done

    def happened(self, events, now):
        """Say what was done, and let the lights tell of dice and of who has lost."""
        sentence = steps.made(_TOLD, self.table.state, events)
        if sentence:
            self.stack.say(sentence, now)
        for event in events:
            self.effect = _effect_of(event, now) or self.effect

    def paint(self, row, now):
        """Show an alarm, else what just happened, then how far the turns have come."""
        if self.is_alarmed:
            paint_alarm(row, now)
        elif self.effect is None or not self.effect.paint(row, now):
            paint_turns(row, self.table.state.turn, now)


def _effect_of(event, now):
    """Return what has the row of lights after an event, or None."""
    if event[0] == codes.EV_LOST:
        return Alarm(now)
    if event[0] in (codes.EV_ROLLED, codes.EV_SHELTERED):
        return DiceLights(event[2], event[3], now)
    return None


def paint_alarm(row, now):
    """Let the row flicker red. Allocates nothing."""
    for place in range(row.count):
        row.set(place, colour.RED, lights.ALARM, now)


def paint_turns(row, turn, now):
    """Light as much of the row as turns have begun; the last light breathes."""
    lit = (turn * row.count + TURNS - 1) // TURNS
    for place in range(lit):
        rhythm = lights.TURN if place == lit - 1 else lights.PRESENT
        row.set(place, colour.GREEN, rhythm, now)
