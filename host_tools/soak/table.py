"""The sweeps there are. A new one is a row here; each is loaded when it runs."""

from collections.abc import Callable
from importlib import import_module
from typing import Any

from host_tools.firmware_path import add_firmware
from host_tools.soak.sweep import Outcome, Sweep, Task
from host_tools.zoneplex_proofs.modes import MODES


def _keys(task: Task) -> Outcome:
    from host_tools.soak import keys_sweep

    return keys_sweep.run(task)


def _framebuf(task: Task) -> Outcome:
    from host_tools import framebuf_fuzz

    found = framebuf_fuzz.find_difference(task.seed, task.count)
    task.advance(task.count)
    summary = f"{task.count:,} operations: the twin is equal to MicroPython's."
    return Outcome(summary, str(found) if found else "")


def _playouts(task: Task) -> Outcome:
    from host_tools import playouts

    played = playouts.play(task.seed, task.count, task.workers, task.advance)
    return Outcome(f"{played.games:,} games, {played.moves:,} moves.", played.failure)


def _fairness(task: Task) -> Outcome:
    from host_tools.fairness.sweep import find_unfair, sweep

    samples = list(sweep(task.seed, task.count, task.count // 10))
    task.advance(task.count)
    summary = f"{task.count:,} rolls of each die, {task.count // 10:,} shuffles of each deck."
    return Outcome(summary, find_unfair(samples))


def _reported(module: str, **options: Any) -> Callable[[Task], Outcome]:
    """Return the run of a sweep that hands back a report."""

    def run(task: Task) -> Outcome:
        add_firmware()
        sweep: Any = import_module(f"host_tools.{module}")
        report = sweep.run(task.seed, task.count, task.workers, task.advance, **options)
        return Outcome(report.summary, report.failure)

    return run


SWEEPS = {
    "keys": Sweep(
        "random keys, faults and power cuts over launcher, Toolbox and Settings",
        "key events",
        1_000_000,
        _keys,
    ),
    "framebuf": Sweep(
        "the twin of framebuf against MicroPython's own", "operations", 100_000, _framebuf
    ),
    "playouts": Sweep("random games on both interpreters", "games", 2_000, _playouts),
    "power": Sweep(
        "power cuts around every operation on real littlefs",
        "cuts",
        20_000,
        _reported("sweeps.power_cut"),
    ),
    "virtual-power": Sweep(
        "power cuts on the virtual board", "cuts", 1_000, _reported("sweeps.virtual_power_cut")
    ),
    "flash-cuts": Sweep(
        "an update over the cable, cut at every message and in between",
        "cuts",
        500,
        _reported("sweeps.flash_cut"),
    ),
    "flips": Sweep(
        "every flipped bit and every length of a game's files",
        "damages",
        20_000,
        _reported("sweeps.bit_flip"),
    ),
    "journals": Sweep(
        "random journals into the reader", "journals", 100_000, _reported("sweeps.journal_fuzz")
    ),
    "fairness": Sweep("statistics of rolls and shuffles", "rolls", 1_000_000, _fairness),
    "zoneplex-positions": Sweep(
        "Influence, The Eye and the Cataclysm against a second, plain implementation",
        "positions",
        100_000,
        _reported("zoneplex_proofs.positions"),
    ),
    "zoneplex-odds": Sweep(
        "odds of battles, every roll counted; large ones against a million rolls each",
        "battles",
        600,
        _reported("zoneplex_proofs.odds"),
    ),
    "zoneplex-games": Sweep(
        "recorded games of Zoneplex, proven and played on both interpreters",
        "games",
        117,
        _reported("zoneplex_proofs.games"),
    ),
    "zoneplex-moves": Sweep(
        "random moves at positions of Zoneplex",
        "moves",
        200_000,
        _reported("zoneplex_proofs.thrown_moves"),
    ),
    "zoneplex-keys": Sweep(
        "random keys inside running games of Zoneplex",
        "key events",
        300_000,
        _reported("zoneplex_proofs.mashing"),
    ),
    "modes-positions": Sweep(
        "the same judgements in Evocation, Challenge, Gauntlet and Zonemaster",
        "positions",
        200_000,
        _reported("zoneplex_proofs.positions", modes=MODES),
    ),
    "modes-games": Sweep(
        "recorded games of the modes, proven and played on both interpreters",
        "games",
        177,
        _reported("zoneplex_proofs.games", modes=MODES),
    ),
    "modes-moves": Sweep(
        "random moves at positions of the modes",
        "moves",
        200_000,
        _reported("zoneplex_proofs.thrown_moves", modes=MODES),
    ),
    "modes-keys": Sweep(
        "random keys inside running games of the modes",
        "key events",
        200_000,
        _reported("zoneplex_proofs.mashing", modes=MODES),
    ),
}
