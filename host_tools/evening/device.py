"""The compiled firmware on a virtual board, played by courses.

The heap is read in the call after the one that filled it: garbage goes only between calls, so
whatever one press litters counts.
"""

import re
from collections.abc import Mapping

from host_tools.bench.laboratory import Laboratory
from host_tools.evening.course import Press
from host_tools.micropython_vm.vm import Vm

# As the starter leaves it: the slot is the folder, and names of files are kept, so they count.
_PREPARE = """
import gc, os, sys, micropython
from binascii import crc32
from host_tools.simulated import bare_machine
bare_machine.install()
os.chdir("/firmware")
os.mkdir("/data")
sys.path[:] = [""]
device = None
def press(now, event):
    bare_machine.Clock.now = now
    device.board.keys.put(event, now)
    device.step()
def picture():
    print(crc32(device.board.oled._buf))
"""
_BOOT = """
from main import Device
gc.threshold(16384)
from board import Board
from storage.disk import Disk
device = Device(Board(Disk("/data")))
device.begin()
for _ in range(100):
    device.step()
"""


class WrongPicture(Exception):
    """The compiled firmware shows something else than its sources."""


class EveningDevice:
    """A device that was switched on with some files on its flash."""

    def __init__(
        self, lab: Laboratory, vm: Vm, files: Mapping[str, bytes], nudge: str = ""
    ) -> None:
        """Switch it on; `nudge` is a statement that moves everything a little in memory."""
        self._small = lab.firmware.small
        self._vm = vm
        vm.run(nudge)
        self._run(_PREPARE)
        for name, data in files.items():
            vm.write(f"/data/{name}", data)
        self._empty = 0
        self._empty = self.live()
        self._run(_BOOT)
        self._press = self._small.translate("press").strip()
        self._picture = self._small.translate("picture()").strip()

    def _run(self, code: str) -> str:
        return self._vm.run(self._small.translate(code))

    def live(self) -> int:
        """Return the bytes that live now, beyond what lived before the start."""
        self._vm.run("gc.collect()")
        return int(self._vm.run("print(gc.mem_alloc())")) - self._empty

    def press(self, press: Press) -> None:
        """Press, each event in a call of its own, and compare the picture."""
        for now, event in press.events:
            self._vm.run(f"{self._press}({now}, {event})")
        if int(self._vm.run(self._picture)) != press.picture:
            raise WrongPicture(f"{press.screen} looks different when compiled.")

    def names(self) -> int:
        """Return how many names are interned."""
        told = self._vm.run("micropython.qstr_info()")
        found = re.search(r"n_qstr=(\d+)", told)
        assert found, told
        return int(found[1])
