"""The list of Zoneplex's rules is whole, every rule is shown by a test, and the table says so."""

import ast
from pathlib import Path

import pytest

from host_tools import rule_table
from host_tools.rule_table import GAME, ID, Proof, Rule

# How many rules of the base game each family has, and of the modes. The decisions are 70.
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
DECISIONS = 70


@pytest.fixture(scope="module")
def rules() -> list[Rule]:
    return rule_table.rules()


def test_the_list_has_every_rule_and_decision(rules: list[Rule]) -> None:
    families = {f"ZP-{name}": most for name, most in FAMILIES.items()} | MODES
    families["AMB"] = DECISIONS
    expected = {f"{name}-{no:02}" for name, most in families.items() for no in range(1, most + 1)}

    assert {rule.name for rule in rules} == expected


def test_every_rule_is_tested_or_prompted_for_a_reason(rules: list[Rule]) -> None:
    assert list(rule_table.complaints(rules, rule_table.proofs())) == []


def _rule(name: str, how: str, detail: str = "") -> Rule:
    return Rule(name, "turn", how, detail, ("A sentence.",))


@pytest.mark.parametrize(
    ("rule", "tested", "complaint"),
    [
        (_rule("ZP-TURN-01", "E"), {}, "ZP-TURN-01 has no test"),
        (_rule("AMB-01", "S", "3=a/b"), {}, "AMB-01 has no test"),
        (_rule("AMB-39", "P", "o"), {}, "AMB-39 has no test"),
        (_rule("ZP-MOV-01", "P"), {}, "without a reason"),
        (_rule("ZP-MOV-01", "P", "?"), {"ZP-MOV-01": []}, "without a reason"),
        (_rule("ZP-MOV-01", "E", "?"), {"ZP-MOV-01": []}, "without a reason"),
        (_rule("ZP-MOV-01", "X"), {"ZP-MOV-01": []}, "say E, P or S"),
        (_rule("ZP-MOV-01", "P", "m"), {"ZP-MOV-99": []}, "ZP-MOV-99 is named by a test"),
    ],
)
def test_a_gap_is_complained_about(
    rule: Rule, tested: dict[str, list[Proof]], complaint: str
) -> None:
    (found,) = rule_table.complaints([rule], tested)

    assert complaint in found


def test_a_rule_that_stands_twice_is_complained_about() -> None:
    twice = [_rule("ZP-TURN-01", "E")] * 2

    assert list(rule_table.complaints(twice, {"ZP-TURN-01": []})) == [
        "ZP-TURN-01 is in the list of rules twice."
    ]


def test_a_rule_prompted_for_a_reason_needs_no_test() -> None:
    assert list(rule_table.complaints([_rule("ZP-MOV-01", "P", "m")], {})) == []


def test_every_rule_that_the_game_cites_is_in_the_list(rules: list[Rule]) -> None:
    names = {rule.name for rule in rules}
    strays = [
        f"{path.name} cites {name}"
        for path in sorted(GAME.glob("*.py"))
        for name in ID.findall(path.read_text())
        if name not in names
    ]

    assert strays == []


def test_a_refusal_cites_a_rule_that_the_device_enforces(rules: list[Rule]) -> None:
    prompted = {rule.name for rule in rules if rule.how == "P"}
    strays = [
        f"{path.name} refuses by {name}, which is prompted only"
        for path in sorted(GAME.glob("rules*.py"))
        for name in _refusals(path)
        if name in prompted
    ]

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
    from games.zoneplex.setup_words import CHOICES, HOUSE

    settings = {rule.name: rule.detail for rule in rules if rule.how == "S"}
    for detail in settings.values():
        bit, choices = detail[0], detail[2:]
        if bit != "-":
            offered = b"/".join((CHOICES + HOUSE)[ord(bit) - ord("0")]).decode()
            assert choices == offered.replace(" ", "_")
    base = ["AMB-01", "AMB-16", "AMB-25", "AMB-38", "AMB-70"]
    modes = ["AMB-46", "AMB-51", "AMB-60", "AMB-64", "AMB-65", "ZM-05", "ZM-06"]
    assert sorted(settings) == sorted(base + modes)


def test_the_table_is_up_to_date() -> None:
    assert rule_table.main(["--check"]) == 0


def test_an_old_table_is_found_and_written_anew(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "RULES.md"
    assert rule_table.main(["--check"], page) == 1
    assert "out of date" in capsys.readouterr().err

    assert rule_table.main([], page) == 0

    assert rule_table.main(["--check"], page) == 0
    assert page.read_text().count("\n| ZP-") == sum(FAMILIES.values())


def test_a_row_says_how_a_rule_is_kept_and_links_its_tests() -> None:
    proof = Proof("test_rules_turn.py", "test_one_card_a_turn")
    page = rule_table.table([_rule("AMB-01", "S", "3=-2/+2")], {"AMB-01": [proof]})

    link = "[one card a turn](../../../tests/firmware/games/zoneplex/test_rules_turn.py)"
    assert f"| AMB-01 | A sentence. | setting: -2, or +2 | {link} |" in page
