"""State of charge of a single LiPo cell, read through a divider on an ADC pin."""

from drivers.fault import FAULT_BATTERY, BoardFault
from micropython import const
from ticks import since

_DIVIDER = const(2)  # two equal resistors
_PERIOD_MS = const(5000)
_ABSENT_MV = const(2500)  # below this no cell is connected: the pin floats or is grounded
# Above this the charger holds the cell up: it ends at 4.2 V, and a full cell alone is below that
# within minutes.
_CHARGING_MV = const(4190)

# What `level` tells.
FINE = const(0)  # also where nothing is known, and on the charger
LOW = const(1)
EMPTY = const(2)

# Percent. Each level is left well above the mark where it is entered, so that a cell on its edge
# does not go to and fro.
_LOW_MARK = const(10)
_LOW_LEFT = const(15)
_EMPTY_MARK = const(3)
_EMPTY_LEFT = const(6)
_READINGS = const(3)  # in a row until a cell counts as empty

# Open-circuit millivolts of a LiPo cell at 0, 10, ... 100 % (typical discharge curve).
_CURVE_MV = (3300, 3600, 3690, 3730, 3770, 3800, 3840, 3900, 3980, 4080, 4180)


class Battery:
    """`percent` is 0 to 100 where `is_known`. `tend(now)` keeps it fresh."""

    def __init__(self, read_uv):
        self._read_uv = read_uv
        self._read_at = 0
        self.mv = 0  # at the cell, smoothed
        self.percent = 0
        self.is_known = False
        self.is_charging = False
        self.level = FINE
        self._empty_readings = _READINGS - 1  # at the start one is enough

    def begin(self, now):
        """Take the first reading; raise BoardFault when there is no cell to sense."""
        self._read(now)
        if not self.is_known:
            raise BoardFault(FAULT_BATTERY)

    def tend(self, now):
        """Read again when the last reading has aged. Allocates nothing between readings."""
        if since(now, self._read_at) >= _PERIOD_MS:
            self._read(now)

    def _read(self, now):
        self._read_at = now
        try:
            mv = self._read_uv() * _DIVIDER // 1000
        except OSError:
            mv = 0
        if mv < _ABSENT_MV:
            self.mv = 0
            self.is_known = False
            self.is_charging = False
            self.level = FINE
            return
        # A quarter of each new reading: the radio and the LEDs make single ones jump. With an
        # empty cell they are dark, and a charger is to be noticed at once.
        self.mv = mv if self.mv == 0 or self.level == EMPTY else (self.mv * 3 + mv) // 4
        self.is_known = True
        self.is_charging = self.mv >= _CHARGING_MV
        self.percent = percent(self.mv)
        self.level = self._judge()

    def _judge(self):
        if self.is_charging or self.percent > (_LOW_LEFT if self.level else _LOW_MARK):
            self._empty_readings = 0
            return FINE
        if self.percent > (_EMPTY_LEFT if self.level == EMPTY else _EMPTY_MARK):
            self._empty_readings = 0
            return LOW
        self._empty_readings += 1
        return EMPTY if self._empty_readings >= _READINGS else LOW


def percent(mv):
    """Return the charge, 0 to 100, of a cell that shows `mv` millivolts."""
    if mv <= _CURVE_MV[0]:
        return 0
    for i in range(1, len(_CURVE_MV)):
        low, high = _CURVE_MV[i - 1], _CURVE_MV[i]
        if mv < high:
            return (i - 1) * 10 + (mv - low) * 10 // (high - low)
    return 100
