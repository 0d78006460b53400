"""The Toolbox's course: every tool used for a while, every page opened over it."""

from collections.abc import Iterator

from host_tools.evening.course import Course, Finger
from host_tools.shelf import way_to
from host_tools.simulated.disk import SimDisk

_USE = ("OK", "UP", "OK", "DOWN", "OK", "BACK hold")


def courses() -> Iterator[Course]:
    """Yield the one course."""
    finger = Finger("toolbox", SimDisk())
    finger.press(*way_to("toolbox"))
    shelf = finger.screen
    for tool in range(len(shelf._menu.rows)):
        finger.press(*["DOWN"] * (tool - shelf._menu.cursor), "OK")
        finger.visit_pages()
        finger.press(*_USE)
        # An undo lays out the shelf anew.
        while not hasattr(finger.screen, "choose"):
            finger.press("BACK")
        shelf = finger.screen
    finger.go_home()
    yield finger.course
