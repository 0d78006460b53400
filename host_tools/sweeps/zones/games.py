"""Sweeps the recorded games of ZoneS: proven, and the same on both interpreters."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from host_tools.exercises.replay import Replay
from host_tools.exercises.zones.invariants import broken
from host_tools.sweeps.recorded_play import Played, play_on_both, unproven
from host_tools.sweeps.report import Advance, Report, quiet
from host_tools.sweeps.spread import spread
from host_tools.sweeps.zones.record_games import recorded_games

FRAME_EVERY = 1  # lines

_AGAIN = "zonekeeper soak --part zones-recorded --seed {} --events 1"


def run(seed: int, count: int, workers: int = 2, advance: Advance = quiet) -> Report:
    """Play `count` recorded games, the first with the number `seed`; after the last the first."""
    paths = recorded_games()
    chosen = [paths[(seed + number) % len(paths)] for number in range(min(count, len(paths)))]
    states = frames = 0
    failure = ""
    for played in spread(play_whole, chosen, workers):
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
    played = Played(wrong=doubt) if doubt else play_on_both(path, FRAME_EVERY)
    if not played.wrong:
        return played
    again = _AGAIN.format(recorded_games().index(path))
    return replace(played, wrong=f"{path.name}: {played.wrong}\nRun it again:\n  {again}")


def broken_invariants(path: Path) -> Iterator[str]:
    """Yield what does not hold after a line of a game."""
    replay = Replay(path.read_bytes())
    for line in replay.lines():
        if replay.table.has_begun:
            for sentence in broken(replay.table.state):
                yield f"{path.name}, line {line}: {sentence}"
