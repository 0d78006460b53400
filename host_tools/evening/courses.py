"""The courses of all games: what each brings, and the set-up of those that have one."""

from collections.abc import Iterator
from functools import cache

from host_tools.evening.course import SETUP, Course, Finger
from host_tools.shelf import games, pieces, way_to
from host_tools.simulated.disk import SimDisk


@cache
def courses() -> list[Course]:
    """Return them."""
    found = [course for piece in pieces("evening").values() for course in piece.courses()]
    return [*found, *_set_ups()]


def _set_ups() -> Iterator[Course]:
    """Yield a course through each set-up, to the first step of the game and home."""
    for game in games():
        finger = Finger(f"set-up of {game}", SimDisk())
        finger.press(*way_to(game))
        if finger.course.presses[-1].place == SETUP:
            finger.set_up()
            finger.go_home()
            yield finger.course
