"""Dims the device when nobody has touched it for a while, then darkens it; a key wakes it.

The press that wakes it does just that: nobody should act on a screen they cannot see. A dimmed
screen can be seen, so a press there counts.
"""

from key import KEY_MASK, KIND_MASK, PRESS
from micropython import const
from ticks import since

_DIM_MS = const(30_000)  # so long before it goes dark


class Sleep:
    """`after_ms` is the time without a key until the display goes dark; 0 is never."""

    def __init__(self, board):
        self._board = board
        self._touched_at = 0
        self._waking = 0  # the keys whose press woke the device, one bit each
        self._is_dim = board.pixels.is_dim  # left by an app that broke, as is the next
        self.after_ms = 0
        self.is_asleep = board.is_dozing

    def touch(self, now):
        """Count from now."""
        self._touched_at = now

    def wake(self, now):
        """Count from now, awake."""
        self._touched_at = now
        if self.is_asleep:
            self._set_asleep(False)

    def swallows(self, code, now):
        """Note a key event; tell whether it belongs to the press that wakes the device."""
        self._touched_at = now
        bit = 1 << (code & KEY_MASK)
        if code & KIND_MASK == PRESS:
            self._waking &= ~bit
            if self.is_asleep:
                self._waking |= bit
                self._set_asleep(False)
        return self._waking & bit != 0

    def step(self, now):
        """Dim or go to sleep when it is time; tell whether the device is asleep."""
        if self.is_asleep:
            return True
        idle_ms = since(now, self._touched_at) if self.after_ms else 0
        is_dim = self.after_ms > 0 and idle_ms >= self.after_ms - _DIM_MS
        if is_dim != self._is_dim:
            oled = self._board.oled
            self._is_dim = oled.is_dim = self._board.pixels.is_dim = is_dim
            oled.set_contrast(oled.contrast)
        if is_dim and idle_ms >= self.after_ms:
            self._set_asleep(True)
        return self.is_asleep

    def _set_asleep(self, is_asleep):
        self.is_asleep = is_asleep
        self._board.is_dozing = is_asleep
        self._board.oled.set_power(not is_asleep)
