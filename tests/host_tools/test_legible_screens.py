"""Every screen from the launcher on can be read, and its footers are true."""

from host_tools.exercises.crowded_disk import crowded_disk
from host_tools.exercises.walker import WAYS
from host_tools.simulated.disk import SimDisk
from tests.host_tools.legible import Sheet, faults
from tests.host_tools.legible_walk import LegibleWalk
from ui.canvas import Canvas
from ui.layout import footer, header
from ui.screen import Screen

_ACTIONS = 700


class _Muddle(Screen):
    """A screen with one fault of each kind, and a footer that lies."""

    def draw(self, canvas: Canvas) -> None:
        """Write over each other, over the edge, and under a bar."""
        header(canvas, b"Title")
        canvas.text(b"one", 10, 20)
        canvas.text(b"TWO", 10, 27)
        canvas.text(b"out", 120, 20)
        canvas.text(b"bar", 60, 40)
        canvas.frame.fill_rect(60, 42, 10, 2, 1)
        footer(canvas, b"open", b"leave")

    def press(self, key: int, now: int) -> None:
        """Do nothing."""


def test_all_that_can_be_wrong_with_a_screen_is_found():
    walk = LegibleWalk(SimDisk(), {"": (2, 3)})
    walk.screen.stack.push(_Muddle(), 0)

    walk.walk(8)

    assert sorted(set(walk.found)) == [
        "_Muddle: BACK is to 'leave', but nothing happens",
        "_Muddle: OK is to 'open', but nothing happens",
        "_Muddle: b'bar' is painted over",
        "_Muddle: b'one' touches b'TWO'",
        "_Muddle: b'out' leaves the glass",
    ]


def test_what_is_wiped_and_written_again_is_no_fault():
    sheet = Sheet(LegibleWalk(SimDisk(), WAYS).screen.stack.canvas)
    sheet.text(b"old", 60, 20)
    sheet.frame.fill_rect(58, 19, 30, 9, 1)
    sheet.use(sheet.small, 0)
    sheet.text(b"new", 60, 20)

    assert [piece.text for piece in sheet.pieces] == [b"new"]
    assert list(faults(sheet)) == []


def test_every_screen_from_the_launcher_on_is_legible_and_keeps_its_word():
    walk = LegibleWalk(crowded_disk(), WAYS)

    walk.walk(_ACTIONS)

    assert sorted(set(walk.found)) == []
    assert len(walk.seen) > 12
