"""The sweeps there are: a row here, or in a game's own folder; each is loaded when it runs."""

from host_tools.shelf import pieces
from host_tools.sweeps.sweep import Outcome, Sweep, Task, reported


def _keys(task: Task) -> Outcome:
    from host_tools.sweeps import keys_sweep

    return keys_sweep.run(task)


def _framebuf(task: Task) -> Outcome:
    from host_tools.sweeps import framebuf_fuzz

    found = framebuf_fuzz.find_difference(task.seed, task.count, advance=task.advance)
    summary = f"{task.count:,} operations: the twin is equal to MicroPython's."
    return Outcome(summary, str(found) if found else "")


def _playouts(task: Task) -> Outcome:
    from host_tools.sweeps import playouts

    played = playouts.play(task.seed, task.count, task.workers, task.advance)
    return Outcome(f"{played.games:,} games, {played.moves:,} moves.", played.failure)


def _fairness(task: Task) -> Outcome:
    from host_tools.sweeps.fairness.sweep import DECKS, DICE, find_unfair, sweep

    samples = []
    for sample in sweep(task.seed, task.count, task.count // 10):
        samples.append(sample)
        task.advance(task.count // len((*DICE, *DECKS)))
    summary = f"{task.count:,} rolls of each die, {task.count // 10:,} shuffles of each deck."
    return Outcome(summary, find_unfair(samples))


SWEEPS = {
    "keys": Sweep(
        "random keys, faults and power cuts over launcher, games and Settings",
        "key events",
        1_000_000,
        _keys,
    ),
    "framebuf": Sweep(
        "the twin of framebuf against MicroPython's own", "operations", 100_000, _framebuf
    ),
    "playouts": Sweep("random games on both interpreters", "games", 2_000, _playouts),
    "power": Sweep(
        "power cuts around every operation on real littlefs, in pages torn, half done and spoilt",
        "cuts",
        30_000,
        reported("sweeps.power_cut"),
    ),
    "faults": Sweep(
        "every operation on files of what a player does fails, once or from then on",
        "faults",
        4_000,
        reported("sweeps.flash_faults"),
    ),
    "virtual-power": Sweep(
        "power cuts on the virtual board", "cuts", 1_000, reported("sweeps.virtual_power_cut")
    ),
    "flash-cuts": Sweep(
        "an update over the cable, cut at every message and in between",
        "cuts",
        500,
        reported("sweeps.flash_cut"),
    ),
    "flips": Sweep(
        "every flipped bit and every length of a game's files",
        "damages",
        20_000,
        reported("sweeps.bit_flip"),
    ),
    "journals": Sweep(
        "random journals into the reader", "journals", 100_000, reported("sweeps.journal_fuzz")
    ),
    "journals-board": Sweep(
        "random journals into the reader on MicroPython",
        "journals",
        100_000,
        reported("sweeps.journal_fuzz", on_board=True),
    ),
    "verifiers": Sweep(
        "mutated journals before both verifiers",
        "journals",
        100_000,
        reported("sweeps.second_verifier"),
    ),
    "verifiers-page": Sweep(
        "the same, with the page in Chromium",
        "journals",
        100_000,
        reported("sweeps.second_verifier", in_browser=True),
    ),
    "codes": Sweep(
        "codes of the glass, photographed and read",
        "codes",
        2_000,
        reported("sweeps.code_reading"),
    ),
    "evening": Sweep(
        "games of all kinds in one boot on a heap that cannot grow",
        "games",
        20,
        reported("evening.soak"),
    ),
    "fairness": Sweep("statistics of rolls and shuffles", "rolls", 1_000_000, _fairness),
}
for _piece in pieces("soak").values():
    SWEEPS |= _piece.SWEEPS
