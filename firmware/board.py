"""The handheld's hardware: turns `pins.py` into drivers. Nothing else knows the chip's modules."""

from time import sleep_ms, ticks_ms, ticks_us

import modules
import pins
from drivers.battery import Battery
from drivers.fault import FAULT_BATTERY, FAULT_KEYS, FAULT_LEDS, FAULT_OLED, BoardFault
from drivers.keys import SAMPLE_MS, Keys
from drivers.pixels import Pixels
from drivers.ssd1306 import Ssd1306
from machine import ADC, I2C, RTC, WDT, Pin, Timer, lightsleep
from micropython import const
from neopixel import NeoPixel
from ticks import since

_PROBE_MS = const(250)  # nobody unplugs and plugs the display faster
_RETRY_MS = const(500)
_REST_MS = const(4)
_NAP_MS = const(30)  # a light sleep; a tap of 40 ms is down at the end of one, for sure
_LONG_NAP_MS = const(100)  # after some minutes nobody minds to press for a tenth of a second
_SHORT_NAPS = const(9000)  # five minutes of them
_LOOK_MS = const(2)  # between the two samples after it; the system's own tasks run meanwhile
_FIRST_YEAR = const(2025)  # the clock of a chip that nobody has set begins in 2000
_FREEING_CLOCKS = const(9)  # I2C specification 3.1.16: a chip lets go of SDA within nine


class Board:
    """Everything that the app needs of the device; the flash, `disk`, is handed in.

    `pool_disk` is where the pool of noise lies, apart from what is backed up and restored.
    """

    def __init__(self, disk, pool_disk=None):
        self.disk = disk
        self.pool_disk = pool_disk or disk
        self.now = ticks_ms
        self.oled = Ssd1306(_open_bus(), pins.OLED_ADDRESS)
        self.keys = Keys(_key_readers())
        self.pixels = Pixels(NeoPixel(Pin(pins.LEDS, Pin.OUT), pins.LED_COUNT))
        self.battery = Battery(ADC(Pin(pins.BATTERY), atten=ADC.ATTN_11DB).read_uv)
        self.is_dozing = False  # nobody looks: `rest` sleeps truly
        self._naps = 0  # in a row
        self._dog = None  # the watchdog, once somebody watches
        self._tended_at = ticks_ms()
        self._timer = Timer(0)

    def begin(self):
        """Start every part. One that does not answer is among the `faults`, never fatal."""
        now = self.now()
        self._tended_at = now
        self.keys.begin(now)
        self.sample_every(0)
        _try(self.pixels.begin)
        _try(self.oled.begin)
        _try(self.battery.begin, now)

    @property
    def faults(self):
        """Return the parts that do not answer now: bit n is set for the one with code n."""
        return (
            self.oled.is_lost << FAULT_OLED
            | self.pixels.is_lost << FAULT_LEDS
            | (not self.battery.is_known) << FAULT_BATTERY
            | (self.keys.stuck != 0) << FAULT_KEYS
        )

    def sample_every(self, period_ms):
        """Look at the keys so often; 0 is as often as they need."""
        period = period_ms or SAMPLE_MS
        self._timer.init(period=period, mode=Timer.PERIODIC, callback=self._sample)

    def watch(self, timeout_ms):
        """Let the chip be reset when nobody tends it for so long; asked again, change the time."""
        self._dog = WDT(timeout=timeout_ms)

    def tend(self, now):
        """Look after the parts between frames: a lost display is tried again and again."""
        if self._dog is not None:
            self._dog.feed()
        self.battery.tend(now)
        is_lost = self.oled.is_lost
        if since(now, self._tended_at) < (_RETRY_MS if is_lost else _PROBE_MS):
            return
        self._tended_at = now
        if is_lost:
            self._retry_oled()
        else:
            self.oled.probe()

    def today(self):
        """Return the day as year since 2000 << 9 | month << 5 | day; 0 when nobody has set it."""
        date = RTC().datetime()
        return (date[0] - 2000) << 9 | date[1] << 5 | date[2] if date[0] >= _FIRST_YEAR else 0

    def draw_secret(self):
        """Return 32 secret bytes, and whether they are truly random. The radio stays off."""
        # When fingers press keys is chance too. It is little, but all there is besides the
        # generator's own when the first stage found no noise.
        return self._pool().draw(str(ticks_us()).encode(), self.keys.times, _read_generator())

    def entropy_source(self):
        """Return the verdict on the noise that secrets come from, 0 being true, and its source."""
        return self._pool().source()

    def rest(self):
        """Let the chip idle until the next frame is due; sleep lightly while it is dozing.

        On the charger, or without a cell, there is nothing to save: it stays awake for whoever
        is at the other end of the cable, which a sleeping chip does not hear.
        """
        if self.is_dozing and self.battery.is_known and not self.battery.is_charging:
            self._nap()
        else:
            self._naps = 0
            sleep_ms(_REST_MS)

    def off(self):
        """Sleep deeply, display and lights being out: OK starts the device anew."""
        from esp32 import WAKEUP_ALL_LOW, wake_on_ext0
        from machine import deepsleep

        # Only this one: a key on ext1 would lose its pull-up in a deep sleep and wake by chance.
        ok = Pin(pins.KEY_OK, Pin.IN, Pin.PULL_UP)
        while not ok.value():
            self.tend(ticks_ms())
            sleep_ms(_REST_MS)  # held down it would start the device at once
        wake_on_ext0(ok, WAKEUP_ALL_LOW)
        deepsleep()

    def _pool(self):
        return modules.borrow("drivers.pool").Pool(self.pool_disk)  # once a game

    def _nap(self):
        # A pin that wakes the chip is taken from the GPIO matrix, and ext1 knows no "any low":
        # so short sleeps by the RTC's timer, and a look at all keys. The timer that samples them
        # stands still meanwhile; the ticks go on.
        self._naps += 1
        lightsleep(_NAP_MS if self._naps < _SHORT_NAPS else _LONG_NAP_MS)
        self.keys.sample(ticks_ms())
        sleep_ms(_LOOK_MS)
        self.keys.sample(ticks_ms())

    def _retry_oled(self):
        _free_bus()
        self.oled.i2c = _open_bus()
        _try(self.oled.begin)

    def _sample(self, _timer):
        self.keys.sample(ticks_ms())


def _try(begin, *arguments):
    try:
        begin(*arguments)
    except BoardFault:
        pass  # the part itself remembers, for `faults`


def _open_bus():
    return I2C(0, scl=Pin(pins.SCL), sda=Pin(pins.SDA), freq=pins.I2C_HZ)


def _free_bus():
    """Clock SCL by hand, so that a chip cut off in mid-byte lets go of SDA."""
    scl = Pin(pins.SCL, Pin.OPEN_DRAIN, value=1)
    for _ in range(_FREEING_CLOCKS):
        scl.value(0)
        scl.value(1)


def _read_generator():
    try:
        from os import urandom

        return urandom(32)
    except (ImportError, MemoryError, OSError):
        return b""  # not every port has it; what is missing here is in the pool


def _key_readers():
    gpios = (pins.KEY_UP, pins.KEY_DOWN, pins.KEY_OK, pins.KEY_BACK)
    return tuple([Pin(gpio, Pin.IN, Pin.PULL_UP).value for gpio in gpios])
