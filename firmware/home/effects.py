"""What the settings do: from the owner's choice to the drivers."""

from micropython import const
from storage.settings import BRIGHTNESS, CONTRAST, FLIP, LIGHTS, REPEAT, SLEEP

_BRIGHTNESS = b"\x0d\x1a\x33\x66\xb3\xff"  # of 255: 5, 10, 20, 40, 70, 100 %
_CONTRAST = b"\x01\x20\x50\x8f\xff"
_SLEEP_MINUTES = b"\x01\x02\x05\x0f\x00"
_REPEAT_AFTER_MS = (400, 600, 400, 250)  # also when off: the key that switches it on is down
_REPEAT_EVERY_MS = (0, 220, 110, 60)
_MINUTE_MS = const(60_000)


def apply_settings(values, board, lights, sleep):
    """Put every setting into force."""
    board.pixels.brightness = _BRIGHTNESS[values[BRIGHTNESS]]
    board.oled.set_contrast(_CONTRAST[values[CONTRAST]])
    board.oled.set_flip(values[FLIP] == 1)
    sleep.after_ms = _SLEEP_MINUTES[values[SLEEP]] * _MINUTE_MS
    board.keys.repeat_after_ms = _REPEAT_AFTER_MS[values[REPEAT]]
    board.keys.repeat_every_ms = _REPEAT_EVERY_MS[values[REPEAT]]
    lights.dialect = values[LIGHTS]
