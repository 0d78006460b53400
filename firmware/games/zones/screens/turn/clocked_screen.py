"""A turn with the clock, where there is one: it starts with the turn and stands under a menu."""

from games.zones.rules import codes
from games.zones.screens.zones_screen import ZonesScreen
from key import BACK, OK
from tabletop import steps

_CLOCK = "games.zones.screens.turn.turn_clock TurnClock"


class ClockedScreen(ZonesScreen):
    """`clock` is None where no time is kept. BACK lets it stand, OK lets it go on."""

    def __init__(self, game):
        super().__init__(game)
        self.clock = None
        if self.table.state.clock and not game.is_looking:
            self.clock = steps.made(_CLOCK, self.table.state)

    def happened(self, events, now):
        """Let the clock run, but not after a correction."""
        super().happened(events, now)
        if self.clock and events[0][0] != codes.EV_SET:
            self.clock.start(now)

    def is_standing(self):
        """Tell whether the clock stands."""
        return self.clock is not None and not self.clock.is_running

    def press_clock(self, key, now):
        """Start or stop the clock; tell whether the key was for that."""
        if self.clock is None:
            return False
        if self.clock.is_running:
            if key == BACK:
                self.clock.pause(now)
            return key == BACK
        if key == OK:
            self.clock.start(now)
        return key != BACK

    def hold(self, key, now):
        """Let the clock stand before anything covers it."""
        if self.clock:
            self.clock.pause(now)
        super().hold(key, now)

    def timed(self, move, now):
        """Return a move with the time of the turn behind it, where that is kept."""
        return move + self.clock.time(now) if self.clock and move[0] < codes.RESIGN else move

    def update(self, now):
        """Let the clock run."""
        if self.clock is None:
            return False
        self.keeps_awake = self.clock.is_running
        self.is_hurried = self.clock.is_short
        return self.clock.update(now)
