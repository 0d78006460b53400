"""A row of WS2812 LEDs: one brightness, one current cap, written only when it changed."""

from drivers.fault import FAULT_LEDS, BoardFault
from micropython import const

# A channel at full draws about 20 mA (WS2812B datasheet); 150 mA is what a small
# LiPo charger board spares beside the controller. Each value is rounded up, so that what
# is lit never goes dark: hence one less for each of the 24 channels.
_CAP_SUM = const(1888)  # channel values added up: 150 mA * 255 / 20 mA - 24


class Pixels:
    """Paint into `grb` (full-range values in wire order), then call `show()`."""

    def __init__(self, strip):
        self._strip = strip
        self.count = len(strip.buf) // 3
        self.grb = bytearray(len(strip.buf))
        self.brightness = 26  # of 255: about 10 %
        self.is_dim = False  # a quarter of the brightness
        self.is_lost = False
        self._fresh = True

    def begin(self):
        """Darken the row; raise BoardFault when it cannot be driven."""
        self._fresh = True
        self.clear()
        self.show()
        if self.is_lost:
            raise BoardFault(FAULT_LEDS)

    def clear(self):
        """Paint every LED dark."""
        grb = self.grb
        for i in range(len(grb)):
            grb[i] = 0

    def set(self, index, colour):
        """Paint one LED with a 0xRRGGBB colour."""
        at = index * 3
        self.grb[at] = (colour >> 8) & 0xFF
        self.grb[at + 1] = colour >> 16
        self.grb[at + 2] = colour & 0xFF

    def show(self):
        """Send the row when it differs from what is lit. Allocates nothing."""
        scale = self._scale()
        out = self._strip.buf
        is_changed = self._fresh
        for i in range(len(out)):
            value = (self.grb[i] * scale + 254) // 255
            if out[i] != value:
                out[i] = value
                is_changed = True
        if is_changed and not self.is_lost:
            self._send()

    def _scale(self):
        """Return the brightness, lowered where the row would draw more than the cap."""
        total = 0
        for i in range(len(self.grb)):
            total += self.grb[i]
        scale = self.brightness
        if total * scale > _CAP_SUM * 255:
            scale = _CAP_SUM * 255 // total
        return scale // 4 if self.is_dim else scale

    def _send(self):
        self._fresh = False
        try:
            self._strip.write()
        except OSError:
            self.is_lost = True
