"""Zoneplex at `zonekeeper table`: reasons for set-ups that are none, the odds and the ways."""

from typing import Any

import pytest
from jsonschema import Draft202012Validator

from host_tools.json_table.schema import answer_schema
from host_tools.sweeps.zoneplex.table_setup import MODES
from tests.host_tools.table_talk import talk
from tests.host_tools.test_table_schema import played

GAME = "zoneplex"


@pytest.mark.parametrize(
    ("setup", "reason"),
    [
        ({"seats": 6}, '"seats" must be a number from 3 to 5.'),
        ({"seats": True}, '"seats" must be a number from 3 to 5.'),
        ({"mode": "gauntlet", "seats": 2}, '"seats" must be a number from 1 to 1.'),
        ({"mode": "chess"}, '"mode" is one of zoneplex, evocation'),
        ({"starter": 3}, '"starter" must be a number from 0 to 2.'),
        ({"names": ["A", "B"]}, '"names" must be a list of 3 names.'),
        ({"names": ["A", "B", "Seven77777"]}, "up to 9 plain letters"),
        ({"names": ["A", "B", "\x1b[2J"]}, "up to 9 plain letters"),
        ({"cards": {"1": 50, "2": 0, "3": 0, "dislocate": 1}}, "2 each of 1, 2 and 3"),
        ({"cards": {"1": 16, "2": 16, "3": 16, "dislocate": 4}}, "51 together, and they are 52"),
        ({"cards": {}}, '"cards" must have 1, 2, 3, dislocate.'),
        ({"two_relics": [4]}, "strengths from 5 to 10"),
        ({"table_die": 1}, '"table_die" must be true or false.'),
        ({"four_stacks": True}, 'zoneplex has no "four_stacks".'),
        ({"colour": "red"}, 'zoneplex has no "colour".'),
        ("", "its bytes are no set-up."),
        ("ff" * 12, "not sound"),
        ("0300000c0c0c0f38", "not sound"),
    ],
)
def test_a_set_up_that_is_not_sound_is_refused_with_the_reason(setup: Any, reason: str) -> None:
    before, answer, after = talk(
        {"ask": "new"}, {"ask": "new", "setup": setup}, {"ask": "cut", "cut": 0}, game=GAME
    )

    assert not answer["ok"]
    assert reason in answer["error"]
    assert after["ok"] and after["cuts_needed"] == before["cuts_needed"] - 1


@pytest.mark.parametrize("mode", MODES)
def test_every_mode_is_played_by_names_and_keeps_to_the_schema(mode: str) -> None:
    validator = Draft202012Validator(answer_schema(GAME))
    odds, ways, turns = [], [], 0
    for seed in range(2):
        for answer in played(GAME, {"mode": mode}, 60, seed):
            validator.validate(answer)
            turns += "view" in answer
            odds += [answer["odds"]["percent"]] if answer.get("odds") else []
            ways += answer.get("ways") or []

    assert turns > 60
    assert odds and all(0 <= percent <= 100 for percent in odds)
    assert all(isinstance(step, str) for way in ways for step in way)


def test_a_winner_that_is_none_is_null() -> None:
    ends = []
    for seed in range(2):
        for answer in played(GAME, {"mode": "gauntlet"}, 700, seed):
            if answer["ok"] and answer["is_over"] and "view" in answer:
                ends.append((answer["view"]["winner"], answer["view"]["ending"]))

    assert ends
    assert all(winner is None or 0 <= winner < 5 for winner, _ in ends)
    assert any(winner is None for winner, _ in ends)
