"""The compiled first stage: the heap is small when it runs, and it is let go of."""

from host_tools.bench.laboratory import Laboratory
from host_tools.micropython_vm.vm import Vm

_FIRST_AREA = 56_000  # with which the heap begins on the chip; the radio needs what is left
_PREPARE = """
import gc, os, sys
from host_tools.simulated import vm_errno, world
from host_tools.simulated.install import install
vm_errno.install()
world.power(world.World())
install()
import esp32, machine, neopixel, network
os.chdir("/firmware")
os.mkdir("/pool")
sys.path[:] = ["", "/host_tools/simulated/modules", "/"]
"""
_LOAD = """
import main
from storage.disk import Disk
"""
_STAGE = """
try:
    main.draw_noise(Disk("/pool"))
    print("went on")
except world.Reset:
    print("reset")
"""


def _live(vm: Vm) -> int:
    vm.run("gc.collect()")
    return int(vm.run("print(gc.mem_alloc())"))


def test_the_compiled_stage_runs_on_a_small_heap_and_leaves_nothing_loaded() -> None:
    with Laboratory() as lab, lab.compiled_board() as vm:
        load, stage = map(lab.firmware.small.translate, (_LOAD, _STAGE))
        vm.run(_PREPARE)
        empty = _live(vm)
        vm.run(load)
        assert _live(vm) - empty < _FIRST_AREA * 3 // 4

        loaded = vm.run("print(sorted(sys.modules))")
        before = _live(vm)
        assert vm.run(stage).strip() == "reset"
        assert vm.run("print(world.powered().rtc_memory[:10])").strip() == "b'noise here'"
        assert vm.run(stage).strip() == "went on"

        assert vm.run("print(sorted(sys.modules))") == loaded
        assert vm.run("print(os.listdir('/pool'))").strip() == "['pool']"
        assert _live(vm) - before < 512
