"""What today's compiler makes runs on the oldest MicroPython that the installer accepts."""

from pathlib import Path

from host_tools.bench.compiled_device import CompiledDevice
from host_tools.bench.laboratory import Laboratory
from host_tools.installer.board_facts import OLDEST as OLDEST_VERSION
from host_tools.micropython_vm.node_process import OLDEST, PACKAGE, NodeProcess
from host_tools.micropython_vm.vm import Vm
from host_tools.shelf import games, way_to

# Rolls in the first game of the shelf, and back; the last set up for five, cut for and played.
_ROLLS = [*way_to(games()[0]), "OK", "OK", "BACK", "BACK"]
_FIVE = ["DOWN", "OK", "UP", "UP", "OK", "UP", "UP", "OK"]  # from the row of the mode
_KEYS = [*_ROLLS, "DOWN", *way_to(games()[-1]), "DOWN", *_FIVE, *["OK"] * 30]
_LEAST_PICTURES = 20


def pictures(lab: Laboratory, package: Path) -> tuple[tuple[int, ...], list[str]]:
    """Return the version of an interpreter, and what the device shows on it after each key."""
    process = NodeProcess(package)
    try:
        with Vm(compiled=lab.compiled, process=process) as vm:
            told = vm.run("import sys\nprint(*sys.implementation[1][:2])")
            device = CompiledDevice(lab, vm)
            seen = []
            for key in _KEYS:
                device.press([key])
                seen.append(device.picture())
            return tuple(map(int, told.split())), seen
    finally:
        process.close()


def test_the_compiled_firmware_shows_the_same_on_the_oldest_micropython() -> None:
    with Laboratory() as lab:
        assert lab.sizes
        oldest, on_oldest = pictures(lab, OLDEST)
        pinned, on_pinned = pictures(lab, PACKAGE)

    assert oldest == OLDEST_VERSION < pinned
    assert on_oldest == on_pinned
    assert len(set(on_pinned)) >= _LEAST_PICTURES
