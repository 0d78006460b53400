"""Sweeps the recorded games: both interpreters play each to the same states and frames."""

import json
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from host_tools.exercises.replay import Replay, frame_hashes, state_hashes
from host_tools.exercises.zoneplex.invariants import broken
from host_tools.journal.log_file import read_log
from host_tools.journal.proof import prove
from host_tools.journal.record_reader import tell_flaw
from host_tools.micropython_vm.vm import Vm, VmError
from host_tools.sweeps.report import Advance, Report, quiet
from host_tools.sweeps.zoneplex.modes import BASE, MODES, Modes, command
from host_tools.sweeps.zoneplex.record_games import recorded_games

_START = "import json\nfrom host_tools.exercises.replay import frame_hashes, state_hashes"


@dataclass
class Played:
    """What came of one game."""

    states: int = 0
    frames: int = 0
    wrong: str = ""


def run(
    seed: int, count: int, workers: int = 2, advance: Advance = quiet, modes: Modes = BASE
) -> Report:
    """Play `count` recorded games, the first with the number `seed`; after the last the first."""
    paths = recorded_games(modes)
    chosen = [paths[(seed + number) % len(paths)] for number in range(min(count, len(paths)))]
    states = frames = 0
    failure = ""
    for played in _all_played(chosen, workers):
        advance(1)
        states, frames = states + played.states, frames + played.frames
        failure = failure or played.wrong
    return Report(
        f"{len(chosen)} games proven: {states:,} states and {frames:,} frames, the same on both"
        " interpreters.",
        failure,
    )


def play_whole(path: Path) -> Played:
    """Prove one game, look at every position, then play it on both interpreters and compare."""
    doubt = unproven(path) or next(broken_invariants(path), "")
    return Played(wrong=_tell(path, doubt)) if doubt else play_on_both(path, 1)


def play_on_both(path: Path, every: int) -> Played:
    """Compare the states of both interpreters, and the frames after every so many lines."""
    data = path.read_bytes()
    states = state_hashes(data)
    frames = frame_hashes(data, every)
    game = f"bytes.fromhex({data.hex()!r})"
    with Vm() as vm:
        try:
            vm.run(_START)
            theirs = json.loads(vm.run(f"print(json.dumps(state_hashes({game})))"))
            shown = json.loads(vm.run(f"print(json.dumps(frame_hashes({game}, {every})))"))
        except VmError as error:
            return Played(wrong=_tell(path, f"MicroPython: {error}"))
    wrong = _difference("state", states, theirs) or _difference("frame", frames, shown)
    return Played(len(states), len(frames), wrong and _tell(path, wrong))


def unproven(path: Path) -> str:
    """Return why a game cannot be proven, as `zonekeeper verify` sees it, or an empty text."""
    proof = prove(read_log(path), quiet)
    return tell_flaw(proof.flaw) if proof.flaw else " ".join(proof.unproven)


def broken_invariants(path: Path) -> Iterator[str]:
    """Yield what does not hold after a line of a game."""
    replay = Replay(path.read_bytes())
    for line in replay.lines():
        if replay.table.has_begun:
            for sentence in broken(replay.table.state):
                yield f"{path.name}, line {line}: {sentence}"


def _difference(what: str, ours: list[str], theirs: list[str]) -> str:
    for number, (one, other) in enumerate(zip(ours, theirs, strict=False)):
        if one != other:
            return f"{what} {number} differs: CPython {one}, MicroPython {other}"
    if len(ours) != len(theirs):
        return f"{len(ours)} {what}s on CPython, {len(theirs)} on MicroPython"
    return ""


def _tell(path: Path, wrong: str) -> str:
    modes = BASE if path in recorded_games() else MODES
    number = recorded_games(modes).index(path)
    again = f"{command('games', modes)} --seed {number} --events 1"
    return f"{path.parent.name}/{path.name}: {wrong}\nRun it again:\n  {again}"


def _all_played(paths: list[Path], workers: int) -> Iterator[Played]:
    if workers == 1 or len(paths) == 1:
        yield from map(play_whole, paths)
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(play_whole, paths)
