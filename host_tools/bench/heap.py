"""Weighs the firmware on the heap, as `.mpy` files, with nothing else in it."""

from host_tools.bench.compiled_device import CompiledDevice
from host_tools.bench.figure import Figure
from host_tools.bench.laboratory import Laboratory

_ROLLS = 20
_DICE = ["OK", "OK"]

# A game of five by its keys: everybody joins each battle and lifts a stone, and after each card
# something else happens.
_FIVE = ["DOWN", "OK", "UP", "UP", "OK", "UP", "UP", "OK"]  # from the row of the mode
_CUTS = ["OK"] * 5
_OPEN_ZONEPLEX = ["DOWN", "OK", "DOWN", *_FIVE, *_CUTS]
_OPEN_EVOCATION = ["DOWN", "OK", "DOWN", "OK", "DOWN", "OK", *_FIVE, *["OK"] * 4, *_CUTS]
_PLAN = {
    "LayOutScreen": "OK",
    "StacksScreen": "BACK",
    "TurnScreen": "OK",
    "CardScreen": "DOWN OK OK",
    "FearScreen": "OK",
    "HelpScreen": "UP UP UP UP OK",
    "StonesScreen": "UP OK",
    "RollScreen": "OK",
    "ResultScreen": "DOWN OK OK",
    "BanishedScreen": "OK",
    "RevealScreen": "OK OK OK OK OK",
    "JudgeScreen": "BACK BACK OK",  # the list begins with it where no stone is left
}
_IN_BATTLE = ("HelpScreen", "StonesScreen", "RollScreen")


def launcher(lab: Laboratory) -> Figure:
    """Weigh it with the launcher on screen."""
    with lab.compiled_board() as vm:
        device = CompiledDevice(lab, vm)
        return Figure(device.heap(), "just booted, on bare stand-ins for the chip's modules")


def launcher_on_simulated_board(lab: Laboratory) -> Figure:
    """Weigh it on the simulated board, whose own names make the table of names grow sooner."""
    with lab.compiled_board() as vm:
        device = CompiledDevice(lab, vm, is_simulated=True)
        return Figure(device.heap(), "just booted, the simulation not counted")


def dice(lab: Laboratory) -> Figure:
    """Weigh it in the Toolbox, with dice on screen that were rolled some times."""
    with lab.compiled_board() as vm:
        device = CompiledDevice(lab, vm)
        device.press([*_DICE, *["OK"] * _ROLLS])
        return Figure(device.heap(), f"{device.screen('DiceScreen')}, {_ROLLS} rolls")


def after_leaving(lab: Laboratory) -> Figure:
    """Weigh it with the launcher on screen again after a game was opened and left."""
    with lab.compiled_board() as vm:
        device = CompiledDevice(lab, vm)
        device.press([*_DICE, "BACK", "BACK"])
        return Figure(device.heap(), f"{device.screen('Launcher')}, Toolbox to resume")


def zoneplex_battle(lab: Laboratory) -> Figure:
    """Weigh a battle of five, late in a game."""
    return _battle(lab, _OPEN_ZONEPLEX, 300)


def evocation_battle(lab: Laboratory) -> Figure:
    """Weigh the same in a game of Evocation."""
    return _battle(lab, _OPEN_EVOCATION, 250)  # its deck has four cards less


def _battle(lab: Laboratory, keys: list[str], least_moves: int) -> Figure:
    """Weigh each screen of a battle after so many moves; return the heaviest."""
    with lab.compiled_board() as vm:
        device = CompiledDevice(lab, vm)
        device.press(keys)
        weights: dict[str, int] = {}
        moves = 0
        while moves < least_moves or "RollScreen" not in weights:
            screen = device.screen(*_PLAN)
            moves = int(device.run("print(device.app.game.playing.table.done)"))
            if moves >= least_moves and screen in _IN_BATTLE:
                weights[screen] = max(device.heap(), weights.get(screen, 0))
            device.press(_PLAN[screen].split())
        heaviest = max(weights, key=lambda name: weights[name])
        return Figure(weights[heaviest], f"{heaviest}, five players, {moves} moves")
