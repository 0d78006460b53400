"""The proof of a log: commitment, cuts, chain, order, and every card and roll computed again."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from engine import record as codec
from engine import seal
from host_tools.journal.course import follow_all
from host_tools.journal.gate import compare_all
from host_tools.journal.log_file import Log
from host_tools.journal.public_check import Unsure, check_public
from host_tools.journal.record_reader import Flaw, Record
from host_tools.journal.rulebook import STUMBLES, UnknownRules, load_play

Advance = Callable[[int], None]  # told the number of the line that was reached

_FROM_FOLDER = "the secret file beside the log"


@dataclass
class Proof:
    """What was checked, the first line that does not hold, and what cannot be proven yet."""

    checked: list[tuple[str, str]] = field(default_factory=list)
    flaw: Flaw | None = None
    unproven: list[str] = field(default_factory=list)

    @property
    def is_whole(self) -> bool:
        """Tell whether everything was proven."""
        return self.flaw is None and not self.unproven


def prove(log: Log, advance: Advance) -> Proof:
    """Check everything about a log that can be checked."""
    proof = Proof()
    try:
        play = load_play(log.header)
        seats = play.cutters(log.header.setup)
    except UnknownRules as reason:
        play, seats = None, None
        proof.unproven.append(str(reason))
    except STUMBLES:
        proof.flaw = Flaw(0, "setup", "one of this game", log.header.setup.hex() or "none")
        return proof
    steps, misplaced = follow_all(log.records, seats)
    proof.flaw = misplaced or log.damage
    if not proof.flaw:
        proof.checked.append(("chain", f"{len(log.records)} lines, each bound to all before"))
        proof.checked.append(("order", "every line may stand where it does"))
    sound = [step.record for step in steps]
    if play is not None:
        _prove_play(proof, play.RULES, log, sound, advance)
    return proof


def _prove_play(
    proof: Proof, rules: Any, log: Log, records: list[Record], advance: Advance
) -> None:
    if not log.secret:
        _check_without_secret(proof, rules, log, records, advance)
        return
    flaw = _wrong_secret(log)
    if flaw is None:
        flaw = compare_all(rules, log, records, advance)
        if flaw is None and proof.flaw is None:
            proof.checked += _tell_chance(log)
    proof.flaw = _first(flaw, proof.flaw)


def _check_without_secret(
    proof: Proof, rules: Any, log: Log, records: list[Record], advance: Advance
) -> None:
    try:
        proof.flaw = _first(check_public(rules, log.header.setup, records, advance), proof.flaw)
        if proof.flaw is None:
            proof.checked.append(("moves", "all are possible, as far as the table could see"))
    except Unsure as unsure:
        proof.unproven.append(f"Moves from line {unsure.line} on: {unsure}.")
    proof.unproven.append(
        "The log has no end, so the secret is not known: cards, rolls and the seal can be proven"
        " when the game is over."
    )


def _wrong_secret(log: Log) -> Flaw | None:
    promised, found = log.header.commitment, seal.commitment(log.secret)
    if promised == found:
        return None
    line = next((each.line for each in log.records if each.code == codec.END), 0)
    what = "SHA-256 of the secret" if line else f"SHA-256 of {_FROM_FOLDER}"
    return Flaw(line, what, f"{promised.hex()}, as the header promised", found.hex())


def _tell_chance(log: Log) -> list[tuple[str, str]]:
    shown = sum(len(record.tape) for record in log.records)
    source = "its end" if log.is_over else _FROM_FOLDER
    return [
        ("seal", f"is the SHA-256 of the secret from {source}"),
        ("cuts", f"{len(log.cuts)} in the seed, every seat once"),
        ("chance", f"{shown} cards and rolls computed again from the seed, all equal"),
    ]


def _first(one: Flaw | None, other: Flaw | None) -> Flaw | None:
    """Return the flaw that comes first in the log."""
    if one is None or other is None:
        return one or other
    return one if one.line <= other.line else other
