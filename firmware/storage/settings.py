"""The owner's settings: a few small numbers. `settings_file` reads and writes them."""

from micropython import const

BRIGHTNESS = const(0)
CONTRAST = const(1)
FLIP = const(2)
SLEEP = const(3)
REPEAT = const(4)
LIGHTS = const(5)
COUNT = const(6)

DEFAULTS = b"\x01\x03\x00\x02\x02\x00"


class Settings:
    """One small number a setting, in `values`; what they mean is the app's business."""

    def __init__(self, disk):
        self.disk = disk
        self.values = bytearray(DEFAULTS)
        self.is_unread = False  # flash did not say what was saved: nothing is written over that

    def load(self):
        """Take over what was saved; tell whether it was sound. Nothing saved is sound."""
        from storage.settings_file import load  # for this moment

        return load(self)

    def save(self):
        """Write the values to flash; tell whether they got there."""
        from storage.settings_file import save

        return save(self)
