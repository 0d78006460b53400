"""What the screens of a step share: whose turn, time and captures on the row of lights."""

from games.zones.rules import codes
from games.zones.rules import setup as decisions
from games.zones.screens import words
from micropython import const
from tabletop.step_screen import StepScreen
from ticks import since
from ui import colour, lights

_BLUE = const(0x2030FF)
_FLASH_MS = const(700)


class ZonesScreen(StepScreen):
    """Midgard has the left half of the lights, the Trolls the right one."""

    is_hurried = False  # True while the time of whose turn it is runs out
    threatened = 0  # seats at whose base an enemy stands, one bit each

    def happened(self, events, now):
        """Let a capture flash, and say what is not seen."""
        names = self.table.state.names
        for event in events:
            if event[0] == codes.EV_CAPTURED:
                self.flash(1 << event[1], now)
            elif event[0] == codes.EV_STARTS:
                self.stack.say(words.FIRST % names[event[1]], now)
            elif event[0] == codes.EV_PASSED:
                self.stack.say(words.PASSED % names[event[1]], now)
            elif event[0] == codes.EV_THRICE:
                self.stack.say(words.THRICE, now)

    def paint(self, row, now):
        """Light both halves, in the colours of the sides; that of whose turn it is breathes."""
        state = self.table.state
        if self._flashing and since(now, self._flashed_at) >= _FLASH_MS:
            self._flashing = 0
        for place in range(row.count):
            seat = 2 * place // row.count
            is_white = (state.flags & decisions.WHITE != 0) == (seat == 0)
            rhythm = lights.TURN if seat == state.active else lights.PRESENT
            shade = colour.WHITE if is_white else _BLUE
            if self._flashing >> seat & 1:
                shade, rhythm = colour.GOLD, lights.STRONG
            elif self.is_hurried and seat == state.active:
                shade, rhythm = colour.RED, lights.ALARM
            row.set(place, shade, rhythm, now)
        for seat in range(2):
            if self.threatened >> seat & 1:
                row.set((row.count - 1) * seat, colour.RED, lights.BLINK, now)
