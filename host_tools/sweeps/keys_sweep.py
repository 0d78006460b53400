"""Rough hands on the virtual board: blocks of random words, each on a fresh MicroPython.

The block number n of a run has the seed of the run plus n, so that any block can be run alone.
"""

import json
import threading
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

from host_tools.micropython_vm.node_process import NodeProcess
from host_tools.micropython_vm.vm import Vm, VmError
from host_tools.sweeps.random_words import events_of, random_words
from host_tools.sweeps.shrink import shrink
from host_tools.sweeps.sweep import Outcome, Task

BLOCK = 5_000  # events; a fresh interpreter for each keeps them apart
_CALL_WORDS = 100  # garbage is collected only between two calls

_START = "import json\nfrom host_tools.exercises.rough_use import RoughUse\nuse = RoughUse()"
_REPORT = "print(json.dumps([use.done, use.events, use.screens]))"


@dataclass
class Played:
    """What became of some words: how many were done, the events, and the error if one came."""

    done: int = 0
    events: int = 0
    screens: dict[str, int] = field(default_factory=dict)
    error: str = ""


@dataclass
class Block:
    """Words made from one seed, and what became of them."""

    seed: int
    words: list[str] = field(default_factory=list)
    played: Played = field(default_factory=Played)


def play(words: Sequence[str], process: NodeProcess | None = None) -> Played:
    """Do the words on a fresh device; stop at the first that breaks it."""
    with Vm(process=process) as vm:
        error = ""
        try:
            vm.run(_START)
            for start in range(0, len(words), _CALL_WORDS):
                vm.run(f"use.play({' '.join(words[start : start + _CALL_WORDS])!r})")
        except VmError as broken:
            error = f"{broken.printed}\n{broken}".strip()
            if not vm.is_alive:
                return Played(error=error)
        done, events, screens = json.loads(vm.run(_REPORT))
        return Played(done, events, screens, error)


def run(task: Task) -> Outcome:
    """Run all blocks, so many at a time; the first failure ends the run."""
    sizes = _block_sizes(task.count)
    runner = _Runner(task)
    try:
        with ThreadPoolExecutor(task.workers) as pool:
            return _outcome(list(pool.map(runner.run_block, range(len(sizes)), sizes)))
    finally:
        runner.close()


class _Runner:
    """Runs blocks on several threads; each has a Node process of its own."""

    def __init__(self, task: Task) -> None:
        self._task = task
        self._is_over = threading.Event()
        self._local = threading.local()
        self._processes: list[NodeProcess] = []

    def run_block(self, number: int, events: int) -> Block:
        """Run one block, unless another one has failed already."""
        block = Block(self._task.seed + number)
        if not self._is_over.is_set():
            block.words = random_words(block.seed, events)
            block.played = play(block.words, self._process())
            self._task.advance(events)
        if block.played.error:
            self._is_over.set()
        return block

    def close(self) -> None:
        """End the processes."""
        for process in self._processes:
            process.close()

    def _process(self) -> NodeProcess:
        if not hasattr(self._local, "process"):
            self._local.process = NodeProcess()
            self._processes.append(self._local.process)
        process: NodeProcess = self._local.process
        return process


def _block_sizes(count: int) -> list[int]:
    sizes = [BLOCK] * (count // BLOCK)
    return sizes + [count % BLOCK] if count % BLOCK else sizes


def _outcome(blocks: list[Block]) -> Outcome:
    screens: Counter[str] = Counter()
    for block in blocks:
        screens.update(block.played.screens)
    events = sum(block.played.events for block in blocks)
    seen = ", ".join(f"{name} {count:,}" for name, count in screens.most_common())
    failed = [block for block in blocks if block.played.error]
    failure = _tell(failed[0]) if failed else ""
    return Outcome(f"{events:,} key events. Looked at: {seen}.", failure, dict(screens))


def _tell(block: Block) -> str:
    """Say what broke, where, and how to see it again, in full and in short."""
    error = block.played.error
    fatal = block.words[: block.played.done + 1]
    events = max(1, sum(map(events_of, fatal)))
    last_line = error.splitlines()[-1]
    short = shrink(fatal, lambda fewer: last_line in play(fewer).error)
    return (
        f"{error}\n\n"
        f"Seed {block.seed}, event {events}. Run it again:\n"
        f"  zonekeeper soak --part keys --seed {block.seed} --events {events}\n"
        f"or in short:\n  zonekeeper soak --words '{' '.join(short)}'"
    )
