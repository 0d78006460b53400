"""Somebody who plays: presses keys, reads the glass, counts the lights."""

from host_tools.simulated.session import Session
from key import BACK
from tests.firmware.reading import shows

_PAGES = ("Saved games", "Settings", "About")  # the last rows of the launcher
_TOOLS = ("Dice", "Choose dice", "Coin", "First player", "Counters", "Seats", "Timer")
_MENU = (
    "What now?",
    "History",
    "Redo",
    "Judge",
    "Is it fair tonight?",
    "Proof",
    "New game",
    "Save and leave",
)
_HOLD_MS = 700
_LONG_MS = 1900
_BANNER_MS = 2000
_WATCHED_US = 250_000  # the end of a doze, at the usual pace


class Player(Session):
    """A session with eyes. `boot()` switches the device on."""

    def sees(self, text):
        """Tell whether a text is on the glass, in whatever size."""
        picture = self.picture()
        return True in [shows(picture, text, font) for font in ("small", "large", "digits")]

    def lit(self):
        """Return which lights are on."""
        row = self.lights()
        return [i for i in range(len(row) // 3) if sum(row[i * 3 : i * 3 + 3])]

    def brightest(self):
        """Return which light is the brightest."""
        row = self.lights()
        levels = [sum(row[i * 3 : i * 3 + 3]) for i in range(len(row) // 3)]
        return levels.index(max(levels))

    def doze(self, duration_ms):
        """Let much time pass at one round a second; nobody touches a key meanwhile."""
        end_us = self.world.elapsed_us + duration_ms * 1000
        while self.world.elapsed_us < end_us - _WATCHED_US:
            left_us = end_us - _WATCHED_US - self.world.elapsed_us
            self.world.elapsed_us += min(1_000_000, left_us)
            for timer in self.world.timers:
                timer.due_us = self.world.elapsed_us
            self.step()
        while self.world.elapsed_us < end_us:
            self.step()

    def hold_for(self, name):
        """Hold a key until it counts as held, and let the picture come to rest."""
        self.hold(name, _HOLD_MS)
        self.settle()

    def undo(self):
        """Take the last move back, as everywhere: hold BACK, and longer if all must agree."""
        is_grave = self.app.screen.needs_long_hold(BACK)
        self.hold("BACK", _LONG_MS if is_grave else _HOLD_MS)
        self.settle()

    def choose(self, *names):
        """Press keys and wait until the transition is over."""
        self.press(*names)
        self.settle()

    def open_tools(self):
        """Open the tools, the last row before the pages; return this player."""
        self.choose(*["UP"] * (len(_PAGES) + 1), "OK")
        return self

    def open_tool(self, name):
        """Open one of the tools from the launcher; return this player."""
        self.open_tools()
        assert self.screen == "MenuScreen"
        self.choose(*(["DOWN"] * _TOOLS.index(name) + ["OK"]))
        return self

    def open_page(self, name):
        """Open one of the launcher's last rows; return this player."""
        assert self.screen == "Launcher"
        self.choose(*(["UP"] * (len(_PAGES) - _PAGES.index(name)) + ["OK"]))
        return self

    def open_menu(self, row):
        """Open the table menu, then one of its rows."""
        self.hold_for("OK")
        assert self.screen == "TableMenu"
        self.choose(*(["DOWN"] * _MENU.index(row) + ["OK"]))

    def outwait_banner(self):
        """Wait until nothing is laid over the picture any more."""
        self.run(_BANNER_MS)

    @property
    def table(self):
        """Return the table of the open game."""
        return self.app.screen.table

    @property
    def state(self):
        """Return the state of the open game."""
        return self.table.state
