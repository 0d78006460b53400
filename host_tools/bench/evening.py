"""Whole games on the heap: the heaviest of each place, home afterwards, names, hard heaps."""

from collections.abc import Callable
from functools import cache

from host_tools.bench.figure import Figure
from host_tools.bench.laboratory import Laboratory
from host_tools.evening.course import HOME, PAGE, SETUP, STEP, Course
from host_tools.evening.courses import courses
from host_tools.evening.hard_heap import full_at, too_large_at
from host_tools.evening.weights import Weights, weigh


@cache
def _weights(lab: Laboratory) -> dict[str, Weights]:
    return {course.name: weigh(lab, course) for course in courses()}


def set_up(lab: Laboratory) -> Figure:
    """Return the heaviest screen before a game begins."""
    return _heaviest(lab, SETUP)


def step(lab: Laboratory) -> Figure:
    """Return the heaviest step of any game."""
    return _heaviest(lab, STEP)


def page(lab: Laboratory) -> Figure:
    """Return the heaviest page over any step, or screen of a game that is over."""
    return _heaviest(lab, PAGE)


def home_again(lab: Laboratory) -> Figure:
    """Return how much more lives on the launcher after a game than before the first."""
    grown = {name: each.most[HOME] - each.first_home for name, each in _weights(lab).items()}
    worst = max(grown, key=lambda name: grown[name])
    return Figure(grown[worst], f"after {worst}")


def names(lab: Laboratory) -> Figure:
    """Return the names after a game, those among them that are built into the chip."""
    return Figure(max(each.names for each in _weights(lab).values()), "all are read at the start")


def garbage(lab: Laboratory) -> Figure:
    """Return the most that one event of a press takes from the heap before it is collected."""
    name, worst = max(_weights(lab).items(), key=lambda each: each[1].taken)
    means = ", ".join(f"{each.taken_mean:,}" for each in _weights(lab).values())
    return Figure(worst.taken, f"{worst.taken_at}, {name}; on average {means}")


def too_large(lab: Laboratory) -> Figure:
    """Return how many courses do not run whole in a heap that cannot grow."""
    return _failing(lambda course: full_at(lab, course))


def too_large_pieces(lab: Laboratory) -> Figure:
    """Return how many courses want more than 2 KB in one piece after the start."""
    return _failing(lambda course: too_large_at(lab, course))


def _failing(play: Callable[[Course], str]) -> Figure:
    found = {course.name: play(course) for course in courses()}
    told = [f"{name}: {place}" for name, place in found.items() if place]
    return Figure(len(told), "; ".join(told) or f"of {len(found)}")


def _heaviest(lab: Laboratory, place: str) -> Figure:
    weights = {name: each for name, each in _weights(lab).items() if place in each.most}
    worst = max(weights, key=lambda name: weights[name].most[place])
    return Figure(weights[worst].most[place], f"{weights[worst].where[place]}, {worst}")
