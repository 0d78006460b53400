"""`zonekeeper zones tournament`: how strong the device is, and that it keeps the rules."""

import pytest

from engine.refusal import Refusal
from games.zones.rules import contract
from host_tools.workshop.zones import command, tournament
from host_tools.workshop.zones.tournament import Figures, Played, figures, play, play_all

Captured = pytest.CaptureFixture[str]

_GAMES = 40  # the command plays 100


def outcome(pair: tuple[str, str], games: int = _GAMES) -> Figures:
    return figures([played for piece in play_all(pair, games, 1, 1) for played in piece])


def test_the_strong_one_beats_the_weak_one_in_eight_games_of_ten() -> None:
    assert outcome(("strong", "weak")).won >= 0.8 * _GAMES


def test_the_strong_one_beats_the_middle_one_in_six_games_of_ten() -> None:
    assert outcome(("strong", "middle")).won >= 0.6 * _GAMES


def test_a_game_is_the_same_every_time_and_each_deal_comes_from_both_sides() -> None:
    pair = ("middle", "weak")
    assert play(pair, 4, 7) == play(pair, 4, 7)
    assert play(pair, 4, 7) != play(pair, 6, 7)
    assert [play(pair, number, 7).is_midgard for number in (4, 5)] == [True, False]


def test_figures_add_up() -> None:
    games = [Played(True, 1, 30, 75), Played(False, 1, 20, 65), Played(True, -1, 10, 55)]
    found = figures([*games, Played(False, 0, 300, 345)])

    assert (found.games, found.won, found.won_as_midgard, found.won_as_trolls) == (4, 2, 1, 1)
    assert (found.lost, found.drawn, found.turns, found.moves) == (1, 1, 90, 540)


def test_the_command_prints_a_table(capsys: Captured) -> None:
    assert command.main(["tournament", "--games", "2", "--workers", "1"]) == 0

    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split()[:4] == ["first", "second", "games", "won"]
    assert [line.split()[:3] for line in lines[1:4]] == [
        ["strong", "weak", "2"],
        ["strong", "middle", "2"],
        ["middle", "weak", "2"],
    ]
    assert "moves, none of them refused." in lines[4]


def test_a_move_against_the_rules_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    no = Refusal(b"ZS-06", b"No.")
    apply = contract.apply
    monkeypatch.setattr(
        contract, "apply", lambda state, move: no if move[0] == 7 else apply(state, move)
    )

    assert command.main(["tournament", "--games", "2", "--workers", "1"]) == 1
    assert capsys.readouterr().err.strip().endswith("No.")


def test_wrong_arguments_are_refused() -> None:
    for argv in ([], ["tournament", "--games", "0"]):
        with pytest.raises(SystemExit) as left:
            command.main(argv)
        assert left.value.code == 2


def test_strengths_have_names() -> None:
    assert {name for pair in tournament.PAIRS for name in pair} == set(tournament.STRENGTHS)
