"""Whole games on the heap: the heaviest step and page, home afterwards, names, the hard heap."""

from functools import cache

from host_tools.bench.figure import Figure
from host_tools.bench.laboratory import Laboratory
from host_tools.evening.course import HOME, PAGE, STEP, Course
from host_tools.evening.weights import Weights, full_at, weigh
from host_tools.shelf import pieces


@cache
def courses() -> list[Course]:
    """Return the courses of all games."""
    return [course for piece in pieces("evening").values() for course in piece.courses()]


@cache
def _weights(lab: Laboratory) -> dict[str, Weights]:
    return {course.name: weigh(lab, course) for course in courses()}


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


def too_large(lab: Laboratory) -> Figure:
    """Return how many courses do not run whole in a heap that cannot grow."""
    found = {course.name: full_at(lab, course) for course in courses()}
    told = [f"{name}: {place}" for name, place in found.items() if place]
    return Figure(len(told), "; ".join(told) or f"of {len(found)}")


def _heaviest(lab: Laboratory, place: str) -> Figure:
    weights = _weights(lab)
    worst = max(weights, key=lambda name: weights[name].most[place])
    return Figure(weights[worst].most[place], f"{weights[worst].where[place]}, {worst}")
