"""The compiled firmware on a fresh virtual board, driven by its keys and weighed.

The heap is read in the call after the one that filled it: garbage goes only between calls.
"""

from collections.abc import Iterable

from host_tools.bench.laboratory import Laboratory
from host_tools.micropython_vm.vm import Vm
from host_tools.shrink.firmware import NOTHING_CHANGED

# As on the device, the firmware's folder is the root: names of files are kept, so they count.
_PREPARE = """
import gc, os, sys
from host_tools.simulated import bare_machine
bare_machine.install()
os.chdir("/firmware")
os.mkdir("/data")
sys.path[:] = [""]
"""
_PREPARE_SIMULATED = """
import gc, os
from host_tools.simulated import vm_errno, world
from host_tools.simulated.install import install
vm_errno.install()
world.power(world.World())
install()
import machine, neopixel
os.mkdir("/data")
"""
_BOOT = """
from main import Device
from board import Board
from storage.disk import Disk
board = Board(Disk("/data"))
board.draw_secret = lambda: (bytes(32), True)
device = Device(board)
device.begin()
for _ in range(100):
    device.step()
"""
_PRESS = """
for code in {codes}:
    device.board.keys.put(code, 0)
    for _ in range(5):
        device.step()
"""
# Events in codes of `firmware/key.py`: UP and DOWN act when pressed, OK and BACK when let go of.
_CODES = {"UP": (0x10,), "DOWN": (0x11,), "OK": (0x12, 0x52), "BACK": (0x13, 0x53)}


class CompiledDevice:
    """A device that was switched on. Its heap counts from before that."""

    def __init__(
        self,
        lab: Laboratory,
        vm: Vm,
        *,
        is_simulated: bool = False,
        is_small: bool = True,
        nudge: str = "",
    ) -> None:
        """Switch it on; `nudge` is a statement that moves everything a little in memory."""
        self._small = lab.firmware.small if is_small else NOTHING_CHANGED
        self._vm = vm
        vm.run(nudge)
        vm.run(_PREPARE_SIMULATED if is_simulated else _PREPARE)
        self._empty = self._read()
        self.run(_BOOT)

    def run(self, code: str) -> str:
        """Run code that was written for the firmware's sources; return what it printed."""
        return self._vm.run(self._small.translate(code)).strip()

    def press(self, keys: Iterable[str]) -> None:
        """Tap keys."""
        codes = [code for key in keys for code in _CODES[key]]
        self.run(_PRESS.format(codes=codes))

    def heap(self) -> int:
        """Return the bytes that live now, beyond what lived before the start."""
        return self._read() - self._empty

    def screen(self, *known: str) -> str:
        """Return the class of the screen in sight, which is one of those named."""
        short = self.run("print(type(device.app.screen).__name__)")
        return next(name for name in self._small.long_names(short) if name in known)

    def picture(self) -> str:
        """Return the frame as hexadecimal text."""
        return self.run("print(bytes(device.board.oled._buf).hex())")

    def _read(self) -> int:
        self._vm.run("gc.collect()")
        return int(self._vm.run("print(gc.mem_alloc())"))
