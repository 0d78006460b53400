"""Mutated journals before both verifiers, `zonekeeper verify` and the page's: they must agree.

The page's verifier knows no rules. So it may let pass, or find later, what the rules alone
refuse: a move that is not allowed, or more or fewer values of chance than they ask for, each of
which chance does give. And it may find a move to be none behind the line at which `verify` says
that it judges no further. Everything else must be the same: the outcome, and the line.
"""

import base64
import json
import random
import subprocess
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from engine.header import FORMAT
from host_tools.firmware_path import ROOT
from host_tools.journal.log_file import Unreadable, parse_log
from host_tools.journal.proof import BROKEN, prove
from host_tools.journal.record_reader import Flaw
from host_tools.micropython_vm.node_process import find_node
from host_tools.shelf import games
from host_tools.sweeps.log_mutants import mutant
from host_tools.sweeps.report import Advance, Report, quiet

_SCRIPT = ROOT / "host_tools" / "browser" / "verify_lines.mjs"
_RULES = ("move", "rules")
_DOES_NOT_HOLD = "DOES NOT HOLD"
_MOVES = ("move", "chance")
_UNSURE = "Moves from line"  # on, which `zonekeeper verify` says it did not judge
_BATCH = 100


class Judgement(NamedTuple):
    """What a verifier says; the line is None when nothing is wrong."""

    outcome: str
    line: int | None = None
    kind: str | None = None
    sentence: str = ""


class PageVerifier:
    """The page's verifier in a Node process of its own."""

    def __enter__(self) -> "PageVerifier":
        """Start it."""
        self._process = subprocess.Popen(
            [find_node(), _SCRIPT, ROOT / "firmware" / "words.txt"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )
        return self

    def __exit__(self, *_reason: object) -> None:
        """End it."""
        self._process.kill()
        self._process.communicate()

    def judge(self, data: bytes, seal: str = "", fingerprint: str = "") -> Judgement:
        """Return what it says of a log."""
        sent = {"data": base64.b64encode(data).decode(), "seal": seal, "fingerprint": fingerprint}
        assert self._process.stdin and self._process.stdout
        self._process.stdin.write(json.dumps(sent) + "\n")
        self._process.stdin.flush()
        told: dict[str, Any] = json.loads(self._process.stdout.readline())
        return Judgement(**told)


def judge_by_rules(data: bytes) -> tuple[Judgement, Flaw | None]:
    """Return what `zonekeeper verify` says of a log, and its flaw."""
    try:
        proof = prove(parse_log(data), lambda line: None)
    except Unreadable as reason:
        return Judgement(_DOES_NOT_HOLD, 0, "head", str(reason)), None
    flaw = proof.flaw
    if proof.outcome != BROKEN or flaw is None:
        return Judgement(proof.outcome, sentence=" ".join(proof.unproven)), None
    told = " ".join((f"expected {flaw.expected}, found {flaw.found}", *proof.unproven))
    return Judgement(_DOES_NOT_HOLD, flaw.line, flaw.what, told), flaw


def disagreement(page: PageVerifier, data: bytes) -> str:
    """Return in what the two differ that they must not, or an empty text."""
    mine = page.judge(data)
    rules, flaw = judge_by_rules(data)
    if (mine.outcome, mine.line) == (rules.outcome, rules.line):
        return ""
    if mine.kind in _MOVES and _UNSURE in rules.sentence and not _is_before(rules, mine):
        return ""
    is_later = rules.line is not None and (mine.line is None or mine.line > rules.line)
    if mine.outcome != "RAISED" and is_later and flaw is not None and _is_by_rules(flaw):
        return ""
    return f"the page says {mine}, the rules {rules}"


def _is_before(one: Judgement, other: Judgement) -> bool:
    return one.line is not None and other.line is not None and one.line < other.line


def _is_by_rules(flaw: Flaw) -> bool:
    if flaw.what in _RULES:
        return True
    if "chance" not in flaw.what:
        return False
    one, other = _values(flaw.expected), _values(flaw.found)
    return one[: len(other)] == other or other[: len(one)] == one


def _values(told: str) -> list[str]:
    """Return the values of "2 1 (Card 3)"."""
    return told.split(" (", maxsplit=1)[0].replace("nothing", "").split()


def recorded_logs() -> list[Path]:
    """Return every log that is kept of the games on the shelf, of all formats and rules."""
    folders = ("recorded", "old_format", "older_rules")
    found = sorted(path for name in folders for path in (ROOT / "tests" / name).rglob("*.zkj"))
    return [path for path in found if parse_log(path.read_bytes()).header.game in games()]


def provable_log() -> Path:
    """Return a log that both notes prove: somebody cut, and gave a number before the seal."""
    for path in recorded_logs():
        log = parse_log(path.read_bytes())
        if log.is_over and log.cuts and log.header.format == FORMAT:
            return path
    raise FileNotFoundError("No recorded log can be proven.")


def run(seed: int, count: int, workers: int = 1, advance: Advance = quiet) -> Report:
    """Show `count` mutated journals to both; `workers` is of no use here."""
    seen: Counter[str] = Counter()
    with PageVerifier() as page:
        for number, name, data in _mutants(seed, count):
            trouble = disagreement(page, data)
            if trouble:
                failure = f"Mutant {number} of {name}: {trouble}."
                return Report(f"{number - seed:,} mutated journals.", failure)
            seen[name] += 1
            if (number - seed) % _BATCH == _BATCH - 1:
                advance(_BATCH)
    return Report(f"{count:,} mutated journals of {len(seen)} games: both verifiers agree.")


def _mutants(seed: int, count: int) -> Iterator[tuple[int, str, bytes]]:
    paths = recorded_logs()
    for number in range(seed, seed + count):
        chance = random.Random(number)
        path = chance.choice(paths)
        yield number, path.relative_to(ROOT).as_posix(), mutant(path.read_bytes(), chance)
