"""Plays a recorded game on both interpreters to the same states and frames, and proves it."""

import json
from dataclasses import dataclass
from pathlib import Path

from host_tools.exercises.replay import frame_hashes, state_hashes
from host_tools.journal.log_file import read_log
from host_tools.journal.proof import prove
from host_tools.journal.record_reader import tell_flaw
from host_tools.micropython_vm.vm import Vm, VmError
from host_tools.sweeps.report import quiet

_START = "import json\nfrom host_tools.exercises.replay import frame_hashes, state_hashes"


@dataclass
class Played:
    """What came of one game."""

    states: int = 0
    frames: int = 0
    wrong: str = ""


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
            return Played(wrong=f"MicroPython: {error}")
    wrong = _difference("state", states, theirs) or _difference("frame", frames, shown)
    return Played(len(states), len(frames), wrong)


def unproven(path: Path) -> str:
    """Return why a game cannot be proven, as `zonekeeper verify` sees it, or an empty text."""
    proof = prove(read_log(path), quiet)
    return tell_flaw(proof.flaw) if proof.flaw else " ".join(proof.unproven)


def _difference(what: str, ours: list[str], theirs: list[str]) -> str:
    for number, (one, other) in enumerate(zip(ours, theirs, strict=False)):
        if one != other:
            return f"{what} {number} differs: CPython {one}, MicroPython {other}"
    if len(ours) != len(theirs):
        return f"{len(ours)} {what}s on CPython, {len(theirs)} on MicroPython"
    return ""
