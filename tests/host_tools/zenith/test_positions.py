"""Every agent, level and token against a second, plain implementation: a small part of a run."""

from collections import Counter

import pytest

from games.zenith.rules.cards import ALL_AGENTS, cost_of, faction_of, planet_of
from games.zenith.rules.names import agent as name_of
from host_tools.sweeps.table import SWEEPS
from host_tools.sweeps.zenith import plain, plain_game, positions
from host_tools.sweeps.zenith.whole_games import whole_game

_PARTS = 2  # so that several workers share them
_MOST_WAYS = 12  # of each agent in a position; `make soak` has a thousand positions of each


@pytest.mark.parametrize("part", range(_PARTS))
def test_both_come_to_the_same_positions(part: int) -> None:
    count = SWEEPS["zenith-positions"].count // 100

    report = positions.run(part * 10_000, count)

    assert not report.failure, report.failure


@pytest.mark.parametrize("seed", range(3))
def test_every_agent_with_every_answer(seed: int) -> None:
    ways = 0
    for agent in range(ALL_AGENTS):
        made, wrong = positions.every_choice(agent, 700 + seed, _MOST_WAYS)
        assert not wrong, f"{name_of(agent)}: {wrong}"
        ways += made

    assert ways > 2 * ALL_AGENTS


def test_agents_are_those_of_the_table() -> None:
    for agent, (planet, faction, cost, name, _) in enumerate(plain.AGENTS):
        assert plain.PLANETS[planet_of(agent)] == planet
        assert plain.FACTIONS[faction_of(agent)] == faction
        assert cost_of(agent) == int(cost)
        spelled = {"And3rs0n": "4nd3rs0n", "Pkd1ck": "P.K.D1ck"}.get(name, name)
        assert name_of(agent).decode().replace(" ", "") == spelled


def test_a_wrong_effect_is_told_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    nero = [*plain.AGENTS[3][:4], "+2 zen"]
    monkeypatch.setattr(plain, "AGENTS", [*plain.AGENTS[:3], nero, *plain.AGENTS[4:]])

    report = positions.run(0, 300)

    assert "zenithium is" in report.failure
    assert "zonekeeper soak --part zenith-positions --seed" in report.failure


def test_whole_games_are_alike_from_the_set_up_to_the_end() -> None:
    asked_for: Counter[str] = Counter()
    for seed in range(12):
        actions, wrong = whole_game(seed, asked_for)
        assert not wrong, f"seed {seed}: {wrong}"
        assert actions > 1

    assert {"m", "a", "y", "H", "O"} <= set(asked_for)  # teams, entered cards, own tokens


@pytest.mark.parametrize(
    ("name", "wrong", "told"),
    [
        ("_helped", lambda decisions: [0], "laid out, ['tracks'] are not alike"),
        ("_TECHNOLOGY", (0, 1), "only one offers"),
        ("_MOST_COST", 9, "only one offers"),
        ("_pass_on", lambda world: iter(()), "only the firmware asks"),
    ],
)
def test_a_wrong_rule_is_found_in_whole_games(
    name: str, wrong: object, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(plain_game, name, wrong)

    found = [whole_game(seed, Counter())[1] for seed in range(12)]

    assert any(told in sentence for sentence in found)
