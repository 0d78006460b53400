"""Sweeps running games with random keys: nothing crashes, invariants hold after each move."""

import json
import signal
import traceback
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from host_tools.exercises import mash as mashes
from host_tools.exercises.mash import Broken, Mash
from host_tools.journal.log_file import SUFFIX
from host_tools.micropython_vm.vm import Vm, VmError
from host_tools.shelf import RECORDED, pieces
from host_tools.sweeps.report import Advance, Report, quiet
from host_tools.sweeps.spread import spread

BLOCK = 2_500  # events; each has a device and a game of its own
STAGED = "staged "

_MICROPYTHON_EVERY = 10  # blocks; the others run on CPython
_CALL_EVENTS = 250  # in a VM garbage is collected only between two calls
_STRIDE = 7  # through the recorded games
_PATIENCE_S = 120.0  # a block takes a few seconds
_REPORT = "print(json.dumps([mash.events, mash.moves, mash.screens]))"


# Of the soak: its name, then the folders of the recorded games; STAGED and the name of a game
# stand for every point where a walk over its screens begins.
Part = tuple[str, ...]
Begin = tuple[str, tuple[bytes | str, ...]]  # how a game is taken up, and with what but the seed
Task = tuple[int, int, Part]  # the seed, how many events, in games of which part


class Hung(BaseException):
    """The device does not come back from a key. No firmware that goes on after errors stops it."""


@dataclass
class Block:
    """What became of the events of one seed."""

    seed: int
    part: Part
    events: int = 0
    moves: int = 0
    screens: dict[str, int] = field(default_factory=dict)
    error: str = ""


def run(
    seed: int, count: int, workers: int = 2, advance: Advance = quiet, part: Part = ()
) -> Report:
    """Make about `count` key events, in blocks; block n has the seed of the run plus n."""
    screens: Counter[str] = Counter()
    events = moves = 0
    failure = ""
    for block in spread(play_block, _tasks(seed, count, part), workers):
        advance(block.events)
        screens.update(block.screens)
        events, moves = events + block.events, moves + block.moves
        failure = _tell(block)
        if failure:
            break
    seen = ", ".join(f"{name} {number:,}" for name, number in screens.most_common())
    return Report(
        f"{events:,} key events, {moves:,} changes of a game checked. Looked at: {seen}.", failure
    )


def play_block(task: Task) -> Block:
    """Press so many keys by a seed, going on with another game when one is closed."""
    seed, count, part = task
    block = Block(seed, part)
    game = 0
    while block.events < count and not block.error:
        play = _on_micropython if seed % _MICROPYTHON_EVERY == 9 else _on_cpython
        play(block, seed * 100 + game, count - block.events)
        game += 1
    return block


def _on_cpython(block: Block, seed: int, count: int) -> None:
    function, given = _begin(seed, block.part)
    mash: Mash = getattr(mashes, function)(*given, seed)
    try:
        with _patience():
            mash.play(count)
            mash.expect_same_after_restart()
    except Broken as broken:
        block.error = str(broken)
    except Hung:
        block.error = f"{traceback.format_exc()}It hangs after {mash.events} events."
    _add(block, mash.events, mash.moves, mash.screens)


def _on_micropython(block: Block, seed: int, count: int) -> None:
    with Vm() as vm:
        function, given = _begin(seed, block.part)
        vm.run("import json\nfrom host_tools.exercises import mash as mashes")
        vm.run(f"mash = mashes.{function}(*{given!r}, {seed})")
        try:
            for _ in range(0, count, _CALL_EVENTS):
                vm.run(f"mash.play({_CALL_EVENTS})")
            vm.run("mash.expect_same_after_restart()")
        except VmError as broken:
            block.error = f"{broken.printed}\n{broken}"
        if vm.is_alive:
            _add(block, *json.loads(vm.run(_REPORT)))


@contextmanager
def _patience() -> Iterator[None]:
    """Raise Hung when what is done in here takes so long that it will never end."""

    def give_up(*_: object) -> None:
        raise Hung

    before = signal.signal(signal.SIGALRM, give_up)
    signal.setitimer(signal.ITIMER_REAL, _PATIENCE_S)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _add(block: Block, events: int, moves: int, screens: dict[str, int]) -> None:
    block.events += max(1, events)
    block.moves += moves
    block.screens = dict(Counter(block.screens) + Counter(screens))


def _begin(seed: int, part: Part) -> Begin:
    begins = [begin for place in part[1:] for begin in _begins(place)]
    function, given = begins[seed * _STRIDE % len(begins)]
    return function, tuple(each.read_bytes() if isinstance(each, Path) else each for each in given)


def _begins(place: str) -> list[tuple[str, tuple[Path | str, ...]]]:
    if place.startswith(STAGED):
        game = place.removeprefix(STAGED)
        return [("in_staged", (game, walk)) for walk in pieces("walks")[game].REACHES]
    paths = sorted((RECORDED / place).glob("*" + SUFFIX))
    return [("in_recorded", (path,)) for path in paths]


def _tasks(seed: int, count: int, part: Part) -> list[Task]:
    starts = range(0, count, BLOCK)
    return [(seed + n, min(BLOCK, count - start), part) for n, start in enumerate(starts)]


def _tell(block: Block) -> str:
    again = f"zonekeeper soak --part {block.part[0]} --seed {block.seed} --events {BLOCK}"
    return block.error and f"{block.error}\nRun it again:\n  {again}"
