"""The sheets of our own: sound, in order, and worth playing."""

import pytest

from host_tools.workshop import __main__ as made_files
from host_tools.workshop.zeds import made
from host_tools.workshop.zeds.lab import Figures, figures, play
from host_tools.workshop.zeds.plot import bars, table
from host_tools.workshop.zeds.sheet import Sheet, faults
from host_tools.workshop.zeds.sheet_text import written

SHEETS = made.sheets()


def played(sheet: Sheet, bot: str, games: int) -> Figures:
    return figures(play(sheet, bot, range(games), 7))


def test_there_are_three_and_the_gentlest_stands_first() -> None:
    assert list(SHEETS) == ["gentle", "plain", "grim"]
    escapes = [played(sheet, "modest", 300).escaped for sheet in SHEETS.values()]
    assert escapes == sorted(escapes, reverse=True)


@pytest.mark.parametrize("name", SHEETS)
def test_a_sheet_of_ours_is_sound_and_written_as_we_write(name: str) -> None:
    assert faults(SHEETS[name]) == []
    text = (made.SHEETS / f"{name}.txt").read_text()
    assert text == written(SHEETS[name])
    assert SHEETS[name].title.lower() == name


@pytest.mark.parametrize("name", SHEETS)
def test_better_play_escapes_clearly_more_often_and_all_ends_happen(name: str) -> None:
    modest, better = played(SHEETS[name], "modest", 300), played(SHEETS[name], "better", 60)

    assert better.escaped > modest.escaped + 0.15
    assert modest.escaped > 0 and modest.lost_early > 0.05
    assert better.late > 0.1
    assert better.shelters > 0.1 and better.grenades > 0.05


def test_a_bar_has_a_letter_for_every_two_games_in_a_hundred() -> None:
    row = Figures(100, 0.5, 0.3, 0.1, 0.2, 7.0, 0.4, 0.2)

    drawn = bars({("Plain", "better"): row}).splitlines()[0]

    assert drawn == "Plain better  " + "#" * 15 + "=" * 10 + "." * 10 + "-" * 10 + "x" * 5
    assert table({("Plain", "better"): row}).row_count == 1


def test_the_modules_of_the_firmware_are_those_of_the_texts() -> None:
    assert made_files.out_of_date(made.files()) == []
