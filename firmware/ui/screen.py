"""Screens and the stack they lie on. The topmost one gets the keys and is seen."""

from key import BACK, OK
from micropython import const
from ui import words

PUSHED = const(1)  # how the newest screen came to be on top; the transition shows it
POPPED = const(2)


class Screen:
    """What the stack calls. Subclasses override what they need.

    `press` and `update` decide, `draw` and `paint` show; none of them blocks. `draw`,
    `paint` and `update` run at frame speed and allocate nothing.
    """

    is_home = False  # True for the screen from which everything starts
    keeps_awake = False  # True where something goes on without a key being touched

    def __init__(self):
        self.stack = None

    @property
    def help(self):
        """Return what the help page says before the keys that hold everywhere."""
        return b""

    def enter(self, now):
        """Get ready to be seen: first time, or back on top."""

    def leave(self):
        """Let go of what outlives this screen; it has been taken off the stack."""

    def press(self, key, now):
        """React to a key. BACK leaves, unless a subclass says otherwise."""
        if key == BACK:
            self.stack.pop(now)

    def hold(self, key, now):
        """React to a key held down whose `hold_word` is not empty."""
        if key == OK:
            self.stack.help(now)

    def hold_word(self, key):
        """Return what holding `key` does, or b"" when a hold is just a press."""
        return words.HOLD_HELP if key == OK else b""

    def hold_detail(self, key):
        """Return what exactly the hold is about, or b""."""
        return b""

    def needs_long_hold(self, key):
        """Tell whether holding `key` must take longer, because it does something grave."""
        return False

    def update(self, now):
        """Let time pass; return True when the picture is stale."""
        return False

    def draw(self, canvas):
        """Paint the whole picture on a clean frame."""

    def paint(self, lights, now):
        """Set the lights; they are dark before each call."""


class Stack:
    """Screens from the root to the one in sight."""

    def __init__(self, canvas, say, is_down):
        self.canvas = canvas  # for measuring: only draw() paints
        self.is_down = is_down  # tells whether a key is down: secrets show only while one is
        self.say = say  # say(sentence, now) lays a sentence over the picture for a moment
        self._screens = []
        self.change = 0  # PUSHED or POPPED since the app last looked
        self.changes = 0  # how often a screen came, or went
        self.is_stale = True
        # Brings a screen in sight, called with the time in the next round: what was needed for
        # the last one can go before that is loaded. Until then nothing is drawn.
        self.coming = None

    @property
    def top(self):
        """Return the screen in sight."""
        return self._screens[-1]

    @property
    def depth(self):
        """Return how many screens lie on the stack."""
        return len(self._screens)

    def push(self, screen, now):
        """Put a screen on top."""
        self._screens.append(screen)
        self._show(PUSHED, now)

    def pop(self, now):
        """Take the top screen off; the root always stays."""
        if len(self._screens) > 1:
            self._screens.pop().leave()
            self._show(POPPED, now)

    def replace(self, screen, now):
        """Put a screen in the place of the top one."""
        self._screens.pop().leave()
        self.push(screen, now)

    def replace_later(self, make):
        """Take the top screen off; in the next round put one in its place, made then."""
        self._screens.pop().leave()
        self.changes += 1
        self.coming = lambda now: self.push(make(), now)

    def go_home(self, now):
        """Leave everything but the root, and show that in the next round."""
        self.drop_to_root()
        self.coming = self._come_home

    def drop_to_root(self):
        """Leave everything but the root; somebody is about to push."""
        while len(self._screens) > 1:
            self._screens.pop().leave()

    def help(self, now):
        """Open the help page of the screen in sight."""
        from ui.help_page import HelpPage  # loaded only when somebody asks

        self.push(HelpPage(self.top.help), now)

    def take_coming(self):
        """Return what brings the next screen in sight, and forget it."""
        coming = self.coming
        self.coming = None
        return coming

    def _come_home(self, now):
        self._show(POPPED, now)

    def _show(self, change, now):
        self.coming = None  # somebody has come before
        self.change = change
        self.changes += 1
        self.is_stale = True
        self.top.stack = self
        self.top.enter(now)
