"""The list of Zoneplex's rules is whole, every rule is shown by a test, and the table says so."""

import ast
from pathlib import Path

import pytest

from host_tools import rule_table
from host_tools.rule_table import Rule
from host_tools.sweeps.zoneplex.rule_page import PAGE

# How many rules of the base game each family has, and of the modes. The decisions are 72.
FAMILIES = {
    "SET": 10,
    "DECK": 7,
    "TILE": 5,
    "PH": 4,
    "TURN": 2,
    "MOV": 5,
    "STN": 5,
    "REL": 9,
    "JAR": 1,
    "DIE": 2,
    "BAT": 9,
    "SAC": 4,
    "GRP": 5,
    "WMS": 4,
    "FEAR": 4,
    "INF": 4,
    "EYE": 5,
    "CAT": 4,
    "TIE": 4,
}
MODES = {
    "EV-SET": 2,
    "EV-MOV": 1,
    "EV-STN": 3,
    "EV-DRK": 1,
    "EV-STK": 5,
    "EV-SCR": 1,
    "EV-BAN": 1,
    "CH-SET": 5,
    "CH-MOV": 1,
    "CH-CUR": 1,
    "CH-STK": 1,
    "CH-COM": 2,
    "CH-STN": 1,
    "CH-WIN": 2,
    "ZM": 6,
    "GA": 1,
    "VS": 1,
}
DECISIONS = 72


@pytest.fixture(scope="module")
def rules() -> list[Rule]:
    return rule_table.rules(PAGE)


def test_the_list_has_every_rule_and_decision(rules: list[Rule]) -> None:
    families = {f"ZP-{name}": most for name, most in FAMILIES.items()} | MODES
    families["AMB"] = DECISIONS
    expected = {f"{name}-{no:02}" for name, most in families.items() for no in range(1, most + 1)}

    assert {rule.name for rule in rules} == expected


def test_every_rule_is_tested_or_prompted_for_a_reason(rules: list[Rule]) -> None:
    assert list(rule_table.complaints(PAGE, rules, rule_table.proofs(PAGE))) == []


def test_every_rule_that_the_game_cites_is_in_the_list(rules: list[Rule]) -> None:
    names = {rule.name for rule in rules}
    strays = [
        f"{path.name} cites {name}"
        for path in sorted(PAGE.folder.rglob("*.py"))
        for name in PAGE.ids.findall(path.read_text())
        if name not in names
    ]

    assert strays == []


def test_a_refusal_cites_a_rule_that_the_device_enforces(rules: list[Rule]) -> None:
    prompted = {rule.name for rule in rules if rule.how == "P"}
    refusals = [(path, name) for path in PAGE.folder.rglob("*.py") for name in _refusals(path)]
    strays = [
        f"{path.name} refuses by {name}, which is prompted only"
        for path, name in refusals
        if name in prompted
    ]

    assert len(refusals) > 20
    assert strays == []


def _refusals(path: Path) -> list[str]:
    """Return the IDs of the refusals in a file."""
    calls = [node for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Call)]
    return [
        node.args[0].value.decode()
        for node in calls
        if isinstance(node.func, ast.Name)
        and node.func.id == "Refusal"
        and isinstance(node.args[0], ast.Constant)
    ]


def test_settings_offer_the_choices_of_the_set_up(rules: list[Rule]) -> None:
    from games.zoneplex.screens.setup.words import CHOICES, HOUSE

    settings = {rule.name: rule.detail for rule in rules if rule.how == "S"}
    for detail in settings.values():
        bit, choices = detail[0], detail[2:]
        if bit != "-":
            offered = b"/".join((CHOICES + HOUSE)[ord(bit) - ord("0")]).decode()
            assert choices == offered.replace(" ", "_")
    base = ["AMB-01", "AMB-16", "AMB-25", "AMB-38", "AMB-70"]
    modes = ["AMB-46", "AMB-51", "AMB-60", "AMB-64", "AMB-65", "AMB-71", "ZM-05", "ZM-06"]
    assert sorted(settings) == sorted(base + modes)


def test_the_table_has_a_row_for_every_rule() -> None:
    page = (PAGE.folder / "RULES.md").read_text()

    assert page.count("\n| ZP-") == sum(FAMILIES.values())
