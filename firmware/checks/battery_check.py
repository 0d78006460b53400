"""Does the cell show a voltage that a cell can have?"""

from checks import words
from checks.grade import BAD, FINE, WARN
from micropython import const

_TOO_HIGH_MV = const(4450)  # more than a charger for one cell gives


def check_battery(board):
    """Look at the last reading."""
    battery = board.battery
    if not battery.is_known:
        return [(WARN, words.BATTERY_NONE)]
    if battery.mv > _TOO_HIGH_MV:
        return [(BAD, words.BATTERY_HIGH % battery.mv)]
    if battery.is_charging:
        return [(FINE, words.BATTERY_CHARGING % battery.mv)]
    grade = WARN if battery.level else FINE
    return [(grade, words.BATTERY % (battery.mv, battery.percent))]
