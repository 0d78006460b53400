"""The tables of rules: gaps are told, an old table is found, a row links its tests."""

import re
from pathlib import Path

import pytest

from host_tools import rule_table
from host_tools.rule_table import Proof, Rule, RulePage
from host_tools.shelf import pieces

PAGE = RulePage(
    game="chess",
    ids=re.compile(r"\b(?:CH-[A-Z]+|AMB)-\d\d\b"),
    decisions="AMB-",
    reasons={"m": "movement: the device does not see the men", "o": "who stands where"},
    head="# The rules of chess",
    sections={"turn": "Turns"},
)


def _rule(name: str, how: str, detail: str = "") -> Rule:
    return Rule(name, "turn", how, detail, ("A sentence.",))


@pytest.mark.parametrize(
    ("rule", "tested", "complaint"),
    [
        (_rule("CH-TURN-01", "E"), {}, "CH-TURN-01 has no test"),
        (_rule("AMB-01", "S", "3=a/b"), {}, "AMB-01 has no test"),
        (_rule("AMB-39", "P", "o"), {}, "AMB-39 has no test"),
        (_rule("CH-MOV-01", "P"), {}, "without a reason"),
        (_rule("CH-MOV-01", "P", "?"), {"CH-MOV-01": []}, "without a reason"),
        (_rule("CH-MOV-01", "E", "?"), {"CH-MOV-01": []}, "without a reason"),
        (_rule("CH-MOV-01", "X"), {"CH-MOV-01": []}, "say E, P or S"),
        (_rule("CH-MOV-01", "P", "m"), {"CH-MOV-99": []}, "CH-MOV-99 is named by a test"),
    ],
)
def test_a_gap_is_complained_about(
    rule: Rule, tested: dict[str, list[Proof]], complaint: str
) -> None:
    (found,) = rule_table.complaints(PAGE, [rule], tested)

    assert complaint in found


def test_a_rule_that_stands_twice_is_complained_about() -> None:
    twice = [_rule("CH-TURN-01", "E")] * 2

    assert list(rule_table.complaints(PAGE, twice, {"CH-TURN-01": []})) == [
        "CH-TURN-01 is in the list of rules twice."
    ]


def test_a_rule_prompted_for_a_reason_needs_no_test() -> None:
    assert list(rule_table.complaints(PAGE, [_rule("CH-MOV-01", "P", "m")], {})) == []


def test_the_tables_are_up_to_date() -> None:
    assert rule_table.main(["--check"]) == 0


def test_an_old_table_is_found_and_written_anew(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for game in pieces("rule_page"):
        (tmp_path / game).mkdir()
    assert rule_table.main(["--check"], tmp_path) == 1
    assert "out of date" in capsys.readouterr().err

    assert rule_table.main([], tmp_path) == 0

    assert rule_table.main(["--check"], tmp_path) == 0


def test_a_row_says_how_a_rule_is_kept_and_links_its_tests() -> None:
    proof = Proof("test_rules_turn.py", "test_one_card_a_turn")
    page = rule_table.table(PAGE, [_rule("AMB-01", "S", "3=-2/+2")], {"AMB-01": [proof]})

    link = "[one card a turn](../../../tests/firmware/games/chess/test_rules_turn.py)"
    assert f"| AMB-01 | A sentence. | setting: -2, or +2 | {link} |" in page
