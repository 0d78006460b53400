"""The sweep of power cuts once more on the virtual board: real MicroPython, a disk in memory.

The disk is as atomic as littlefs; in one mood an append may be torn as well, and the device
must then offer the sound part of the log, never believe the rest.
"""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import repeat
from random import Random

from host_tools.micropython_vm.vm import Vm
from host_tools.simulated.cut_disk import AFTER, BEFORE, TORN
from host_tools.sweeps.recording import SEED, WORDS
from host_tools.sweeps.report import Advance, Report, quiet

_CALL_WORDS = 5  # garbage is collected only between two calls
_START = "from host_tools.exercises.cut_sweep import CutSweep\nsweep = CutSweep({}, {})"

Place = tuple[int, str, int]  # operation, moment, and how far in 256 a torn append gets


class VirtualSurvivor:
    """A virtual board on which the long game has been played."""

    def __init__(self, words: int = WORDS, seed: int = SEED) -> None:
        self._vm = Vm()
        self._vm.run(_START.format(words, seed))
        while self._ask(f"sweep.play({_CALL_WORDS})") == "True":
            pass
        self.operations = int(self._ask("sweep.operations"))

    def try_cut(self, place: Place) -> str:
        """Return what is wrong after a cut of power, or an empty text."""
        wrong = self._ask(f"sweep.try_cut{place}")
        return wrong and f"After a cut of power at {place} {wrong}."

    def close(self) -> None:
        """Let go of the board."""
        self._vm.close()

    def _ask(self, expression: str) -> str:
        return self._vm.run(f"print({expression})").strip()


def run(
    seed: int, count: int, workers: int = 2, advance: Advance = quiet, words: int = WORDS
) -> Report:
    """Try `count` cuts, chosen by `seed`; every worker plays the game on a board of its own."""
    seeds = range(seed, seed + workers)
    shares = [count // workers + (worker < count % workers) for worker in range(workers)]
    with ThreadPoolExecutor(workers) as pool:
        wrongs = pool.map(_run_share, seeds, shares, repeat(advance), repeat(words))
        failures = [wrong for found in wrongs for wrong in found]
    return Report(f"{count:,} cuts of power on the virtual board.", "\n".join(failures))


def _run_share(seed: int, count: int, advance: Advance, words: int) -> Sequence[str]:
    survivor = VirtualSurvivor(words)
    rng = Random(seed)
    wrongs = []
    try:
        for _ in range(count):
            moment = rng.choice((BEFORE, TORN, AFTER))
            place = (rng.randrange(survivor.operations), moment, rng.randrange(1, 256))
            wrongs.append(survivor.try_cut(place))
            advance(1)
    finally:
        survivor.close()
    return [wrong for wrong in wrongs if wrong]
