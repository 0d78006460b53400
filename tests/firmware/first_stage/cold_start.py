"""A chip that is switched on: its first stage, its resets, then the app on the real board."""

import sys

from host_tools.simulated import world as worlds
from host_tools.simulated.chip_memory import ChipAbort
from host_tools.simulated.disk import SimDisk
from host_tools.simulated.install import install
from tests.firmware.player import Player

_MOST_STARTS = 8  # a loop of resets would never end
_SOFT, _PANIC = 5, 0

asked = []  # of the generator: how many bytes, and whether the radio was on


class Os:
    """The module `os` of a chip: its generator is worth something only with the radio on."""

    samples = b""
    error = None

    @staticmethod
    def urandom(count):
        world = worlds.powered()
        asked.append((count, world.is_radio_on))
        if Os.error and count > 32:
            raise Os.error
        if Os.samples and count > 32:
            return Os.samples[:count]
        return noise(count, 1 + world.elapsed_us) if world.is_radio_on else bytes(count)


def noise(count, seed):
    """Return bytes as a good generator gives them."""
    state = seed & 0x7FFFFFFF
    samples = bytearray(count)
    for i in range(count):
        state = (state * 1103515245 + 12345) & 0x7FFFFFFF
        samples[i] = state >> 16 & 0xFF
    return bytes(samples)


class ColdStart(Player):
    """A player whose device has the chip's own board, pool and first stage.

    `starts` counts how often the chip began since its power came; the RTC forgets with it.
    """

    def __init__(self, disk=None, pool=None):
        super().__init__(disk)
        self.pool = pool if pool is not None else SimDisk()
        self.starts = 0
        self.keeps_rtc = True
        self.change_rtc_at = -1  # the byte that flips in a reset
        Os.samples, Os.error = b"", None
        asked.clear()

    def draw_noise(self):
        """Run the first stage as `main` does, over as many resets as it asks for."""
        worlds.power(self.world)
        install()
        before = sys.modules.get("os")
        sys.modules["os"] = Os
        try:
            while self._is_reset():
                pass
        finally:
            if before is None:
                del sys.modules["os"]
            else:
                sys.modules["os"] = before
        return self

    def _is_reset(self):
        import main

        self.starts += 1
        assert self.starts <= _MOST_STARTS, "it resets for ever"
        try:
            main.draw_noise(self.pool)
        except worlds.Reset:
            if not self.keeps_rtc:
                self.lose_rtc()
            elif self.change_rtc_at >= 0 and self.world.rtc_memory:
                changed = bytearray(self.world.rtc_memory)
                changed[self.change_rtc_at] ^= 1
                self.world.rtc_memory = bytes(changed)
            return True
        except ChipAbort:
            try:
                self.world.reset(_PANIC)
            except worlds.Reset:
                pass
            return True
        return False

    def lose_rtc(self):
        """Forget what the RTC knew, as a chip does whose power was gone."""
        self.world.rtc_memory = b""
        self.world.reset_cause = 1

    def cut_power(self):
        """Take the battery out and put it in again; flash stays."""
        self.world = worlds.World()
        self.starts = 0
        return self

    def restart_softly(self):
        """Start the interpreter anew, as Ctrl-D does: the heap may have grown."""
        self.world.reset_cause = _SOFT
        return self

    def _start(self):
        self.draw_noise()
        from board import Board
        from main import Device

        self.device = Device(Board(self.disk, self.pool))
        self.device.begin()
