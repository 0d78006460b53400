"""Write the table of a game's rules: how the device keeps each, and which tests show it.

    python -m host_tools.rule_table [--check]

The rules are the firmware's own list (`games/<game>/rulebook`); what stands around it is the
game's `rule_page`. A test names the rules it shows in its docstring.
"""

import argparse
import ast
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

from host_tools.firmware_path import ROOT, add_firmware
from host_tools.shelf import pieces

_GAMES = ROOT / "firmware" / "games"
_TESTS = ROOT / "tests" / "firmware" / "games"


@dataclass(frozen=True)
class RulePage:
    """The page of one game: how its rules are named, and the words around them.

    What begins with `decisions` settles what a rulebook leaves open, and needs a test even where
    it is only prompted.
    """

    game: str
    ids: re.Pattern[str]
    decisions: str
    reasons: Mapping[str, str]
    head: str
    sections: Mapping[str, str]

    @property
    def folder(self) -> Path:
        """Return the game's folder in the firmware."""
        return _GAMES / self.game

    @property
    def tests(self) -> Path:
        """Return the folder of its tests."""
        return _TESTS / self.game


@dataclass(frozen=True)
class Rule:
    """One rule. `how` is E, P or S.

    `detail` is the reason of a P, the bit and the choices of an S, and of an E what the device
    cannot see of it, if there is such a thing.
    """

    name: str
    section: str
    how: str
    detail: str
    sentences: tuple[str, ...]


@dataclass(frozen=True)
class Proof:
    """A test function that names a rule."""

    file: str
    function: str


def rules(page: RulePage) -> list[Rule]:
    """Return the firmware's list, in its order."""
    add_firmware()
    pages: Any = import_module(f"games.{page.game}.rulebook.pages")
    found = []
    for section in pages.SECTIONS:
        rules = pages.rules_of(section)
        text = rules if isinstance(rules, bytes) else b"".join(rules)
        found += [_rule(section, line) for line in text.decode().splitlines()]
    return found


def _rule(section: str, line: str) -> Rule:
    name, how, sentence = line.split(" ", 2)
    return Rule(name, section, how[0], how[1:], tuple(sentence.split("|")))


def proofs(page: RulePage) -> dict[str, list[Proof]]:
    """Return the tests of the rules by the IDs that their docstrings name."""
    found: dict[str, list[Proof]] = {}
    for path in sorted(page.tests.glob("test_rules_*.py")):
        for function in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(function, ast.FunctionDef) and function.name.startswith("test_"):
                for name in page.ids.findall(ast.get_docstring(function) or ""):
                    found.setdefault(name, []).append(Proof(path.name, function.name))
    return found


def complaints(
    page: RulePage, listed: Sequence[Rule], tested: Mapping[str, object]
) -> Iterator[str]:
    """Say which rules are neither tested nor prompted for a reason, and which tests err."""
    for rule in listed:
        if rule.how not in ("E", "P", "S"):
            yield f"{rule.name} is kept by {rule.how!r}: say E, P or S."
        elif rule.how == "P" and rule.detail not in page.reasons:
            yield f"{rule.name} is prompted only, without a reason."
        elif rule.how == "E" and rule.detail and rule.detail not in page.reasons:
            yield f"{rule.name} is enforced in part, without a reason."
        elif rule.name not in tested and (rule.how != "P" or rule.name.startswith(page.decisions)):
            yield f"{rule.name} has no test: name it in the docstring of one that shows it."
    names = [rule.name for rule in listed]
    for name in sorted(set(tested) - set(names)):
        yield f"{name} is named by a test and is not in the list of rules."
    for name in sorted({name for name in names if names.count(name) > 1}):
        yield f"{name} is in the list of rules twice."


def table(page: RulePage, listed: Sequence[Rule], tested: Mapping[str, Sequence[Proof]]) -> str:
    """Return the page."""
    lines = [page.head]
    for section, title in page.sections.items():
        lines += [f"## {title}\n", "| rule | in short | the device | tests |", "|---|---|---|---|"]
        lines += [_row(page, rule, tested) for rule in listed if rule.section == section]
        lines.append("")
    return "\n".join(lines)


def _row(page: RulePage, rule: Rule, tested: Mapping[str, Sequence[Proof]]) -> str:
    short = " Or: ".join(rule.sentences)
    links = "; ".join(_link(page, proof) for proof in tested.get(rule.name, ()))
    return f"| {rule.name} | {short} | {_kept(page, rule)} | {links} |"


def _kept(page: RulePage, rule: Rule) -> str:
    """Return in words how the device keeps a rule."""
    if rule.how == "E":
        return f"enforced, but for {page.reasons[rule.detail]}" if rule.detail else "enforced"
    if rule.how == "P":
        return f"prompted ({page.reasons[rule.detail]})"
    default, _, other = rule.detail[2:].replace("_", " ").partition("/")
    return f"setting: {default}, or {other}"


def _link(page: RulePage, proof: Proof) -> str:
    """Return the test's sentence, linked to its file."""
    sentence = proof.function.removeprefix("test_").replace("_", " ")
    return f"[{sentence}](../../../{page.tests.relative_to(ROOT).as_posix()}/{proof.file})"


def main(argv: Sequence[str], games: Path = _GAMES) -> int:
    """Write every table, or with --check only say whether they are current and complete."""
    parser = argparse.ArgumentParser("python -m host_tools.rule_table", description=__doc__)
    parser.add_argument("--check", action="store_true", help="only say whether it is current")
    is_check = parser.parse_args(argv).check
    wrong: list[str] = []
    for game, piece in pieces("rule_page").items():
        wrong += _write(piece.PAGE, games / game / "RULES.md", is_check)
    print("\n".join(wrong), end="\n" if wrong else "", file=sys.stderr)
    return int(bool(wrong))


def _write(page: RulePage, target: Path, is_check: bool) -> Iterator[str]:
    """Write one table, or look whether it is current; say what is wrong with it."""
    listed, tested = rules(page), proofs(page)
    yield from complaints(page, listed, tested)
    text = table(page, listed, tested)
    if not is_check:
        target.write_text(text, encoding="utf-8")
    elif not target.is_file() or target.read_text(encoding="utf-8") != text:
        yield f"{target.name} is out of date: run 'python -m host_tools.rule_table'."


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
