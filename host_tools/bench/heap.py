"""Weighs the firmware on the heap, as `.mpy` files, with nothing else in it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from host_tools.bench.compiled_device import CompiledDevice
from host_tools.bench.figure import Figure
from host_tools.bench.laboratory import Laboratory
from host_tools.shelf import way_to

# The collector takes any number that looks like an address for one, and may keep what is no more
# in use. So everything is weighed at some places in memory, and the least counts.
_NUDGES = ("", "nudge = 1", "nudge = bytearray(64)")


@dataclass(frozen=True)
class Plan:
    """How the fullest table of a game is come by: keys that set it up, then keys by screen.

    Screens in `weighed` count after `least_moves`; `last` of them must have been seen.
    """

    about: str
    keys: Sequence[str]
    by_screen: Mapping[str, str]
    weighed: Sequence[str]
    last: str
    least_moves: int


def _least(
    lab: Laboratory, weigh: Callable[[CompiledDevice], Figure], *, is_simulated: bool = False
) -> Figure:
    found = []
    for nudge in _NUDGES:
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


def heaviest(lab: Laboratory, game: str, plan: Plan) -> Figure:
    """Weigh each screen of a game by its plan; return the heaviest."""
    return _least(lab, lambda device: _heaviest(device, game, plan))


def _heaviest(device: CompiledDevice, game: str, plan: Plan) -> Figure:
    device.press([*way_to(game), *plan.keys])
    weights: dict[str, int] = {}
    moves = 0
    while moves < plan.least_moves or plan.last not in weights:
        screen = device.screen(*plan.by_screen)
        moves = int(device.run("print(device.app.game.playing.table.done)"))
        if moves >= plan.least_moves and screen in plan.weighed:
            weights[screen] = max(device.heap(), weights.get(screen, 0))
        device.press(plan.by_screen[screen].split())
    found = max(weights, key=lambda name: weights[name])
    return Figure(weights[found], f"{found}, {plan.about}, {moves} moves")
