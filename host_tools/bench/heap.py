"""Weighs the firmware on the heap, as `.mpy` files, with nothing else in it."""

from collections.abc import Callable, Sequence

from host_tools.bench.compiled_device import CompiledDevice
from host_tools.bench.figure import Figure
from host_tools.bench.laboratory import Laboratory
from host_tools.shelf import way_to

# The collector takes any number that looks like an address for one, and may keep what is no more
# in use. So everything is weighed at some places in memory, and the least counts.
NUDGES = ("", "nudge = 1", "nudge = bytearray(64)", "nudge = bytearray(160)")


def _least(
    lab: Laboratory, weigh: Callable[[CompiledDevice], Figure], *, is_simulated: bool = False
) -> Figure:
    found = []
    for nudge in NUDGES:
        with lab.compiled_board() as vm:
            found.append(weigh(CompiledDevice(lab, vm, is_simulated=is_simulated, nudge=nudge)))
    return min(found, key=lambda figure: figure.value)


def launcher(lab: Laboratory) -> Figure:
    """Weigh it with the launcher on screen."""
    note = "just booted, on bare stand-ins for the chip's modules"
    return _least(lab, lambda device: Figure(device.heap(), note))


def launcher_on_simulated_board(lab: Laboratory) -> Figure:
    """Weigh it on the simulated board, whose own names make the table of names grow sooner."""
    note = "just booted, the simulation not counted"
    return _least(lab, lambda device: Figure(device.heap(), note), is_simulated=True)


def on_screen(lab: Laboratory, game: str, keys: Sequence[str], screen: str) -> int:
    """Weigh it after keys in a game, which must lead to that screen."""

    def weigh(device: CompiledDevice) -> Figure:
        device.press([*way_to(game), *keys])
        assert device.screen(screen)
        return Figure(device.heap())

    return int(_least(lab, weigh).value)
