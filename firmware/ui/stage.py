"""Takes keys to the screen in sight and brings its picture to the glass.

OK and BACK act when they are let go of, because holding them means something else; UP
and DOWN act at once and repeat. A ring fills while a hold is on its way.
"""

from key import (
    BACK,
    COUNT,
    DOWN,
    HOLD,
    HOLD_MS,
    KEY_MASK,
    KIND_MASK,
    LONG,
    LONG_MS,
    OK,
    PRESS,
    RELEASE,
    REPEAT,
    TAP,
)
from micropython import const
from ticks import since
from ui.canvas import WIDTH, Canvas
from ui.screen import PUSHED, Stack

_RING_FROM_MS = const(180)  # a tap is over by then; the ring would only flicker
_WIPE_MS = const(140)


class Stage:
    """The stack of screens with its picture. `oled` has show(first, last)."""

    def __init__(self, oled, keys):
        self._oled = oled
        self._keys = keys
        self._canvas = Canvas(oled)
        self.stack = Stack(self._canvas, self.say, keys.is_down)
        self._banner = None  # loaded with a sentence, for as long as that is up
        self._began_on = [None] * COUNT  # the screen each key went down on; a hold acts there only
        self._ring = None  # how it is drawn: loaded with the first key that can be held
        self._detail = b""  # what exactly the hold is about
        self._ring_key = -1
        self._ring_step = 0
        self._wipe_from = 0
        self._wipe = 0  # PUSHED or POPPED while a transition runs

    def handle(self, code, now):
        """Bring one key event to the screen in sight."""
        kind = code & KIND_MASK
        key = code & KEY_MASK
        screen = self.stack.top
        if key <= DOWN:
            if kind in (PRESS, REPEAT):
                screen.press(key, now)
        else:
            self._handle_holdable(screen, key, kind, now)
        self.stack.is_stale = True

    def _handle_holdable(self, screen, key, kind, now):
        """OK and BACK act when let go of, or when held where they went down."""
        is_here = self._began_on[key] is screen
        self._note_begin(screen, key, kind)
        if kind == TAP:
            screen.press(key, now)
        elif kind in (HOLD, LONG) and is_here:
            self._hold(screen, key, kind, now)

    def _note_begin(self, screen, key, kind):
        """Remember where OK or BACK went down, and what a hold there is about."""
        if kind == PRESS:
            self._began_on[key] = screen
            self._detail = screen.hold_detail(key)  # now, for the frames of the ring are many
            if self._ring is None:
                self._load_ring()
        elif kind in (TAP, RELEASE):
            self._began_on[key] = None

    def step(self, now):
        """Let time pass for the picture; draw it when it is stale, and send what changed."""
        stack = self.stack
        if stack.top.update(now):
            stack.is_stale = True
        if self._banner is not None and self._banner.update(now):
            stack.is_stale = True
            self._banner = None  # what is loaded for it goes
        self._follow_ring(now)
        if stack.is_stale:
            stack.is_stale = False
            self._draw()
        self._send(now)

    def say(self, sentence, now):
        """Lay a short sentence over the picture for a moment."""
        if self._banner is None:
            from ui.widgets.banner import Banner

            self._banner = Banner(self._canvas.small)
        self._banner.say(sentence, now)
        self.stack.is_stale = True

    def _hold(self, screen, key, kind, now):
        if not screen.hold_word(key):
            if kind == HOLD:
                screen.press(key, now)
        elif (kind == LONG) == screen.needs_long_hold(key):
            screen.hold(key, now)

    def _follow_ring(self, now):
        """Find the key that is on its way to a hold, and how far it has come."""
        key = self._held_key()
        step = 0
        if key >= 0 and self._began_on[key] is self.stack.top and self.stack.top.hold_word(key):
            needed = LONG_MS if self.stack.top.needs_long_hold(key) else HOLD_MS
            held = self._keys.held_ms(key, now)
            if _RING_FROM_MS <= held < needed:
                step = (held - _RING_FROM_MS) * self._ring.STEPS // (needed - _RING_FROM_MS) + 1
        if step != self._ring_step or key != self._ring_key:
            self._ring_key = key
            self._ring_step = step
            self.stack.is_stale = True

    def _load_ring(self):
        from ui.widgets import ring

        self._ring = ring

    def _held_key(self):
        if self._keys.is_down(BACK):
            return BACK
        return OK if self._keys.is_down(OK) else -1

    def _draw(self):
        self._canvas.clear()
        self.stack.top.draw(self._canvas)
        if self._banner is not None:
            self._banner.draw(self._canvas)
        if self._ring_step:
            self._draw_ring(self.stack.top, self._ring_key)

    def _draw_ring(self, screen, key):
        self._ring.draw_ring(self._canvas, self._ring_step, screen.hold_word(key), self._detail)

    def _send(self, now):
        """Send the picture; a new screen is wiped in from the side it comes from."""
        if self.stack.change:
            self._wipe = self.stack.change
            self._wipe_from = now
            self.stack.change = 0
        if not self._wipe:
            self._oled.show(0, WIDTH)
            return
        edge = since(now, self._wipe_from) * WIDTH // _WIPE_MS
        if edge >= WIDTH:
            self._wipe = 0
            self._oled.show(0, WIDTH)
        elif self._wipe == PUSHED:
            self._oled.show(WIDTH - edge, WIDTH)
        else:
            self._oled.show(0, edge)
