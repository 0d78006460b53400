"""The compiled firmware on a virtual board, played by courses.

The heap is read in the call after the one that filled it: garbage goes only between calls, so
whatever one press litters counts.
"""

import re
from collections.abc import Mapping

from host_tools.bench.laboratory import Laboratory
from host_tools.evening.course import SECRET, Press
from host_tools.micropython_vm.vm import Vm

# As the starter leaves it: the slot is the folder, and names of files are kept, so they count.
_PREPARE = """
import gc, os, sys, micropython
from binascii import crc32
from host_tools.simulated import bare_machine
bare_machine.install()
os.chdir("/firmware")
os.mkdir("/data")
os.mkdir("/pool")
sys.path[:] = [""]
device = None
def press(now, event):
    before = gc.mem_alloc()
    bare_machine.Clock.now = now
    if event:
        device.board.keys.put(event, now)
    device.step()
    print(gc.mem_alloc() - before)
def picture():
    print(crc32(device.board.oled._buf))
"""
_BOOT = """
from main import Device
gc.threshold(16384)
from board import Board
from storage.disk import Disk
device = Device(Board(Disk("/data"), Disk("/pool")))
device.board.draw_secret = lambda: {secret}
device.begin()
for _ in range(100):
    device.step()
"""


_CLEAR = """
def clear(folder):
    for entry in os.ilistdir(folder):
        path = folder + "/" + entry[0]
        if entry[1] == 0x4000:
            clear(path)
            os.rmdir(path)
        else:
            os.remove(path)
clear("{}")
del clear
"""
_GO_HOME = """
device.app._stage.stack.go_home(bare_machine.Clock.now)
device.step()
device.step()
"""
# A sentence that is laid over the picture has run out by then.
_REST = """
bare_machine.Clock.now += 2000
device.step()
"""
# Pieces of one size, each with something small after it that stays.
_BREAK_UP = """
for _ in range({0}):
    hole = hole, bytearray({1})
    pin = (pin,)
"""
_MOST_ROUNDS = 30  # of breaking up; each halves what is left
_BLOCK = 16  # bytes
_BEFORE_HOLE = 2 * _BLOCK  # the objects around the bytes of a hole


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
        self._run(_BOOT.format(secret=SECRET))
        self._press = self._small.translate("press").strip()
        self._picture = self._small.translate("picture()").strip()

    def _run(self, code: str) -> str:
        return self._vm.run(self._small.translate(code))

    def live(self) -> int:
        """Return the bytes that live now, beyond what lived before the start."""
        self._vm.run("gc.collect()")
        return int(self._vm.run("print(gc.mem_alloc())")) - self._empty

    def press(self, press: Press) -> int:
        """Press, each event in a call of its own, and compare the picture.

        Return the bytes that were taken in the one that took the most.
        """
        taken = 0
        for at, event in press.events:
            taken = max(taken, int(self._vm.run(f"{self._press}({at}, {event})")))
        if int(self._vm.run(self._picture)) != press.picture:
            raise WrongPicture(f"{press.screen} looks different when compiled.")
        return taken

    def put_on_flash(self, files: Mapping[str, bytes]) -> None:
        """Have these files and no others on flash, and show the launcher anew."""
        self._vm.run(_CLEAR.format("/data"))
        for name, data in files.items():
            self._vm.write(f"/data/{name}", data)
        self._run(_GO_HOME)

    def rest(self) -> None:
        """Let some time pass without a key."""
        self._run(_REST)

    def break_up(self, most_bytes: int) -> None:
        """Leave no free piece of the heap that is larger than so many bytes."""
        self._vm.run("hole = pin = None")
        for _ in range(_MOST_ROUNDS):
            largest = self.largest_free()
            if largest <= most_bytes:
                self._vm.run("del hole")
                return
            count = max(1, largest // (2 * most_bytes))  # never so many that it would grow
            self._vm.run(_BREAK_UP.format(count, most_bytes - _BEFORE_HOLE))
        raise RuntimeError(f"Pieces of {most_bytes} bytes leave no room to work in: it grows.")

    def largest_free(self) -> int:
        """Return the bytes of the largest free piece."""
        self._vm.run("gc.collect()")
        told = self._vm.run("micropython.mem_info()")
        found = re.search(r"max free sz: (\d+)", told)
        assert found, told
        return int(found[1]) * _BLOCK

    def names(self) -> int:
        """Return how many names are interned."""
        told = self._vm.run("micropython.qstr_info()")
        found = re.search(r"n_qstr=(\d+)", told)
        assert found, told
        return int(found[1])
