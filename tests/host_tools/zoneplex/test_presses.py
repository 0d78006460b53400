"""Presses on the real screens: recorded games are played with keys and every budget is kept."""

from pathlib import Path

import pytest

from games.zoneplex.rules import codes
from host_tools.sweeps.hands import Line
from host_tools.sweeps.zoneplex import presses
from host_tools.sweeps.zoneplex.bench import ZONEPLEX_CARD, ZONEPLEX_TURNS
from host_tools.sweeps.zoneplex.hands import Hands
from host_tools.sweeps.zoneplex.modes import MODES
from host_tools.sweeps.zoneplex.recipes import all_recipes
from host_tools.sweeps.zoneplex.record_games import recorded_games
from tests.host_tools.gathering import gather

_EVERY = 9  # every tenth would meet lively tables only
_UNEVEN = 15  # one of several fighters gives a stone; Regression: the plan for it went astray
_MODE_GAME = 3  # the table has its own deck
_WITHOUT_A_HELD_KEY = (presses.PLAIN, presses.LONE, presses.TRIO)
_TRIOS = [recipe.number for recipe in all_recipes() if recipe.is_trio]


def sample() -> dict[str, Path]:
    """Return a tenth of the games, and those in which three monks fight with two stones each."""
    games = recorded_games()
    chosen = sorted({*range(0, len(games), _EVERY), _UNEVEN, *_TRIOS})
    return {games[number].stem: games[number] for number in chosen}


GAMES = sample()


def test_every_kind_of_turn_has_a_budget() -> None:
    assert tuple(ZONEPLEX_TURNS) == presses.KINDS


@pytest.mark.parametrize("name", GAMES)
def test_a_game_keeps_the_budgets(name: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    count = presses.count_game(GAMES[name])

    for kind, turns in presses.per_turn([count]).items():
        assert all(taken <= ZONEPLEX_TURNS[kind] for taken, _ in turns), kind
        if kind in _WITHOUT_A_HELD_KEY:
            assert all(steps <= ZONEPLEX_TURNS[kind] for _, steps in turns), kind
    counts = gather(tmp_path_factory, "presses", list(GAMES), name, count)
    if counts is not None:
        judge_all(counts)


def judge_all(counts: list[presses.Count]) -> None:
    """Look for every kind of turn, and for the average of a card, in all games together."""
    found = presses.per_turn(counts)
    assert [kind for kind in presses.KINDS if not found[kind]] == [], "no such turn"

    # The games of three monks were added to the sample: they say nothing about a usual card.
    plain = [count for count in counts if int(count.name[:3]) not in _TRIOS]
    assert presses.average(presses.usual(plain)) <= ZONEPLEX_CARD


def test_a_kind_of_turn_that_no_game_has_is_told() -> None:
    with pytest.raises(AssertionError, match="no such turn"):
        judge_all([presses.count_game(GAMES[next(iter(GAMES))])])


@pytest.mark.parametrize("mode", MODES)
def test_games_of_the_modes_can_be_played_with_keys_alone(mode: str) -> None:
    games = recorded_games((mode,))

    for path in (games[_MODE_GAME], games[-1]):
        lines = Hands(path.read_bytes()).play()
        assert {line.move[0] for line in lines if line.move} >= {codes.LAY_OUT, codes.EVOKE}


def test_what_was_taken_back_is_not_counted() -> None:
    lines = [Line(0, b"\x01", b""), Line(0, b"\x04\x00", b""), Line(3, b"", b"")]
    lines += [Line(5, b"", b""), Line(3, b"", b""), Line(0, b"\x02", b"")]

    assert [line.move for line in presses.standing(lines)] == [b"\x01", b"\x02"]
