"""The world around the firmware: one clock, the pins, the bus and what hangs on them.

The clock moves only when the firmware sleeps or talks on the bus, or when a test says
so. It starts shortly before the tick counter wraps, so that every test crosses the wrap.
"""

from host_tools.simulated.bus import SimBus
from host_tools.simulated.chip_memory import ChipMemory
from host_tools.simulated.chip_ssd1306 import Ssd1306Chip

_TICK_MASK = 0x3FFFFFFF
START_MS = 0x40000000 - 3000
OLED_ADDRESS = 0x3C
_POWER_ON = 1  # as `machine` has it
_WOKEN = 4
_BOOT_US = 800_000  # from a reset to the firmware's own first line: an estimate, rather long

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from machine import Timer


class PowerCut(BaseException):
    """The battery was pulled. Not an Exception: no handler of the firmware may catch it."""


class DeepSleep(BaseException):
    """The chip sleeps deeply: whatever ran is gone, and a key starts it from the beginning."""


class Reset(BaseException):
    """The chip was reset: whatever ran is gone, and it starts from the beginning."""


class World:
    """One table with one handheld on it."""

    def __init__(self, start_ms: int = START_MS) -> None:
        self._start_ms = start_ms
        self.elapsed_us = 0
        self.pressed: dict[int, bool] = {}
        self.outputs: dict[int, int] = {}
        self.strips: dict[int, bytes] = {}
        self.strip_writes = 0
        self.strips_fail = False
        self.battery_uv = 1_920_000
        self.date = (2000, 1, 1)  # a chip whose clock nobody has set
        self.timers: list[Timer] = []
        self.asleep_us = 0  # in light sleeps, all together
        self.pulled_up: set[int] = set()
        self.waker = -1  # the gpio whose low level ends a deep sleep
        self.is_off = False  # sleeping deeply
        self.reset_cause = _POWER_ON
        self.resets = 0
        self._dog_us = 0  # the watchdog's patience; 0 while nobody has started it
        self._fed_us = 0
        self._dog_cause = 0
        self.rtc_memory = b""  # lost with the power
        self.memory = ChipMemory()
        self.has_radio = True
        self.is_radio_on = False
        self.radio_is_dead = False  # it starts, and never comes on
        self._events: list[tuple[int, Callable[[], None]]] = []  # the next one first
        self.chip = Ssd1306Chip()
        self.bus = SimBus(self)
        self.bus.plug(OLED_ADDRESS, self.chip)

    def ticks_ms(self) -> int:
        """Return the millisecond counter of the controller, which wraps at 2^30."""
        return (self._start_ms + self.elapsed_us // 1000) & _TICK_MASK

    def after(self, delay_ms: int, action: "Callable[[], None]") -> None:
        """Let `action()` happen `delay_ms` from now: a finger, a fault, a power cut."""
        due_us = self.elapsed_us + delay_ms * 1000
        place = len(self._events)
        while place and self._events[place - 1][0] > due_us:
            place -= 1
        self._events.insert(place, (due_us, action))

    @property
    def next_event_us(self) -> "int | None":
        """Return when the next thing happens that was arranged with `after`, or None."""
        return self._events[0][0] if self._events else None

    def press(self, gpio: int) -> None:
        """Put a finger on the key at `gpio`."""
        self.pressed[gpio] = True

    def release(self, gpio: int) -> None:
        """Take the finger off."""
        self.pressed[gpio] = False

    def level(self, gpio: int) -> int:
        """Return what the pin reads: a pressed key pulls it low, the pull-up holds it high."""
        if gpio in self.outputs:
            return self.outputs[gpio]
        return 0 if self.pressed.get(gpio) else 1

    def drive(self, gpio: int, level: int) -> None:
        """Let the firmware set an output."""
        is_rising = level == 1 and self.outputs.get(gpio, 1) == 0
        self.outputs[gpio] = level
        if is_rising:
            self.bus.clocked(gpio)

    def sleep_us(self, duration_us: int) -> None:
        """Move the clock on; events and timers come due in order."""
        end = self.elapsed_us + duration_us
        while True:
            due = self._next_due(end)
            if due is None:
                break
            self.elapsed_us = max(self.elapsed_us, due[0])
            due[1]()
        self.elapsed_us = max(self.elapsed_us, end)
        self._look_at_dog()

    def watch(self, patience_us: int, cause: int) -> None:
        """Start the watchdog, or give it another time: it resets the chip unless it is fed."""
        self._dog_us = patience_us
        self._dog_cause = cause
        self.feed()

    def feed(self) -> None:
        """Feed the watchdog."""
        self._fed_us = self.elapsed_us

    def _look_at_dog(self) -> None:
        if self._dog_us and self.elapsed_us - self._fed_us > self._dog_us:
            self.reset(self._dog_cause)

    def leap_us(self, duration_us: int) -> None:
        """Move the clock without living through it; the timers go on from there."""
        self.elapsed_us += duration_us
        self._fed_us += duration_us
        for timer in self.timers:
            timer.due_us += duration_us

    def block_us(self, duration_us: int) -> None:
        """Move the clock on while the interpreter is busy: timer calls wait until after."""
        end = self.elapsed_us + duration_us
        while self._events and self._events[0][0] <= end:
            self.elapsed_us = max(self.elapsed_us, self._events[0][0])
            self._events.pop(0)[1]()
        self.elapsed_us = end
        for timer in list(self.timers):
            timer.catch_up()
        self._look_at_dog()

    def light_sleep_us(self, duration_us: int) -> None:
        """Move the clock on while the chip sleeps lightly: the ticks go on, timers stand still."""
        end = self.elapsed_us + duration_us
        while self._events and self._events[0][0] <= end:
            self.elapsed_us = max(self.elapsed_us, self._events[0][0])
            self._events.pop(0)[1]()
        self.elapsed_us = end
        self.asleep_us += duration_us
        for timer in self.timers:
            timer.due_us += duration_us
        self._look_at_dog()

    def sleep_deeply(self) -> None:
        """Take the power from all but what wakes the chip; whoever called is gone."""
        self.is_off = True
        self._dog_us = 0
        self.timers.clear()
        self.outputs.clear()
        raise DeepSleep

    def is_woken(self) -> bool:
        """Tell whether the key is down that ends a deep sleep."""
        return self.level(self.waker) == 0

    def start_anew(self) -> None:
        """End a deep sleep as a reset does."""
        self._restart(_WOKEN, 0)
        self.is_off = False
        self.waker = -1
        self.pulled_up.clear()

    def reset(self, cause: int) -> None:
        """Start the chip from the beginning; whoever called is gone."""
        self.resets += 1
        self._restart(cause, _BOOT_US)
        raise Reset

    def _restart(self, cause: int, boot_us: int) -> None:
        self.timers.clear()
        self.outputs.clear()
        self._dog_us = 0
        self.elapsed_us += boot_us
        self.reset_cause = cause
        self.memory = ChipMemory()
        self.is_radio_on = False

    def _next_due(self, end: int) -> "tuple[int, Callable[[], None]] | None":
        """Return (time, action) of the first thing due by `end`; events go before timers."""
        timer = self._next_timer(end)
        if self._events and self._events[0][0] <= end:
            event = self._events[0]
            if timer is None or event[0] <= timer.due_us:
                return self._events.pop(0)
        return None if timer is None else (timer.due_us, timer.fire)

    def _next_timer(self, end: int) -> "Timer | None":
        found = None
        for timer in self.timers:
            if timer.due_us <= end and (found is None or timer.due_us < found.due_us):
                found = timer
        return found


_powered: "list[World]" = []  # at most one: there is one machine, as on the chip


def power(world: "World") -> None:
    """Make `world` the one that the simulated modules belong to."""
    _powered[:] = [world]


def powered() -> "World":
    """Return the world that the simulated modules belong to."""
    return _powered[0]
