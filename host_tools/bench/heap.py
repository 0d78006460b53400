"""Weighs the firmware on the heap, as `.mpy` files, with nothing else in it.

The heap is read in the call after the one that filled it: garbage goes only between calls.
"""

from host_tools.bench.figure import Figure
from host_tools.bench.laboratory import Laboratory
from host_tools.virtual_board.vm import Vm

# As on the device, the firmware's folder is the root: names of files are kept, so they count.
_PREPARE = """
import gc, os, sys
from host_tools.simulated import bare_machine
from host_tools.simulated.disk import SimDisk
bare_machine.install()
disk = SimDisk()
def draw_secret():
    return bytes(32), True
os.chdir("/firmware")
sys.path[:] = [""]
"""
_PREPARE_SIMULATED = """
import gc
from host_tools.simulated import world
from host_tools.simulated.disk import SimDisk
from host_tools.simulated.install import install
world.power(world.World())
install()
import machine, neopixel
disk = SimDisk()
def draw_secret():
    return bytes(32), True
"""
_BOOT = """
from main import Device
from board import Board
device = Device(Board(), disk, draw_secret)
device.begin()
for _ in range(100):
    device.step()
"""
# Three kinds of events in codes of `firmware/key.py`: tap OK, tap BACK, press DOWN.
_PRESS = """
for code in {codes}:
    device._board.keys.put(code, 0)
    for _ in range(5):
        device.step()
"""
_TAP_OK = [0x12, 0x52]
_TAP_BACK = [0x13, 0x53]
_DICE = [*_TAP_OK, *_TAP_OK]
_ROLLS = 20


def launcher(lab: Laboratory) -> Figure:
    """Weigh it with the launcher on screen."""
    with lab.compiled_board() as vm:
        return Figure(_boot(vm, _PREPARE), "just booted, on bare stand-ins for the chip's modules")


def launcher_on_simulated_board(lab: Laboratory) -> Figure:
    """Weigh it on the simulated board, whose own names make the table of names grow sooner."""
    with lab.compiled_board() as vm:
        return Figure(_boot(vm, _PREPARE_SIMULATED), "just booted, the simulation not counted")


def dice(lab: Laboratory) -> Figure:
    """Weigh it in the Toolbox, with dice on screen that were rolled some times."""
    with lab.compiled_board() as vm:
        empty = _read_after(vm, _PREPARE)
        vm.run(_BOOT)
        used = _read_after(vm, _PRESS.format(codes=[*_DICE, *_TAP_OK * _ROLLS]))
        screen = vm.run("print(type(device.app.screen).__name__)").strip()
        return Figure(used - empty, f"{screen}, {_ROLLS} rolls")


def after_leaving(lab: Laboratory) -> Figure:
    """Weigh it with the launcher on screen again after a game was opened and left."""
    with lab.compiled_board() as vm:
        empty = _read_after(vm, _PREPARE)
        vm.run(_BOOT)
        used = _read_after(vm, _PRESS.format(codes=[*_DICE, *_TAP_BACK * 2]))
        screen = vm.run("print(type(device.app.screen).__name__)").strip()
        return Figure(used - empty, f"{screen}, Toolbox to resume")


def _boot(vm: Vm, prepare: str) -> int:
    empty = _read_after(vm, prepare)
    return _read_after(vm, _BOOT) - empty


def _read_after(vm: Vm, code: str) -> int:
    vm.run(code)
    vm.run("gc.collect()")
    return int(vm.run("print(gc.mem_alloc())"))
