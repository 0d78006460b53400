"""Weighs a course at every press."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

from host_tools.bench.heap import NUDGES
from host_tools.bench.laboratory import Laboratory
from host_tools.evening.course import HOME, Course
from host_tools.evening.device import EveningDevice

_WORKERS = 2  # boards at a time


@dataclass
class Weights:
    """The most that lived on screens of each place, and where; names at the end.

    `taken` is the most that one event of a press took from the heap, and `taken_mean` what one
    took on average.
    """

    most: dict[str, int] = field(default_factory=dict)
    where: dict[str, str] = field(default_factory=dict)
    first_home: int = 0
    names: int = 0
    taken: int = 0
    taken_at: str = ""
    taken_mean: int = 0


@dataclass(frozen=True)
class _Played:
    live: list[int]  # at first, and after each press
    taken: list[int]  # by each press
    names: int


def weigh(lab: Laboratory, course: Course) -> Weights:
    """Play a course and weigh the device after each press, at some places in memory."""
    assert lab.sizes  # before several ask for them at once
    with ThreadPoolExecutor(_WORKERS) as pool:
        played = list(pool.map(lambda nudge: _play(lab, course, nudge), NUDGES))
    least = [min(each) for each in zip(*(each.live for each in played), strict=True)]
    taken = played[0].taken
    weights = Weights(first_home=least[0], names=min(each.names for each in played))
    for press, live in zip(course.presses, least[1:], strict=True):
        if live > weights.most.get(press.place, 0):
            weights.most[press.place] = live
            weights.where[press.place] = press.screen.rpartition(".")[2]
    weights.most[HOME] = least[-1]
    weights.taken = max(taken)
    weights.taken_at = course.presses[taken.index(max(taken))].screen.rpartition(".")[2]
    weights.taken_mean = sum(taken) // len(taken)
    return weights


def _play(lab: Laboratory, course: Course, nudge: str) -> _Played:
    with lab.compiled_board() as vm:
        device = EveningDevice(lab, vm, course.files, nudge)
        live, taken = [device.live()], []
        for press in course.presses:
            taken.append(device.press(press))
            live.append(device.live())
        return _Played(live, taken, device.names())
