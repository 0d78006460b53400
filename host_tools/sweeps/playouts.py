"""Random games on both interpreters: each checks itself at every step, and both must agree."""

import threading
import traceback
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from host_tools.firmware_path import add_firmware
from host_tools.micropython_vm.node_process import NodeProcess
from host_tools.micropython_vm.vm import ROOT, Vm, VmError, project_trees
from host_tools.shelf import pieces

# The games of the shelf that can be played at random, and the tests' own with several seats.
SHELF = [[game, setup] for game, piece in pieces("soak").items() for setup in piece.SETUPS]
SHELF += [["lamplight", "02"], ["lamplight", "03"], ["lamplight", "04"]]

_TEST_GAMES = ROOT / "tests" / "games"
_TIMEOUT_S = 120.0
_START = "from host_tools.exercises.playout import play_games"


@dataclass(frozen=True)
class Report:
    """How the games went; `failure` is empty, or says what broke and how to see it again."""

    games: int
    moves: int
    failure: str = ""


def play(
    seed: int,
    count: int,
    workers: int = 2,
    advance: Callable[[int], None] = lambda done: None,
    games: Path = _TEST_GAMES,
) -> Report:
    """Play `count` games, the first with `seed`, the next with the number after it.

    `games` is a folder with games that are not on the device's own shelf.
    """
    add_firmware()
    from host_tools.simulated.shelf import Shelf

    runner = _Runner(games, advance)
    try:
        with Shelf(str(games)), ThreadPoolExecutor(workers) as pool:
            played = list(pool.map(runner.play, range(seed, seed + count)))
    finally:
        runner.close()
    return _report(played)


@dataclass(frozen=True)
class _Played:
    """One game: its line by each interpreter, or what it raised instead."""

    seed: int
    cpython: str = ""
    micropython: str = ""

    @property
    def is_broken(self) -> bool:
        """Tell whether they disagree, or agree on an error."""
        is_line = self.cpython.startswith(f"{self.seed} ")
        return self.cpython != self.micropython or (self.cpython != "" and not is_line)


class _Runner:
    """Plays games on several threads; each has a MicroPython of its own."""

    def __init__(self, games: Path, advance: Callable[[int], None]) -> None:
        self._games = games
        self._advance = advance
        self._is_over = threading.Event()
        self._local = threading.local()
        self._processes: list[NodeProcess] = []

    def play(self, seed: int) -> _Played:
        """Play one game, unless another one has failed already."""
        if self._is_over.is_set():
            return _Played(seed)
        played = _Played(seed, _on_cpython(seed), self._on_micropython(seed))
        if played.is_broken:
            self._is_over.set()
        self._advance(1)
        return played

    def close(self) -> None:
        """End the processes."""
        for process in self._processes:
            process.close()

    def _on_micropython(self, seed: int) -> str:
        try:
            return self._vm().run(f"print(*play_games({SHELF}, {seed}, 1))", _TIMEOUT_S).strip()
        except VmError as error:
            return str(error)

    def _vm(self) -> Vm:
        if not hasattr(self._local, "vm"):
            process = NodeProcess()
            self._processes.append(process)
            trees = {**project_trees(), "firmware/games": self._games}
            self._local.vm = Vm(trees, process=process)
            self._local.vm.run(_START)
        vm: Vm = self._local.vm
        return vm


def _on_cpython(seed: int) -> str:
    from host_tools.exercises.playout import play_games

    try:
        return play_games(SHELF, seed, 1)[0]
    except Exception:  # whatever a game raises is a finding, to be told with its seed
        return traceback.format_exc()


def _report(played: Sequence[_Played]) -> Report:
    failed = [each for each in played if each.is_broken]
    if failed:
        return Report(0, 0, _tell(failed[0]))
    moves = sum(int(each.cpython.split()[-2]) for each in played)
    return Report(len(played), moves)


def _tell(played: _Played) -> str:
    return (
        f"CPython:     {played.cpython}\n"
        f"MicroPython: {played.micropython}\n"
        f"Seed {played.seed}. Run it again:\n"
        f"  zonekeeper soak --part playouts --seed {played.seed} --events 1"
    )
