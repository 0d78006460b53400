"""The rows of Zeds Zone on the bench: presses in its games, and the work of its longest answer."""

from collections.abc import Callable, Iterator
from functools import cache, partial
from typing import Any

from host_tools.bench.figure import Figure, Row
from host_tools.bench.laboratory import Laboratory
from host_tools.bench.steps import in_moves
from host_tools.exercises.replay import Replay
from host_tools.sweeps.zeds.presses import CHOICE, PLACE, ROLL, count_game
from host_tools.sweeps.zeds.record_games import recorded_games

# Presses at most; those of a sector drawn on the average.
MOST = {ROLL: 1, CHOICE: 2}
AVERAGE = {PLACE: 6}
# An ordinary move of the bench is some 700 steps of the interpreter; the device takes about a
# microsecond for a step, so this stays within a second.
MOST_MOVES = 800
_ASKED_EVERY = 4  # lines of a recorded game


@cache
def _counts() -> dict[str, list[int]]:
    """Play all recorded games with keys, once for all rows."""
    found: dict[str, list[int]] = {kind: [] for kind in (*MOST, *AVERAGE)}
    for path in recorded_games():
        for kind, presses in count_game(path):
            found[kind].append(presses)
    return found


def _most(kind: str) -> Callable[[Laboratory], Figure]:
    def measure(lab: Laboratory) -> Figure:
        presses = _counts()[kind]
        return Figure(max(presses), f"{len(presses):,} of them")

    return measure


def _average(kind: str) -> Callable[[Laboratory], Figure]:
    def measure(lab: Laboratory) -> Figure:
        presses = _counts()[kind]
        mean = round(sum(presses) / len(presses), 2)
        return Figure(mean, f"{len(presses):,} of them, at most {max(presses)}")

    return measure


def could_escape(count: int) -> Figure:
    """Return the most work that "Can I still make it?" takes, in so many recorded games."""
    from games.zeds.rules.zone import could_escape as could

    works = [in_moves(partial(could.could_escape, state, 0)) for state in _positions(count)]
    return Figure(round(max(works)), f"at most, in {len(works)} positions")


def _positions(count: int) -> Iterator[Any]:
    """Yield positions of recorded games of one player on a known sheet."""
    for path in [each for each in recorded_games() if "_sheet_1p" in each.name][:count]:
        replay = Replay(path.read_bytes())
        for line in replay.lines():
            if replay.table.has_begun and line % _ASKED_EVERY == 0:
                yield replay.table.state


def _could_escape(lab: Laboratory) -> Figure:
    return could_escape(9)


ROWS = (
    *(Row(f"Zeds Zone, {kind}", "presses", _most(kind), most) for kind, most in MOST.items()),
    *(
        Row(f"Zeds Zone, {kind}", "presses", _average(kind), most)
        for kind, most in AVERAGE.items()
    ),
    Row("Zeds Zone, can I still make it, in ordinary moves", "", _could_escape, MOST_MOVES),
)
