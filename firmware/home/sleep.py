"""Darkens the device when nobody has touched it for a while; a key wakes it.

The press that wakes it does just that: nobody should act on a screen they cannot see.
"""

from key import KEY_MASK, KIND_MASK, PRESS
from ticks import since


class Sleep:
    """`after_ms` is the time without a key until the display goes dark; 0 is never."""

    def __init__(self, oled):
        self._oled = oled
        self._touched_at = 0
        self._waking = 0  # the keys whose press woke the device, one bit each
        self.after_ms = 0
        self.is_asleep = False

    def touch(self, now):
        """Count from now."""
        self._touched_at = now

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
        """Go to sleep when it is time; tell whether the device is asleep."""
        is_due = self.after_ms and since(now, self._touched_at) >= self.after_ms
        if is_due and not self.is_asleep:
            self._set_asleep(True)
        return self.is_asleep

    def _set_asleep(self, is_asleep):
        self.is_asleep = is_asleep
        self._oled.set_power(not is_asleep)
