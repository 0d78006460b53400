"""Mutated journals before both verifiers, `zonekeeper verify` and the page's: they must agree.

The page's verifier knows no rules. So it may let pass, or find later, what the rules alone
refuse: a move that is not allowed, more or fewer values of chance than they ask for, each of
which chance does give, or values from a line on of which it says that it leaves them open. And
it may find a move to be none behind the line at which `verify` says that it judges no further.
Everything else must be the same: the outcome, and the line.
"""

import random
from base64 import b32encode
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from functools import cache, partial
from pathlib import Path

from engine.header import FORMAT
from host_tools.firmware_path import ROOT
from host_tools.journal.log_file import Unreadable, parse_log
from host_tools.journal.proof import BROKEN, CONSISTENT, PROVEN, prove
from host_tools.journal.record_reader import Flaw
from host_tools.journal.telling import letters, spoken
from host_tools.journal.transcript import transcript
from host_tools.shelf import games
from host_tools.sweeps.log_mutants import mutant, shortened
from host_tools.sweeps.page_verifier import (
    ChromiumVerifier,
    Judgement,
    NodeVerifier,
    PageVerifier,
)
from host_tools.sweeps.report import Advance, Report, quiet
from host_tools.sweeps.spread import spread

_RULES = ("move", "rules")
_DOES_NOT_HOLD = "DOES NOT HOLD"
_MOVES = ("move", "chance")
_UNSURE = "Moves from line"  # on, which `zonekeeper verify` says it did not judge
_BATCH = 500
_AT_ONCE = 50
_TOLD = 4  # one in so many is told, which takes long
_NOTED = 4  # one in so many is judged by notes, too


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
    return _difference(page.judge(data), *judge_by_rules(data))


def _difference(mine: Judgement, rules: Judgement, flaw: Flaw | None) -> str:
    if (mine.outcome, mine.line) == (rules.outcome, rules.line):
        return ""
    if mine.kind in _MOVES and _UNSURE in rules.sentence and not _is_before(rules, mine):
        return ""
    is_later = rules.line is not None and (mine.line is None or mine.line > rules.line)
    if mine.outcome != "RAISED" and is_later and flaw is not None:
        is_open = mine.open is not None and mine.open <= flaw.line and "chance" in flaw.what
        if is_open or _is_by_rules(flaw):
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


@cache
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


def run(
    seed: int, count: int, workers: int = 1, advance: Advance = quiet, in_browser: bool = False
) -> Report:
    """Show `count` mutated journals to both, and hold them against the notes of the true ones."""
    where = "Chromium" if in_browser else "Node"
    judge_batch = partial(_judge_batch, in_browser)
    seen: Counter[str] = Counter()
    batches = [(at, min(seed + count, at + _BATCH)) for at in range(seed, seed + count, _BATCH)]
    for (first, end), found in zip(batches, spread(judge_batch, batches, workers)):
        if isinstance(found, str):
            return Report(f"{first - seed:,} mutated journals and more.", found)
        seen += found
        advance(end - first)
    outcomes = ", ".join(f"{number:,} {outcome}" for outcome, number in sorted(seen.items()))
    told = f"{count:,} mutated journals, {outcomes}: both verifiers agree, the page's in {where}"
    return Report(f"{told}, and nothing is proven but what was not changed.")


def _judge_batch(in_browser: bool, batch: tuple[int, int]) -> Counter[str] | str:
    """Return how often each outcome came, or in what the verifiers fail."""
    seen: Counter[str] = Counter()
    opened: PageVerifier = ChromiumVerifier() if in_browser else NodeVerifier()
    mutants = list(_mutants(*batch))
    with opened as page:
        for at in range(0, len(mutants), _AT_ONCE):
            some = mutants[at : at + _AT_ONCE]
            for (name, true, data), said in zip(some, page.judge_all([data for *_, data in some])):
                rules, flaw = judge_by_rules(data)
                trouble = _difference(said, rules, flaw) or _more(page, name, true, data, rules)
                if trouble:
                    return f"Mutant {name}: {trouble}."
                seen["unchanged" if data == true else rules.outcome] += 1
                seen["found by the rules alone"] += said.outcome != rules.outcome
    return seen


def _more(page: PageVerifier, name: str, true: bytes, data: bytes, rules: Judgement) -> str:
    """Try what takes long with one in some mutants, but never miss a proof that may be false."""
    chance = random.Random(name)
    if chance.randrange(_TOLD) == 0:
        _tell(data)
    is_held = rules.outcome != _DOES_NOT_HOLD
    if is_held or chance.randrange(_NOTED) == 0:
        trouble = false_proof(page, true, data, rules.outcome)
        if trouble:
            return trouble
    return differing_note(page, true, chance) if chance.randrange(_NOTED) == 0 else ""


def _tell(data: bytes) -> None:
    """Tell a log as `zonekeeper log` does: whatever it has, there are words for it."""
    with suppress(Unreadable):
        assert transcript(parse_log(data))


def false_proof(page: PageVerifier, true: bytes, data: bytes, outcome: str) -> str:
    """Return who takes a changed log for the one whose notes people have, or an empty text.

    `outcome` is what `verify` says without notes: where that is no more than sound, none helps.
    """
    if data == true:
        return ""
    log = parse_log(true)
    notes = {"seal": spoken(log.header.commitment), "fingerprint": spoken(log.chain)}
    outcomes = {"the page": page.judge(data, **notes).outcome}
    if outcome in (CONSISTENT, PROVEN):
        outcomes["verify"] = prove(parse_log(data), lambda line: None, notes).outcome
    fooled = [who for who, outcome in outcomes.items() if outcome not in (_DOES_NOT_HOLD, BROKEN)]
    return f"{fooled[0]} says {outcomes[fooled[0]]} with the notes of another" if fooled else ""


def differing_note(page: PageVerifier, data: bytes, chance: random.Random) -> str:
    """Return in what the two differ over a log and notes of it, true and false, or nothing."""
    log = parse_log(data)
    notes = {
        "seal": _note(log.header.commitment, chance),
        "fingerprint": _note(log.chain, chance),
    }
    said = page.judge(data, **notes).outcome
    mine = prove(log, lambda line: None, notes).outcome
    mine = _DOES_NOT_HOLD if mine == BROKEN else mine
    return "" if said == mine else f"with the notes {notes} the page says {said}, verify {mine}"


def _note(digest: bytes, chance: random.Random) -> str:
    """Return what somebody may have written down of a digest: short, long, or wrong."""
    words, code = spoken(digest).split(), b32encode(digest).decode().rstrip("=")
    text = chance.choice(
        (
            "",
            chance.choice((" ", "-", "")).join(words[: chance.randrange(1, 9)]),
            " ".join(f"{number + 1}. {word}" for number, word in enumerate(words)),
            letters(digest, chance.randrange(4, 13)),
            digest.hex()[: chance.randrange(4, 65)],
            chance.choice(("", "ZK2 SEAL ", "ZK2 LOG ", "ZK1 LOG ")) + code,
        )
    )
    if chance.random() < 0.2 and text:
        at = chance.randrange(len(text))
        text = text[:at] + chance.choice("a7z -") + text[at + 1 :]
    return chance.choice((text, text.upper()))


def _mutants(seed: int, end: int) -> Iterator[tuple[str, bytes, bytes]]:
    """Yield where a mutant is from, the log that it was made of, and it."""
    paths = recorded_logs()
    for number in range(seed, end):
        chance = random.Random(number)
        path = chance.choice(paths)
        # Short logs try as much, and take less time.
        lines = chance.choice((*range(12, 42), 10_000))
        true = shortened(path.read_bytes(), lines)
        yield f"{number} of {path.relative_to(ROOT).as_posix()}", true, mutant(true, chance)
