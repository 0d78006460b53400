"""The list of ZoneS's rules is whole, every rule is shown by a test, and the table says so."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from host_tools import rule_table
from host_tools.rule_table import Rule
from host_tools.sweeps.zones.rule_page import PAGE

_RULES = 13
_DECISIONS = 33


@pytest.fixture(scope="module")
def rules() -> list[Rule]:
    return rule_table.rules(PAGE)


def test_the_list_has_every_rule_and_decision(rules: list[Rule]) -> None:
    expected = {f"ZS-{number:02}" for number in range(1, _RULES + 1)}
    expected |= {f"ZSD-{number:02}" for number in range(1, _DECISIONS + 1)}

    assert {rule.name for rule in rules} == expected


def test_every_rule_is_named_by_a_test(rules: list[Rule]) -> None:
    tested = rule_table.proofs(PAGE)

    assert list(rule_table.complaints(PAGE, rules, tested)) == []
    assert [rule.name for rule in rules if rule.name not in tested] == []


def test_every_example_of_the_rules_is_named_by_a_test() -> None:
    texts = [path.read_text(encoding="utf-8") for path in PAGE.tests.glob("test_rules_*.py")]

    for number in range(1, 5):
        assert any(f"EX-ZS-{number}" in text for text in texts), number


def test_every_rule_that_the_game_cites_is_in_the_list(rules: list[Rule]) -> None:
    names = {rule.name for rule in rules}
    strays = [
        f"{path.name} cites {name}"
        for path in sorted(PAGE.folder.rglob("*.py"))
        for name in PAGE.ids.findall(path.read_text(encoding="utf-8"))
        if name not in names
    ]

    assert strays == []


def test_every_refusal_cites_a_rule_of_the_list(rules: list[Rule]) -> None:
    names = {rule.name for rule in rules}
    cited = [name for path in PAGE.folder.rglob("*.py") for name in _refusals(path)]

    assert len(cited) > 10
    assert [name for name in cited if name not in names] == []


def test_the_decisions_of_the_table_are_settings(rules: list[Rule]) -> None:
    settings = {rule.name: rule.detail for rule in rules if rule.how == "S"}

    assert settings == {
        "ZSD-02": "-=9/another",
        "ZSD-03": "-=3,3,3,1/other",
        "ZSD-04": "-=guess/confirmed",
        "ZSD-13": "2=move/summon",
    }


def _refusals(path: Path) -> Iterator[str]:
    """Yield the IDs of the refusals in a file."""
    calls = [node for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Call)]
    for call in calls:
        is_refusal = isinstance(call.func, ast.Name) and call.func.id == "Refusal"
        if is_refusal and isinstance(call.args[0], ast.Constant):
            yield call.args[0].value.decode()
