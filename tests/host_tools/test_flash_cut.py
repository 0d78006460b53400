"""An update over the cable, cut anywhere: the board starts the old firmware or the new one."""

from random import Random

import pytest

from host_tools.flash.chip import Operation
from host_tools.sweeps import flash_cut
from host_tools.sweeps.flash_cut import Point, Update
from host_tools.sweeps.table import SWEEPS
from tests.host_tools import board_scenes

_WHOLE = SWEEPS["flash-cuts"].count


def test_a_tenth_of_all_cuts_leaves_a_board_that_starts_with_its_game() -> None:
    seed = Random().randrange(1_000_000)

    report = flash_cut.run(seed, _WHOLE // 10)

    assert report.failure == "", f"seed {seed}: {report.failure}"
    assert int(report.summary.split(" in an update")[0].split()[-1]) <= _WHOLE
    # Four files make an update of more than 200 messages; each is a place to cut.
    assert int(report.summary.split(" messages")[0].split()[-1]) >= 120


def test_a_cut_is_the_flash_before_and_what_got_through() -> None:
    before = (b"\xff" * 4096,) * 2
    tape = [Operation(0, 0, b"\x0f"), Operation(1, 8, b"\x00\x00"), Operation(0)]
    update = Update(before, tape, [0, 0, 1], board_scenes.package())

    assert update.image(Point(0)) == before
    assert update.image(Point(1))[0][0] == 0x0F
    assert update.image(Point(2))[1][8:10] == b"\x00\x00"
    assert update.image(Point(1, 128))[1][8] == 0x00
    assert update.image(Point(3)) != before
    assert [point.operations for point in update.points(Random(1)) if not point.part] == [
        0,
        0,
        1,
        3,
    ]


def test_a_board_that_shows_something_else_is_told() -> None:
    update = Update(board_scenes.in_play(), [], [0], board_scenes.package())

    wrong = flash_cut.try_point(update, (b"launcher", b"game"), Point(0), False)

    assert "does not show its game" in wrong


def test_a_board_that_does_not_start_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def stuck(_board: object) -> tuple[bytes, bytes]:
        raise TimeoutError("The board is stuck.")

    monkeypatch.setattr(flash_cut, "seen_by", stuck)
    update = Update(board_scenes.in_play(), [], [0], board_scenes.package())

    assert "is stuck" in flash_cut.try_point(update, (b"", b""), Point(0), False)
