"""The odds of a battle: enumerated, simulated, compared with the rulebook's table, and blind."""

from random import Random

import pytest

from engine.chance import Chance
from games.zoneplex.rules import contract
from games.zoneplex.rules.battle import odds as odds_rules
from games.zoneplex.screens.pages.deck_left import left_lines
from host_tools.exercises.replay import Replay
from host_tools.simulated.game_log import Log, open_game
from host_tools.sweeps.zoneplex import odds
from host_tools.sweeps.zoneplex.plain_odds import count_all, shown_percent
from host_tools.sweeps.zoneplex.record_games import recorded_games

_CASES = 500
_PARTS = 5
_LOW_FACES = (0, 1, 2, 3)

# Percent of victories of one monk, by WMS and stones, against the Fears 5 to 11.
_SOLO = {
    (1, 0): (0, 0, 0, 0, 0, 0, 0),
    (1, 1): (15.6, 6.2, 1.6, 0, 0, 0, 0),
    (1, 2): (39.1, 24.6, 13.3, 5.9, 2.0, 0.4, 0),
    (1, 3): (61.2, 47.0, 32.9, 20.7, 11.4, 5.4, 2.1),
    (1, 4): (77.8, 66.6, 53.8, 40.5, 28.0, 17.6, 9.9),
    (2, 0): (6.2, 0, 0, 0, 0, 0, 0),
    (2, 2): (52.3, 37.9, 24.2, 13.3, 5.9, 2.0, 0.4),
    (2, 4): (82.7, 74.0, 63.3, 51.3, 38.9, 27.1, 17.2),
    (3, 0): (18.8, 6.2, 0, 0, 0, 0, 0),
    (3, 2): (63.3, 51.2, 37.5, 24.2, 13.3, 5.9, 2.0),
    (3, 4): (85.5, 78.9, 70.7, 60.9, 49.7, 38.0, 26.8),
    (4, 0): (37.5, 18.8, 6.2, 0, 0, 0, 0),
    (4, 2): (70.7, 62.1, 50.8, 37.5, 24.2, 13.3, 5.9),
    (4, 4): (86.8, 81.7, 75.6, 68.2, 59.3, 48.9, 37.6),
}
# Monks, their WMS, stones in all, Fear: percent.
_GROUPS = {
    (3, 1, 0, 5): 61.3,
    (3, 1, 0, 11): 2.0,
    (5, 1, 0, 5): 92.8,
    (5, 1, 0, 11): 42.8,
    (3, 2, 3, 5): 96.6,
    (3, 2, 3, 11): 65.7,
}


def before_its_roll(fear: int, stones: int, strengths: list[int]) -> float:
    """Return the percent of victories over a Fear whose strength is not rolled yet."""
    won = total = 0
    for face in _LOW_FACES:
        winning, all_runs = odds_rules.odds(fear + face, stones, strengths, _LOW_FACES)
        won, total = won + winning, total + all_runs
    return 100 * won / total


@pytest.mark.parametrize("part", range(_PARTS))
def test_odds_equal_the_enumeration_of_all_rolls(part: int) -> None:
    count = _CASES // _PARTS

    report = odds.run(part * count, count, rolls=20_000)

    assert not report.failure, report.failure
    assert report.summary.startswith(f"{count} battles")


@pytest.mark.parametrize(("monk", "row"), _SOLO.items())
def test_one_monk_wins_as_often_as_the_table_says(
    monk: tuple[int, int], row: tuple[float, ...]
) -> None:
    strength, stones = monk

    found = [before_its_roll(fear, stones, [strength]) for fear in range(5, 12)]

    # Cut or rounded to one decimal, the table does not say.
    assert all(abs(percent - wanted) <= 0.0501 for percent, wanted in zip(found, row, strict=True))


@pytest.mark.parametrize(("group", "wanted"), _GROUPS.items())
def test_groups_win_as_often_as_the_table_says(
    group: tuple[int, int, int, int], wanted: float
) -> None:
    monks, strength, stones, fear = group

    assert abs(before_its_roll(fear, stones, [strength] * monks) - wanted) <= 0.0501


def test_wrong_odds_are_told_with_their_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(odds_rules, "percent", lambda winning, total: 100 * winning // total)

    report = odds.run(0, 100, rolls=1_000)

    assert "zonekeeper soak --part zoneplex-odds --seed " in report.failure


def test_odds_too_far_from_the_simulation_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    true_odds = odds_rules.odds

    def biased(left, stones, strengths, values):
        winning, total = true_odds(left, stones, strengths, values)
        return (winning + total // 10, total) if stones > 7 else (winning, total)

    monkeypatch.setattr(odds_rules, "odds", biased)

    assert "zoneplex-odds --seed" in odds.run(0, 60, rolls=100_000).failure


@pytest.mark.parametrize("total", [4, 16, 64, 256, 1024])
def test_percents_round_halves_up_and_only_certainty_is_0_or_100(total: int) -> None:
    for winning in range(total + 1):
        shown = odds_rules.percent(winning, total)

        assert shown == shown_percent(winning, total)
        assert (shown == 0) == (winning == 0)
        assert (shown == 100) == (winning == total)


def test_a_beaten_fear_is_certain_and_nobody_beats_anything() -> None:
    assert odds_rules.percent(*odds_rules.odds(0, 0, [], _LOW_FACES)) == 100
    assert odds_rules.percent(*odds_rules.odds(3, 0, [], _LOW_FACES)) == 0
    assert count_all(0, 0, [], _LOW_FACES) == (1, 1)


def test_nothing_that_is_shown_depends_on_what_is_hidden() -> None:
    rng = Random(11)
    compared = 0
    for path in recorded_games()[::20]:
        replay = Replay(path.read_bytes())
        for line in replay.lines():
            if replay.table.has_begun and line % 5 == 0:
                other = with_another_order(replay.table.state, rng)
                compared += other.deck != replay.table.state.deck
                assert shown(other) == shown(replay.table.state)

    assert compared > 100


def test_no_frame_depends_on_what_is_hidden() -> None:
    rng = Random(12)
    log = Log(recorded_games()[0].read_bytes())
    for lines in range(log.begun, len(log.lines) - 1, 12):
        session = log.resume(lines)
        game = open_game(session)
        seen = frame(session)

        game.table.state = with_another_order(game.table.state, rng)
        game.show(session.world.ticks_ms())

        assert frame(session) == seen


def with_another_order(state, rng):
    """Return the same state with the rest of the deck shuffled, and with another seed."""
    other = contract.unpack(contract.pack(state), Chance(rng.randbytes(32)))
    rest = list(other.deck[other.drawn :])
    rng.shuffle(rest)
    other.deck[other.drawn :] = bytes(rest)
    return other


def frame(session):
    """Return the picture once it rests."""
    session.settle()
    return session.picture()


def shown(state):
    chances = [
        odds_rules.battle_odds(state, state.battle.helpers, bytes((stones,)), helpers)
        for stones, helpers in ((0, 0), (1, 0), (0, 1), (2, 2))
    ]
    views = [contract.view(state, seat) for seat in range(-1, state.seats)]
    return chances, views, left_lines(state), contract.moves(state)
