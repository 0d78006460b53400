"""The stack of screens: the top one is entered, the popped one is left, the root stays."""

from tests.firmware.reading import Glass
from tests.firmware.ui.stage_set import Noting
from ui.help_page import HelpPage
from ui.screen import POPPED, PUSHED, Stack


def stack_of(*names):
    """Return a stack and its screens, from the root up, their notes wiped."""
    stack = Stack(Glass().canvas, None, None)
    screens = [Noting(name) for name in names]
    for screen in screens:
        stack.push(screen, 0)
    for screen in screens:
        screen.notes = []
    return stack, screens


def test_a_pushed_screen_is_entered_and_on_top():
    stack, screens = stack_of(b"root")
    fresh = Noting(b"fresh")
    stack.change = 0
    stack.is_stale = False

    stack.push(fresh, 0)

    assert stack.top is fresh
    assert fresh.stack is stack
    assert fresh.notes == ["enter"]
    assert screens[0].notes == []
    assert (stack.depth, stack.change, stack.is_stale) == (2, PUSHED, True)


def test_a_popped_screen_is_left_and_the_one_below_entered_again():
    stack, screens = stack_of(b"root", b"top")

    stack.pop(0)

    assert screens[1].notes == ["leave"]
    assert screens[0].notes == ["enter"]
    assert (stack.top, stack.change) == (screens[0], POPPED)


def test_the_root_is_never_popped():
    stack, screens = stack_of(b"root")

    for _ in range(3):
        stack.pop(0)

    assert stack.top is screens[0]
    assert screens[0].notes == []


def test_a_replaced_screen_is_left_and_the_depth_stays():
    stack, screens = stack_of(b"root", b"old")
    fresh = Noting(b"fresh")

    stack.replace(fresh, 0)

    assert screens[1].notes == ["leave"]
    assert (stack.depth, stack.top) == (2, fresh)


def test_going_home_leaves_all_but_the_root_from_the_top_down():
    stack, screens = stack_of(b"root", b"one", b"two", b"three")

    stack.go_home(0)
    assert [screen.notes for screen in screens] == [[], ["leave"], ["leave"], ["leave"]]

    stack.coming(0)
    assert screens[0].notes == ["enter"]
    assert (stack.depth, stack.change) == (1, POPPED)


def test_whoever_comes_first_keeps_the_launcher_away():
    stack, _ = stack_of(b"root", b"one")
    fresh = Noting(b"fresh")

    stack.go_home(0)
    stack.push(fresh, 0)

    assert stack.coming is None
    assert stack.top is fresh


class Explained(Noting):
    """A screen that has something to say about itself."""

    help = b"About this screen."


def test_help_opens_a_page_about_the_screen_in_sight():
    stack, _ = stack_of(b"root")
    stack.push(Explained(b"top"), 0)

    stack.help(0)

    assert isinstance(stack.top, HelpPage)
    assert stack.depth == 3
