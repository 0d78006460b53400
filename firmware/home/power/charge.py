"""The battery in the header's right corner."""

from ui import sign

_LOW = 15
_HALF = 60


def draw_charge(canvas, battery):
    """Draw the battery sign, and the percentage where it is known."""
    x = canvas.right(_charge_sign(battery), 128, 0)
    if battery.is_known:
        x = canvas.right(b"%", x - 3, 0)
        canvas.number_right(battery.percent, x - 2, 0)


def _charge_sign(battery):
    if battery.is_charging or not battery.is_known:
        return sign.BATTERY_CHARGING
    if battery.percent <= _LOW // 3:
        return sign.BATTERY_EMPTY
    if battery.percent <= _LOW:
        return sign.BATTERY_LOW
    return sign.BATTERY_HALF if battery.percent <= _HALF else sign.BATTERY_FULL
