"""Random journals into the reader of logs: nothing may crash, hang or grow.

Bytes at random, true logs changed and spliced, and forgeries whose checks all hold: there the
rules alone stand between a made-up move and the state.
"""

import tracemalloc
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures import TimeoutError as Late
from functools import partial
from pathlib import Path

from games import catalogue
from host_tools.exercises.journal_fuzz import Broken, fuzz
from host_tools.micropython_vm.vm import ROOT, Vm, VmError
from host_tools.shelf import games
from host_tools.simulated.shelf import Shelf
from host_tools.sweeps.report import Advance, Report, quiet

SHELF = tuple((game, catalogue.load(game).SETUP or b"") for game in games())
GAMES = (*SHELF, ("lamplight", b"\x02"))

_TEST_GAMES = ROOT / "tests" / "games"
_BATCH = 500
_WATCHED = 25  # journals of each batch whose memory is watched, which takes its time
_MOST_PEAK_BYTES = 2_000_000
_MOST_GROWTH_BYTES = 4_096
_LATE_S = 300.0  # for a batch that takes a few seconds
_VM_BATCH = 50


def run(
    seed: int, count: int, workers: int = 2, advance: Advance = quiet, on_board: bool = False
) -> Report:
    """Feed `count` journals to the games in turn, from `seed` on."""
    if on_board:
        return run_on_virtual_board(seed, count, advance)
    played = 0
    failure = ""
    batches = [(at, min(_BATCH, count - at)) for at in range(0, count, _BATCH)]
    try:
        for (_, size), read in zip(batches, _fed(seed, batches, workers)):
            played += read
            advance(size)
    except Broken as broken:
        failure = str(broken)
    except Late:
        failure = f"A batch of journals is not read within {_LATE_S:g} s."
    told = f"{count:,} random journals, of which {played:,} gave a game that could be played on"
    return Report(f"{told}.", failure)


def run_on_virtual_board(seed: int, count: int, advance: Advance = quiet) -> Report:
    """Feed journals to the games on MicroPython; nothing of them may stay in memory."""
    played = 0
    with Vm() as vm:
        try:
            heap = []
            vm.run("import gc\nfrom host_tools.exercises.journal_fuzz import fuzz")
            for name, setup in SHELF:
                vm.run(f"import {', '.join(_rules_of(name))}")  # or they come one by one
                vm.run(f"fuzz({name!r}, {setup!r}, {seed}, {_VM_BATCH})")
            for at in range(0, count, _VM_BATCH):
                name, setup = SHELF[at // _VM_BATCH % len(SHELF)]
                first = seed + _VM_BATCH + at
                played += int(vm.run(f"print(fuzz({name!r}, {setup!r}, {first}, {_VM_BATCH}))"))
                heap.append(int(vm.run("gc.collect()\nprint(gc.mem_alloc())")))
                advance(_VM_BATCH)
        except VmError as error:
            return Report(f"{count:,} random journals on MicroPython.", str(error))
    growth = max(growth_of(heap[first :: len(SHELF)]) for first in range(len(SHELF)))
    failure = f"{growth} bytes stayed in memory." if growth > _MOST_GROWTH_BYTES else ""
    return Report(f"{count:,} random journals on MicroPython, {played:,} played on.", failure)


def growth_of(heap: list[int]) -> int:
    """Return by how much one game's batches grew after the first half of them.

    What a game loads late stays once, and is there by then; a leak goes on.
    """
    return heap[-1] - max(heap[: (len(heap) + 1) // 2]) if heap else 0


def _rules_of(game: str) -> list[str]:
    """Return the modules of a game's rules."""
    folder = ROOT / "firmware"
    paths = [
        path
        for room in ("rules", "modes")
        for path in (folder / "games" / game / room).rglob("[a-z]*.py")
    ]
    return sorted(".".join(path.relative_to(folder).with_suffix("").parts) for path in paths)


def _fed(seed: int, batches: list[tuple[int, int]], workers: int) -> Iterator[int]:
    feed = partial(_feed, seed)
    if workers == 1:
        yield from map(feed, batches)
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(feed, batches, timeout=_LATE_S * len(batches))


def _feed(seed: int, batch: tuple[int, int], folder: Path = _TEST_GAMES) -> int:
    """Feed one batch and return how many journals gave a game."""
    at, size = batch
    name, setup = GAMES[at // _BATCH % len(GAMES)]
    with Shelf(str(folder)):
        feed = partial(fuzz, name, setup)
        watched = min(_WATCHED, size)
        return _watch(partial(feed, seed + at, watched)) + feed(
            seed + at + watched, size - watched
        )


def _watch(feed: "partial[int]") -> int:
    """Feed some journals and see that they take little memory."""
    tracemalloc.start()
    try:
        played = feed()
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    if peak > _MOST_PEAK_BYTES:
        raise Broken(f"the journals took {peak:,} bytes of memory")
    return played
