"""Random games on both interpreters: a tenth of a whole run, and what a failure looks like."""

from pathlib import Path

import pytest

from host_tools.sweeps import playouts

_GAMES = 200
_PARTS = 8  # so that several workers share them


@pytest.mark.parametrize("part", range(_PARTS))
def test_both_interpreters_play_the_same_games(part: int) -> None:
    count = _GAMES // _PARTS

    report = playouts.play(part * count, count, workers=1)

    assert not report.failure, report.failure
    assert report.games == count
    assert report.moves > count * 10


def test_a_difference_is_told_with_its_seed_and_how_to_see_it_again(tmp_path: Path) -> None:
    unlike = "state.lamps[seat] += lamps + len(__import__('sys').implementation.name) % 3"
    plant(tmp_path, "state.lamps[seat] += lamps", unlike)

    report = playouts.play(41, 3, games=tmp_path)

    assert "CPython:     4" in report.failure
    assert "MicroPython: 4" in report.failure
    assert "zonekeeper soak --part playouts --seed 4" in report.failure


def test_what_a_game_raises_is_told_with_its_seed(tmp_path: Path) -> None:
    plant(tmp_path, "face = state.chance.roll(FACES)", "face = state.chance.roll(FACES) // 0")

    report = playouts.play(41, 3, games=tmp_path)

    assert "ZeroDivisionError" in report.failure
    assert "zonekeeper soak --part playouts --seed 4" in report.failure


def plant(folder: Path, line: str, other: str) -> None:
    """Copy the game of the tests with one line of its rules changed."""
    source = playouts.ROOT / "tests" / "games" / "lamplight"
    target = folder / "lamplight"
    for path in source.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        assert path.name != "contract.py" or line in text
        place = target / path.relative_to(source)
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text.replace(line, other), encoding="utf-8")
