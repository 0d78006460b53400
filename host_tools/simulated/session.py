"""A handheld in somebody's hand: boots the firmware on a world, presses keys, looks at it."""

import pins
from host_tools.simulated import world as worlds
from host_tools.simulated.disk import SimDisk
from host_tools.simulated.install import install

TYPE_CHECKING = False
if TYPE_CHECKING:
    from app import App
    from main import Device

_GPIOS = {"UP": pins.KEY_UP, "DOWN": pins.KEY_DOWN, "OK": pins.KEY_OK, "BACK": pins.KEY_BACK}
_TAP_MS = 60
_AFTER_MS = 60
_OFF_US = 4000
_WATCH_MS = 60_000  # as the firmware's own loop has it
_SETTLE_MS = 240  # the transition to a new screen is over by then


class Session:
    """One device from power-on to power-off. The disk outlives it, as flash does."""

    def __init__(self, disk: "SimDisk | None" = None, entropy: bytes = b"zonekeeper") -> None:
        self.world = worlds.World()
        self.disk = disk if disk is not None else SimDisk()
        self._entropy = entropy
        self._drawn = 0
        self.device: Device = None

    def boot(self) -> "Session":
        """Switch the device on and wait for the first picture."""
        self._start()
        self.run(_SETTLE_MS)
        return self

    def _start(self) -> None:
        worlds.power(self.world)
        install()
        from host_tools.simulated.sim_board import SimBoard
        from main import Device

        self.device = Device(SimBoard(self.disk, self))
        self.device.begin()
        self.device.board.watch(_WATCH_MS)

    def step(self) -> None:
        """Let the device do one round. Sleeping deeply, it waits for a key to start it anew."""
        if not self.world.is_off:
            try:
                self.device.step()
            except worlds.DeepSleep:
                pass
            except worlds.Reset:
                self._start()
            return
        self.world.sleep_us(_OFF_US)
        if self.world.is_woken():
            self.world.start_anew()
            self._start()

    @property
    def app(self) -> "App":
        """Return the running app."""
        return self.device.app

    @property
    def screen(self) -> str:
        """Return the class name of the screen in sight."""
        return type(self.app.screen).__name__

    def run(self, duration_ms: int) -> None:
        """Let the device go on for a while; of several sessions this one has the power then."""
        worlds.power(self.world)
        end = self.world.elapsed_us + duration_ms * 1000
        while self.world.elapsed_us < end:
            self.step()
            self._leap(end)

    def _leap(self, end_us: int) -> None:
        """Leave out the rounds in which nothing happens; the last before the end is lived."""
        from host_tools.simulated.leap import ROUND_US, rounds_to_leap

        self.world.leap_us(rounds_to_leap(self.device, self.world, end_us) * ROUND_US)

    def press(self, *names: str) -> None:
        """Tap keys, one after the other, and let each take effect."""
        for name in names:
            self.hold(name, _TAP_MS)

    def hold(self, name: str, duration_ms: int) -> None:
        """Hold a key down for a while, then let go and wait until the picture rests."""
        self.world.press(_GPIOS[name])
        self.run(duration_ms)
        self.world.release(_GPIOS[name])
        self.run(_AFTER_MS)

    def settle(self) -> None:
        """Wait until transitions are over."""
        self.run(_SETTLE_MS)

    def picture(self) -> bytes:
        """Return what the glass shows: 1024 bytes, MONO_VLSB."""
        return self.world.chip.picture()

    def lights(self) -> bytes:
        """Return what the LEDs show: three bytes each, in wire order."""
        return self.world.strips.get(pins.LEDS, b"")

    def draw_secret(self) -> "tuple[bytes, bool]":
        """Return a secret that looks random and is the same every time."""
        from hashlib import sha256

        self._drawn += 1
        return sha256(self._entropy + bytes((self._drawn,))).digest(), True

    def entropy_source(self) -> "tuple[int, bytes]":
        """Return that secrets are as they should be, and where they come from."""
        return 0, b"made of a seed"
