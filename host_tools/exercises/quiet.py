"""A handheld whose parts only count, so that whatever allocates is the firmware itself.

The strict parts of the simulated board make garbage of their own; under `heap_lock` that
would hide what is asked. Here the real drivers and the real app run on parts that do not.
"""

import pins
from app import App
from drivers.battery import Battery
from drivers.keys import SAMPLE_MS, Keys
from drivers.pixels import Pixels
from drivers.ssd1306 import Ssd1306
from host_tools.simulated.disk import SimDisk
from host_tools.simulated.install import install
from key import COUNT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

_TICK_MASK = 0x3FFFFFFF
START_MS = 0x40000000 - 3000  # shortly before the wrap, so that every walk crosses it
FRAME_MS = 4 * SAMPLE_MS
_SECRET_BYTES = 32


def half_full() -> int:
    """Return what the divider gives of a cell in good order."""
    return 1_900_000


class QuietBus:
    """Takes every write and counts its bytes."""

    def __init__(self) -> None:
        self.writes = 0
        self.bytes_sent = 0

    def writeto(self, address: int, buf: "bytes | bytearray | memoryview") -> None:
        """Count one transfer. Allocates nothing."""
        self.writes += 1
        self.bytes_sent += len(buf)

    def readfrom_into(self, address: int, buf: "bytearray | memoryview") -> None:
        """Answer as a display does that is on. Allocates nothing."""
        buf[0] = 0

    def scan(self) -> "list[int]":
        """Answer as the display alone does."""
        return [pins.OLED_ADDRESS]


class QuietStrip:
    """LEDs in wire order that count how often they are written."""

    def __init__(self, count: int) -> None:
        self.buf = bytearray(count * 3)
        self.writes = 0

    def write(self) -> None:
        """Count one write. Allocates nothing."""
        self.writes += 1


class QuietKey:
    """One key; `value` reads 0 while `is_down`, as an active-low pin does."""

    def __init__(self) -> None:
        self.is_down = False

    def value(self) -> int:
        """Return the level of the pin. Allocates nothing."""
        return 0 if self.is_down else 1


class QuietBoard:
    """What the app needs of `board.Board`."""

    def __init__(self, disk: SimDisk, read_uv: "Callable[[], int]") -> None:
        self.disk = disk
        self._secrets_drawn = 0
        self.faults = 0
        self.bus = QuietBus()
        self.strip = QuietStrip(pins.LED_COUNT)
        self.fingers = [QuietKey() for _ in range(COUNT)]
        self.oled = Ssd1306(self.bus, pins.OLED_ADDRESS)
        self.keys = Keys(tuple([finger.value for finger in self.fingers]))
        self.pixels = Pixels(self.strip)
        self.battery = Battery(read_uv)
        self.now: Callable[[], int] = int
        self.is_dozing = False
        self.is_off = False

    def off(self) -> None:
        """Note that the device switched itself off."""
        self.is_off = True

    def sample_every(self, period_ms: int) -> None:
        """Do nothing: whoever holds this board samples its keys."""

    def today(self) -> int:
        """Return that nobody has set the calendar."""
        return 0

    def draw_secret(self) -> "tuple[bytes, bool]":
        """Return another secret every time, the same ones on every board."""
        self._secrets_drawn += 1
        return bytes([(self._secrets_drawn * 37 + i) & 0xFF for i in range(_SECRET_BYTES)]), True

    def entropy_source(self) -> "tuple[int, bytes]":
        """Return that secrets are as they should be, and whose they are."""
        return 0, b"counted"

    def begin(self, now: int) -> None:
        """Start every part."""
        self.keys.begin(now)
        self.pixels.begin()
        self.oled.begin()
        self.battery.begin(now)


class QuietHandheld:
    """The app on a quiet board. The clock, `now`, moves only with `frame`."""

    def __init__(
        self,
        start_ms: int = START_MS,
        disk: "SimDisk | None" = None,
        read_uv: "Callable[[], int]" = half_full,
    ) -> None:
        install()
        self.now = start_ms
        self.board = QuietBoard(disk or SimDisk(), read_uv)
        self.board.now = self._now
        self.board.begin(start_ms)
        self.app = App(self.board)
        self.app.begin(start_ms)

    def pass_time(self, duration_ms: int) -> None:
        """Let the clock go on."""
        self.now = (self.now + duration_ms) & _TICK_MASK

    def frame(self) -> None:
        """Let a frame's time pass, the keys sampled all the while, and do one round."""
        for _ in range(FRAME_MS // SAMPLE_MS):
            self.pass_time(SAMPLE_MS)
            self.board.keys.sample(self.now)
        self.app.step(self.now)

    def _now(self) -> int:
        return self.now
