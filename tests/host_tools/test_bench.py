"""The bench: it holds now, and a broken budget makes it fail."""

import pytest

from host_tools import bench
from host_tools.bench.budgets import ROWS, all_rows
from host_tools.bench.figure import Figure, Row
from host_tools.bench.laboratory import Laboratory
from host_tools.bench.presses import presses
from host_tools.shelf import games

KB = 1024


def row(value: int, budget: int | None) -> Row:
    return Row("a thing", "bytes", lambda lab: Figure(value, "beside"), budget)


def test_a_kept_budget_makes_the_exit_code_0(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.main([], [row(300, 300), row(9_999, None)]) == 0

    printed = capsys.readouterr().out
    assert "yes" in printed
    assert "9,999 bytes" in printed


def test_a_broken_budget_makes_the_exit_code_1_and_is_named(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert bench.main([], [row(0, 0), row(301, 300)]) == 1

    printed = capsys.readouterr().out
    assert "NO" in printed
    assert "Over budget: a thing." in printed


def test_a_word_that_no_row_has_is_refused_with_what_there_is(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert bench.main(["--only", "nosuchword"], [row(300, 300)]) == 2

    told = capsys.readouterr()
    assert "No row has the word nosuchword. There is: " in told.err
    assert not told.out


def test_the_budgets_are_those_of_the_design() -> None:
    budgets = {row.what: row.budget for row in ROWS if row.budget is not None}

    assert budgets == {
        "bus, nothing changed": 0,
        "bus, a menu cursor moves": 300,
        "frames that allocate": 0,
        "key polls that allocate": 0,
        "LED animations that allocate": 0,
        "live heap, launcher": 44 * KB,
        "evening, heaviest set-up": 88 * KB,
        "evening, heaviest step": 88 * KB,
        "evening, heaviest page or game over": 96 * KB,
        "evening, launcher afterwards, more than before": 4 * KB,
        "evening, names": 900,
        "evening, games too large for 152,000 bytes": 0,
        "evening, games that want more than 2 KB at once": 0,
        "firmware, files a slot": 40,
        "firmware, littlefs blocks a slot": 90,
        "journal, a move": 8,
        "flash programmed, a move": 200,
        "flash blocks erased, a move": 0.1,
        "resume, in ordinary moves": 150,
        "undo, in ordinary moves": 40,
    }


def test_no_time_is_judged() -> None:
    assert not [each.what for each in all_rows() if each.unit == "µs" and each.budget is not None]


@pytest.mark.parametrize(
    "words",
    [
        "bus",
        "heap",
        "firmware",
        "journal",
        "flash",
        "moves",
        "presses",
        "time",
    ],
)
def test_the_budgets_hold(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.main(["--only", words]) == 0, capsys.readouterr().out


def test_the_rival_is_measured_on_the_same_frames() -> None:
    with Laboratory() as lab:
        shows = lab.shows

    theirs = [shows[frames][1][0] for frames in ("same", "moved", "full")]
    assert theirs == [1037, 1037, 1037]
    ours = [shows[frames][0][0] for frames in ("same", "moved", "full")]
    assert ours[0] == 0 < ours[1] <= 300 < ours[2]


def test_an_allocation_anywhere_breaks_the_budget() -> None:
    frames = next(each for each in ROWS if each.what == "frames that allocate")
    with Laboratory() as lab:
        lab.__dict__["walk"] = {
            "seen": {"Launcher": 3},
            "checked": {"a frame": 10},
            "guilty": {"a frame": 2},
            "found": ["Launcher: its draw allocates, after OK"],
        }

        figure = frames.measure(lab)

    assert figure.value == 2
    assert "Launcher: its draw allocates" in figure.note


def test_a_route_of_presses_that_leads_elsewhere_is_refused() -> None:
    measure = presses(games()[0], "OK OK", "Coin flipped")

    with Laboratory() as lab, pytest.raises(ValueError, match="find the way anew"):
        measure(lab)
